"""Copies the elements that a slice is made of out of a mapped file, a bounded number of bytes at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from tp_dialect.loaders.formats import Array, Format
from tp_dialect.loaders.reorder import Reorder
from tp_dialect.manifest import Slice

CHUNK = 1 << 18
"""Stored bytes that are decoded at once: what is in between stays small beside the piece itself."""

GAP = 1 << 17
"""Bytes that are fetched in vain rather than asked for apart."""

Convert = Callable[[Array], Array]
Rows = NDArray[np.intp] | None


@dataclass(frozen=True)
class Selection:
    """Stored elements (blocks on the last axis), the ranges of `axis` that are wanted, in blocks, and the row order."""

    elements: Array
    form: Format
    axis: int
    ranges: tuple[tuple[int, int], ...]
    reorder: Reorder | None = None
    title: str = "tensor"

    @staticmethod
    def of(elements: Array, form: Format, piece: Slice | None, reorder: Reorder | None, title: str) -> Selection:
        """What `piece` (None: all) selects; its ranges must keep blocks whole."""
        if piece is None:
            whole = ((0, elements.shape[0]),) if elements.ndim else ()
            return Selection(elements, form, 0, whole, reorder, title)
        unit = form.block if piece.axis == elements.ndim - 1 else 1
        ranges = tuple((start // unit, length // unit) for start, length in piece.ranges)
        return Selection(elements, form, piece.axis, ranges, reorder, title)

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of what is selected, in stored elements."""
        lengths = sum(length for _, length in self.ranges)
        shape = self.elements.shape
        return (*shape[: self.axis], lengths, *shape[self.axis + 1 :]) if shape else ()

    def fetches(self) -> Iterator[tuple[int, int]]:
        """The byte ranges of the tensor to have fetched ahead, (start, length): what is wanted, and small gaps in it.

        A disk gives one long range sooner than many short ones, so the rows of a column cut are fetched whole where
        they are short.
        """
        shape = self.elements.shape
        if self.reorder is not None or not self.ranges or not self.elements.size:
            return
        unit = self.elements.itemsize * prod(shape[self.axis + 1 :])
        stride = unit * shape[self.axis]
        outer = prod(shape[: self.axis])
        runs = [(start * unit, length * unit) for start, length in self.ranges]
        if outer > 1 and stride <= GAP:
            runs, outer = [(0, stride * outer)], 1
        for number in range(outer):
            for start, length in runs:
                yield number * stride + start, length

    def parts(self) -> Iterator[tuple[int, Array, Rows]]:
        """Each range as a view: where it begins in the result, the stored elements, and their rows' order if any."""
        before = (slice(None),) * self.axis
        at = 0
        for start, length in self.ranges or ((0, 0),):
            if not self.elements.ndim:
                yield 0, self.elements, None
            elif self.reorder is not None and self.axis == 0:
                yield at, self.elements, self._rows(start, length)
            else:
                part = self.elements[(*before, slice(start, start + length))]
                yield at, part, None if self.reorder is None else self._rows(0, self.elements.shape[0])
            at += length

    def _rows(self, start: int, length: int) -> NDArray[np.intp]:
        assert self.reorder is not None
        rows = np.arange(start, start + length, dtype=np.intp)
        return self.reorder.stored(rows, self.elements.shape[0], self.title)

    def stored(self) -> tuple[Array, int]:
        """The selected elements as they are stored, blocks undivided, and how many bytes of the file were read."""
        raw = np.empty(self.shape, self.elements.dtype)
        return raw, self._fill(raw, lambda stored: stored)

    def read(self, dtype: np.dtype[np.generic], convert: Convert | None = None) -> tuple[Array, int]:
        """The selected elements as `dtype`, and how many bytes of the file were read for them."""
        lead = (self.form.block,) if self.form.quantised else ()
        blocks = np.empty((*self.shape, *lead), dtype)
        count = self._fill(blocks, self._decoder(convert))
        shape = self.shape
        return blocks.reshape((*shape[:-1], shape[-1] * self.form.block) if shape else ()), count

    def _fill(self, result: Array, decode: Convert) -> int:
        before = (slice(None),) * self.axis
        count = 0
        for at, part, rows in self.parts():
            length = 1 if not part.ndim else part.shape[self.axis] if rows is None or self.axis else len(rows)
            target = result[(*before, slice(at, at + length))] if self.shape else result
            count += _copy(target, part, rows, decode)
        return count

    def _decoder(self, convert: Convert | None) -> Convert:
        decode = self.form.decode
        assert decode is not None
        return decode if convert is None else lambda stored: convert(decode(stored))


def _copy(target: Array, part: Array, rows: Rows, decode: Convert) -> int:
    """Decode `part` (its rows in the order `rows`) into `target`; how many stored bytes that was."""
    if not part.ndim:
        target[...] = decode(part)
        return part.nbytes
    count = part.shape[0] if rows is None else len(rows)
    if not count or not part.size:
        return 0
    row = part.nbytes // part.shape[0]
    if row > CHUNK and part.ndim > 1:
        order = range(count) if rows is None else rows
        return sum(_copy(target[number], part[place], None, decode) for number, place in enumerate(order))
    step = max(1, CHUNK // row)
    for start in range(0, count, step):
        chunk = part[start : start + step] if rows is None else part[rows[start : start + step]]
        target[start : start + step] = decode(chunk)
    return row * count
