"""A tensor as it lies in a file, and what must hold of all tensors of a file before any of them is read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from tp_dialect.errors import TpError
from tp_dialect.loaders.formats import Format
from tp_dialect.terse import shape_text

MAX_RANK = 16
MAX_ELEMENTS = 1 << 60
"""More than this cannot be counted in 64 bits of any format; no file is so large."""


@dataclass(frozen=True)
class StoredTensor:
    """Where a tensor lies: `size` bytes at `offset` of `path`, row-major, in `format`, of `shape`."""

    name: str
    path: str
    format: Format
    shape: tuple[int, ...]
    offset: int
    size: int

    @property
    def granule(self) -> tuple[int, ...]:
        """Per axis, the number of coordinates of which a cut must keep whole multiples: the block on the last one."""
        return (*(1 for _ in self.shape[:-1]), self.format.block) if self.shape else ()

    @property
    def title(self) -> str:
        """The tensor and its file, as messages name it."""
        return f"tensor `{self.name}` of {self.path}"


def byte_size(name: str, path: str, format: Format, shape: tuple[int, ...]) -> int:
    """The bytes of a tensor of this shape; a shape that cannot be, or does not hold whole blocks, is `TP646`."""
    title = f"tensor `{name}` of {path}"
    if len(shape) > MAX_RANK or any(size < 0 for size in shape):
        raise TpError(
            "TP646", f"{title}: expected up to {MAX_RANK} sizes of at least 0, got {shape_text(shape[:MAX_RANK])}"
        )
    if prod(max(size, 1) for size in shape) > MAX_ELEMENTS:
        raise TpError("TP646", f"{title}: expected at most {MAX_ELEMENTS} elements, got shape {shape_text(shape)}")
    if format.block > 1 and (not shape or shape[-1] % format.block):
        raise TpError(
            "TP646",
            f"{title}: expected whole blocks of {format.block} ({format.name}) on the last axis, got shape"
            f" {shape_text(shape)}",
        )
    return format.byte_count(prod(shape))


def check_layout(tensors: Iterable[StoredTensor], start: int, end: int, holes: bool) -> None:
    """Refuse tensors that leave the bytes `start` to `end` of their file or overlap (`TP643`).

    Where the format allows no `holes`, each must begin where the one before it ended, and the last end at `end`.
    """
    reached, before = start, "the header"
    ordered = sorted(tensors, key=lambda one: (one.offset, one.size))
    for one in ordered:
        if one.offset < start or one.offset + one.size > end:
            raise TpError(
                "TP643",
                f"{one.title}: expected its bytes within {start}..{end}, got {one.offset}..{one.offset + one.size}",
                "the file is cut short, or its header is wrong",
            )
        if one.offset < reached and one.size:
            raise TpError("TP643", f"{one.title} begins at byte {one.offset}, inside {before}, which ends at {reached}")
        if one.offset > reached and not holes:
            raise TpError("TP643", f"{one.title} begins at byte {one.offset}, but {before} ends at {reached}")
        if one.size:
            reached, before = one.offset + one.size, f"tensor `{one.name}`"
    if reached != end and not holes:
        raise TpError(
            "TP643", f"{ordered[0].path if ordered else 'file'}: {before} ends at byte {reached}, the file at {end}"
        )
