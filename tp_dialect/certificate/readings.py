"""Readings: which element of an expression each element of a tensor is.

An expression has axes with numbered coordinates. A tensor *reads* it: on each axis of the expression the coordinate is
a start plus a table for each axis of the tensor that moves it, `start + table_0[x_0] + table_1[x_1] + ...`. A box (a
coordinate set per axis), a transpose, a broadcast, a slice of several ranges and a reshape are readings, and a view of
a reading is a reading: no view needs a rule of its own. Tables are interned, so that equal readings are equal tuples.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.int64]
Axis = tuple[int, tuple[tuple[tuple[int, ...], int], ...]]
"""A coordinate: its start, and the tables that are added, each as (axes of the tensor, number of a table over them)."""
Axes = tuple[Axis, ...]
Shape = tuple[int, ...]


class Unfollowed(Exception):
    """A step that does not follow; `kind` is the rule that it breaks."""

    def __init__(self, kind: str, text: str):
        super().__init__(text)
        self.kind, self.text = kind, text


class Readings:
    """Interned tables, and readings composed of them. `units`: an axis of size 1 is kept as one that could move."""

    def __init__(self, units: bool) -> None:
        self.arrays: list[Table] = []
        self._units = units
        self._ids: dict[tuple[Shape, bytes], int] = {}
        self._lines: dict[tuple[int, int, int], Axis] = {}
        self._through: dict[tuple[Axes, Axes, Shape], Axes] = {}
        self._moved: dict[Axes, Axes] = {}

    def table(self, array: Table) -> int:
        """The number of a table."""
        key = array.shape, array.tobytes()
        if key not in self._ids:
            self._ids[key] = len(self.arrays)
            self.arrays.append(array)
        return self._ids[key]

    def listed(self, axis: int, coordinates: Table) -> Axis:
        """These coordinates along one axis of the tensor."""
        return int(coordinates[0]), (((axis,), self.table(coordinates - coordinates[0])),)

    def line(self, axis: int, size: int, stride: int = 1) -> Axis:
        """0, stride, 2 * stride, ... along one axis of the tensor."""
        key = axis, size, stride
        if key not in self._lines:
            self._lines[key] = self.listed(axis, np.arange(size, dtype=np.int64) * stride)
        return self._lines[key]

    def whole(self, shape: Shape) -> Axes:
        """All of a tensor of this shape, axis by axis."""
        return tuple([self.line(axis, size) for axis, size in enumerate(shape)])

    def grid(self, axis: Axis, dims: Sequence[int], shape: Sequence[int]) -> Table:
        """The coordinates over the axes `dims` of a tensor of this shape; no other axis may move them."""
        total = np.full([shape[dim] for dim in dims], axis[0], dtype=np.int64)
        for moving, number in axis[1]:
            table = self.arrays[number]
            if set(moving) <= set(dims):
                order = sorted(range(len(moving)), key=lambda n: dims.index(moving[n]))
                total += table.transpose(order).reshape([shape[dim] if dim in moving else 1 for dim in dims])
            elif table.any():
                raise Unfollowed("match", "coordinates move along another axis than in the source")
        return total

    def apart(self, grid: Table, dims: Sequence[int], shape: Sequence[int]) -> Axis:
        """The coordinate with these values over `dims`: by one table for each of them, or where that cannot be, by one
        table over them all."""
        start = int(grid.flat[0])
        lines = [grid[tuple([slice(None) if n == one else 0 for n in range(grid.ndim)])] for one in range(grid.ndim)]
        moved = sorted(zip(dims, lines, strict=True), key=lambda one: one[0])
        moves = tuple([((dim,), self.table(line - start)) for dim, line in moved if self._kept(line)])
        if grid.ndim > 1 and not np.array_equal(self.grid((start, moves), dims, shape), grid):
            table = np.ascontiguousarray(grid.transpose(np.argsort(dims))) - start
            moves = ((tuple(sorted(dims)), self.table(table)),)
        return start, moves

    def through(self, axes: Axes, sources: Axes, shape: Shape) -> Axes:
        """The reading `axes` of a tensor, itself read at `sources` over a new `shape`."""
        key = axes, sources, shape
        if key not in self._through:
            self._through[key] = tuple([self._one_through(axis, sources, shape) for axis in axes])
        return self._through[key]

    def _one_through(self, axis: Axis, sources: Axes, shape: Shape) -> Axis:
        start, total = axis[0], dict[tuple[int, ...], Table]()
        for olds, number in axis[1]:
            table, dims = self.arrays[number], moving_dims([sources[old] for old in olds])
            at = tuple([self.grid(sources[old], dims, shape) for old in olds])
            for one, size in zip(at, table.shape, strict=True):
                if one.size and (one.min() < 0 or one.max() >= size):
                    raise Unfollowed("range", f"coordinate {one.max()} of an axis of {size} is read")
            begin, moves = self.apart(table[at], dims, shape)
            start += begin
            for moving, feed in moves:
                total[moving] = total.get(moving, 0) + self.arrays[feed]
        kept = [(moving, self.table(total[moving])) for moving in sorted(total) if self._kept(total[moving])]
        return start, tuple(kept)

    def _kept(self, line: Table) -> bool:
        return bool((line != line.flat[0]).any()) or (self._units and line.size == 1)

    def moved(self, axes: Axes) -> Axes:
        """The reading without tables that move nothing: two of one expression are equal if these are."""
        if axes not in self._moved:
            kept = [(s, tuple([move for move in moves if self.arrays[move[1]].any()])) for s, moves in axes]
            self._moved[axes] = tuple(kept)
        return self._moved[axes]


def moving_dims(axes: Sequence[Axis]) -> list[int]:
    """The axes of the tensor that move any of these coordinates, in order."""
    return sorted({dim for _, moves in axes for moving, _ in moves for dim in moving})
