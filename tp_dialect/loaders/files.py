"""Files that are read by ranges: mapped into memory, so that only what is touched is read, and every byte counted."""

from __future__ import annotations

import mmap
import os
import struct
from pathlib import Path

import numpy as np

from tp_dialect.errors import TpError
from tp_dialect.loaders.formats import Array
from tp_dialect.loaders.stored import StoredTensor

PAGE = mmap.PAGESIZE
AHEAD = 1 << 16
"""How much of a header is fetched at once."""


class MappedFile:
    """A file mapped read-only. Its size is taken once, when it is opened; `TP640` if it cannot be, or is empty."""

    def __init__(self, path: str | Path):
        self.path = str(path)
        try:
            with open(path, "rb") as file:
                self.size = os.fstat(file.fileno()).st_size
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or "it is empty"
            raise TpError("TP640", f"checkpoint {self.path} cannot be read: {reason}") from error
        # What is worth fetching ahead is said piece by piece; read-ahead would fetch what lies behind a piece as well.
        self._advise("MADV_RANDOM")

    def _advise(self, what: str, start: int = 0, length: int | None = None) -> None:
        advice = getattr(mmap, what, None)
        if advice is not None:
            first = start // PAGE * PAGE
            self._map.madvise(advice, first, self.size - first if length is None else start + length - first)

    def will_need(self, start: int, length: int) -> None:
        """Tell the system that these bytes are read next, so that it fetches exactly them, many at once."""
        if length > PAGE:
            self._advise("MADV_WILLNEED", start, min(length, self.size - start))

    def bytes(self, start: int, length: int) -> bytes:
        """A copy of so many bytes, fewer where the file ends."""
        return self._map[start : start + length]

    def elements(self, tensor: StoredTensor) -> Array:
        """The tensor's stored elements, blocks on the last axis, as a view that reads nothing yet."""
        form = tensor.format
        if form.storage is None:
            raise TpError("TP649", f"{tensor.title}: no reader for its format {form.name}", "convert the file first")
        shape = (*tensor.shape[:-1], tensor.shape[-1] // form.block) if tensor.shape else ()
        if tensor.size == 0:
            return np.empty(shape, form.storage)
        count = tensor.size // form.size
        return np.frombuffer(self._map, form.storage, count, tensor.offset).reshape(shape)


class Cursor:
    """Reads a header from front to back. Whatever would lie beyond the file is `TP641`, naming what was being read."""

    def __init__(self, file: MappedFile, at: int = 0):
        self._file = file
        self._fetched = at
        self.at = at

    @property
    def path(self) -> str:
        """The file's path."""
        return self._file.path

    @property
    def remaining(self) -> int:
        """How many bytes are left."""
        return self._file.size - self.at

    def skip(self, length: int, what: str) -> None:
        """Go on without reading."""
        if length > self.remaining:
            raise TpError(
                "TP641",
                f"{self.path}: {what} needs {length} bytes at byte {self.at}, but the file ends at {self._file.size}",
                "the file is cut short, or its header is wrong",
            )
        self.at += length

    def take(self, length: int, what: str) -> bytes:
        """The next bytes."""
        start = self.at
        self.skip(length, what)
        if self.at > self._fetched:
            self._fetched = start + max(length, AHEAD)
            self._file.will_need(start, AHEAD)
        return self._file.bytes(start, length)

    def unpack(self, layout: struct.Struct, what: str) -> tuple[int, ...]:
        """The next numbers, little-endian as `layout` says."""
        return layout.unpack(self.take(layout.size, what))
