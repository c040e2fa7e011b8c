"""Coordinate sets: which coordinates of an axis each party holds or wants.

A *party* is a chip, or, while units are looked for, a block of a contraction. `Ranges` are the coordinates of one party
on one axis, ascending half-open ranges that neither overlap nor touch. A `Cut` gives each party its `Ranges`; an axis
that every party has whole is `None`. Cuts are interned by `Sets`, so they compare by identity, and what was computed
once (for the first of many equal layers, say) is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Ranges = tuple[tuple[int, int], ...]
"""Half-open ranges (start, stop) of one party on one axis."""


def merged(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """The ranges in ascending order, with those joined that overlap or touch, and empty ones dropped."""
    result: list[tuple[int, int]] = []
    for start, stop in sorted(ranges):
        if start >= stop:
            continue
        if result and start <= result[-1][1]:
            if stop > result[-1][1]:
                result[-1] = (result[-1][0], stop)
        else:
            result.append((start, stop))
    return tuple(result)


def length(ranges: Ranges) -> int:
    """How many coordinates there are."""
    return sum([stop - start for start, stop in ranges])


def shifted(ranges: Ranges, offset: int) -> Ranges:
    """The coordinates moved by `offset`."""
    return tuple([(start + offset, stop + offset) for start, stop in ranges])


def within(ranges: Ranges, low: int, high: int) -> Ranges:
    """The coordinates that lie in low..high-1."""
    return tuple([(max(start, low), min(stop, high)) for start, stop in ranges if start < high and stop > low])


def intersection(one: Ranges, other: Ranges) -> Ranges:
    """The coordinates that both hold."""
    return merged(piece for start, stop in other for piece in within(one, start, stop))


def spread(ranges: Ranges, stride: int) -> Ranges:
    """Coordinate x becomes x * stride."""
    if stride == 1:
        return ranges
    return tuple([(x * stride, x * stride + 1) for start, stop in ranges for x in range(start, stop)])


def outer(rows: Ranges, columns: Ranges, width: int) -> Ranges:
    """The coordinates row * width + column: what a box of two axes is on the axis that merges them."""
    if columns == ((0, width),):
        return merged((start * width, stop * width) for start, stop in rows)
    return merged(
        (row * width + start, row * width + stop)
        for first, last in rows
        for row in range(first, last)
        for start, stop in columns
    )


def projected(ranges: Ranges, width: int) -> tuple[Ranges, Ranges]:
    """The smallest box (rows, columns) of two axes whose merged axis holds `ranges`; `width` columns a row."""
    rows: list[tuple[int, int]] = []
    columns: list[tuple[int, int]] = []
    for start, stop in ranges:
        first, last = start // width, (stop - 1) // width
        rows.append((first, last + 1))
        if first == last:
            columns.append((start - first * width, stop - first * width))
        else:
            columns.append((start - first * width, width))
            columns.append((0, stop - last * width if last == first + 1 else width))
    return merged(rows), merged(columns)


def positions(held: Ranges, wanted: Ranges) -> Ranges:
    """Where the coordinates `wanted` stand among those `held`, counted from 0; `held` holds all of `wanted`."""
    result: list[tuple[int, int]] = []
    before = 0
    for low, high in held:
        result += [(start - low + before, stop - low + before) for start, stop in within(wanted, low, high)]
        before += high - low
    return merged(result)


class Cut:
    """What each party has of one axis. Interned: two cuts are equal when they are the same object."""

    __slots__ = ("alike", "empty", "sets")

    def __init__(self, sets: tuple[Ranges, ...]):
        self.sets = sets
        self.alike = all(one == sets[0] for one in sets)
        self.empty = frozenset([party for party, one in enumerate(sets) if not one])

    def __repr__(self) -> str:
        return f"Cut({list(self.sets)})"


Axis = Cut | None
"""What the parties have of an axis; None: all of it, every one."""

Demand = tuple[Axis, ...]
"""What the parties have, or want, of a value: a box, axis by axis."""


class Sets:
    """The cuts of one question, asked for so many parties."""

    def __init__(self, parties: int):
        self.parties = parties
        self._cuts: dict[tuple[Ranges, ...], Cut] = {}
        self._known: dict[tuple[object, ...], Axis] = {}
        self._known_parts: dict[tuple[object, ...], tuple[Axis, ...]] = {}

    def axis(self, sets: Sequence[Ranges], size: int) -> Axis:
        """The axis of `size` coordinates of which party i has `sets[i]`."""
        key = tuple(sets)
        whole: Ranges = ((0, size),)
        if all(one == whole for one in key):
            return None
        cut = self._cuts.get(key)
        if cut is None:
            cut = self._cuts[key] = Cut(key)
        return cut

    def everyone(self, ranges: Ranges, size: int) -> Axis:
        """The axis of which every party has the same `ranges`."""
        return self.axis((ranges,) * self.parties, size)

    def mapped(self, axis: Cut, size: int, key: tuple[object, ...], change: Callable[[Ranges], Ranges]) -> Axis:
        """`change` applied to each party's ranges, on a new axis of `size`; `key` names what `change` does."""
        full_key = (axis, size, key)
        if full_key in self._known:
            return self._known[full_key]
        result = self.axis([change(one) for one in axis.sets], size)
        self._known[full_key] = result
        return result

    def union(self, one: Axis, other: Axis, size: int) -> Axis:
        """What either wants."""
        if one is None or other is None:
            return None
        if one is other:
            return one
        key = (one, other, size)
        if key not in self._known:
            self._known[key] = self.axis([merged((*a, *b)) for a, b in zip(one.sets, other.sets, strict=True)], size)
        return self._known[key]

    def joined(self, parts: tuple[Axis, ...], sizes: tuple[int, ...]) -> Axis:
        """The axis that merges several: the outer product of what the parties have of each."""
        if all(part is None for part in parts):
            return None
        key = (parts, sizes)
        if key not in self._known:
            self._known[key] = self._joined(parts, sizes)
        return self._known[key]

    def _joined(self, parts: tuple[Axis, ...], sizes: tuple[int, ...]) -> Axis:
        total = 1
        result: list[Ranges] = [((0, 1),)] * self.parties
        for part, size in zip(parts, sizes, strict=True):
            sets = (((0, size),),) * self.parties if part is None else part.sets
            result = [outer(rows, columns, size) for rows, columns in zip(result, sets, strict=True)]
            total *= size
        return self.axis(result, total)

    def parted(self, axis: Axis, sizes: tuple[int, ...]) -> tuple[Axis, ...]:
        """The smallest box on axes of these `sizes` that holds what the parties have of the axis that merges them."""
        if axis is None:
            return (None,) * len(sizes)
        key = (axis, sizes)
        if key not in self._known_parts:
            boxes = [parted_ranges(one, sizes) for one in axis.sets]
            self._known_parts[key] = tuple(
                self.axis([box[number] for box in boxes], size) for number, size in enumerate(sizes)
            )
        return self._known_parts[key]


def parted_ranges(ranges: Ranges, sizes: tuple[int, ...]) -> tuple[Ranges, ...]:
    """`Sets.parted` for one party."""
    result: list[Ranges] = []
    for number in range(len(sizes)):
        width = 1
        for size in sizes[number + 1 :]:
            width *= size
        rows, ranges = projected(ranges, width)
        result.append(rows)
    return tuple(result)
