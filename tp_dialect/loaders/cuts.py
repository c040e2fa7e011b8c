"""What a cut must respect, and what a cut of one tensor makes of another one: pure, on shapes and ranges."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from tp_dialect.errors import TpError
from tp_dialect.manifest import Slice
from tp_dialect.terse import shape_text


def on_chip(chip: int | None) -> str:
    """`, chip 1` for a message, or nothing."""
    return "" if chip is None else f", chip {chip}"


def check_granule(title: str, piece: Slice, granule: Sequence[int], chip: int | None, what: str) -> None:
    """Refuse a slice that keeps a part of a block only (`TP655`); `what` says what its blocks are."""
    block = granule[piece.axis]
    if block == 1:
        return
    for start, length in piece.ranges:
        offset = start if start % block else start + length
        if offset % block:
            below = offset // block * block
            raise TpError(
                "TP655",
                f"{title}{on_chip(chip)}: the range {start}:{length} on axis {piece.axis} splits a block of {block}"
                f" ({what}) at offset {offset}",
                f"cut at a multiple of {block}, such as {below} or {below + block}",
            )


def groups_of(shape: Sequence[int], companion: Sequence[int], title: str) -> tuple[int, ...]:
    """Per axis, how many coordinates of a weight of `shape` share one entry of its companion (scales, zero points).

    A companion has the weight's rank and sizes that divide the weight's; a scalar is one entry for all, and a rank of
    1 one entry for each row. Anything else is `TP656`.
    """
    if tuple(companion) in ((), (1,)):
        full = tuple(1 for _ in shape)
    else:
        full = tuple(companion) if len(companion) > 1 else (*companion, *(1 for _ in shape[1:]))
    if len(full) != len(shape) or any(few < 1 or size % few for size, few in zip(shape, full, strict=True)):
        raise TpError(
            "TP656",
            f"{title}: expected sizes that divide its weight's, {shape_text(shape)}, got {shape_text(companion)}",
        )
    return tuple(size // few for size, few in zip(shape, full, strict=True))


def granule_of(shape: Sequence[int], groups: Sequence[int]) -> tuple[int, ...]:
    """Per axis, what a cut must keep whole multiples of: a group, but not one that covers the whole axis."""
    return tuple(group if group < size else 1 for size, group in zip(shape, groups, strict=True))


def companion_piece(piece: Slice, companion: Sequence[int], of: str, groups: Sequence[int]) -> Slice | None:
    """The slice of a weight's companion that goes with `piece` of the weight; None where that is all of it.

    An entry that covers the whole axis goes to every chip. Ranges keep whole groups (`check_granule`).
    """
    axis = piece.axis
    group = groups[axis]
    if group == piece.of_shape[axis] or axis >= len(companion):
        return None
    return Slice(of, tuple(companion), axis, tuple((start // group, length // group) for start, length in piece.ranges))


def span(piece: Slice, start: int, length: int) -> Slice:
    """The slice that is the coordinates `start` to `start + length` of a slice: ranges of the full tensor again.

    So a chip's own tensor can be read and written in parts, also across the seam of two ranges. A span that leaves the
    slice is `TP024`, an `IndexError`, an empty one `TP023`.
    """
    if length > 0:
        piece.full_coord(start)
        piece.full_coord(start + length - 1)
    ends = list(accumulate(count for _, count in piece.ranges))
    ranges: list[tuple[int, int]] = []
    while length > 0:
        number = bisect_right(ends, start)
        taken = min(length, ends[number] - start)
        ranges.append((piece.full_coord(start), taken))
        start, length = start + taken, length - taken
    return Slice(piece.of, piece.of_shape, piece.axis, tuple(ranges))
