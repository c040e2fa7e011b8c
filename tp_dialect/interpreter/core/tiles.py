"""Many small matrix products as few large ones.

Tiles of a product come as `[..., rows, depth]` and `[..., depth, columns]` with batch axes that mostly only one side
has: the rows' tiles on the left, the columns' tiles on the right. Such axes are rows and columns of one larger matrix,
usually without moving an element, since they were cut out of one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod

import numpy as np

from tp_dialect.interpreter.core.elements import Array

WORTHWHILE = 4
"""From this many products on, joining them is cheaper than a product for each."""

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Joining:
    """How two stacks of matrices become matrices of more rows and columns, and their product a stack again."""

    left_axes: Shape
    left_shape: Shape
    right_axes: Shape
    right_shape: Shape
    parts: Shape
    result_axes: Shape
    result_shape: Shape

    def product(self, left: Array, right: Array) -> Array:
        """The stack of products."""
        rows = left.transpose(self.left_axes).reshape(self.left_shape)
        columns = right.transpose(self.right_axes).reshape(self.right_shape)
        parts = np.matmul(rows, columns).reshape(self.parts)
        return parts.transpose(self.result_axes).reshape(self.result_shape)


def multiply_tiles(left: Array, right: Array) -> Array:
    """The matrix product, as `np.matmul`; batch axes that only one side has become rows or columns."""
    joining = joining_of(left.shape, right.shape)
    return np.matmul(left, right) if joining is None else joining.product(left, right)


@lru_cache(maxsize=4096)
def joining_of(left: Shape, right: Shape) -> Joining | None:
    """How stacks of these shapes are joined; None where it is not worth while."""
    count = len(left) - 2
    batch = range(count)
    both = [axis for axis in batch if left[axis] > 1 and right[axis] > 1]
    mine = [axis for axis in batch if left[axis] > 1 and right[axis] == 1]
    theirs = [axis for axis in batch if left[axis] == 1 and right[axis] > 1]
    if prod(left[axis] for axis in mine) * prod(right[axis] for axis in theirs) < WORTHWHILE:
        return None
    rest = [axis for axis in batch if left[axis] == 1 and right[axis] == 1]
    shared, rows, columns = (
        tuple(left[axis] for axis in both),
        (*[left[axis] for axis in mine], left[-2]),
        (*[right[axis] for axis in theirs], right[-1]),
    )
    made = [*both, *mine, count, *theirs, count + 1]
    order = [axis for axis in range(count + 2) if axis not in rest]
    return Joining(
        (*rest, *theirs, *both, *mine, count, count + 1),
        (*shared, prod(rows), left[-1]),
        (*rest, *mine, *both, count, *theirs, count + 1),
        (*shared, left[-1], prod(columns)),
        (*shared, *rows, *columns),
        tuple(made.index(axis) for axis in order),
        (*[max(left[axis], right[axis]) for axis in batch], left[-2], right[-1]),
    )
