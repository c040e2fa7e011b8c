"""How many pages of a nest are worked on at a time, so that their memory stays bounded."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, prod

from xdsl.dialects.builtin import ShapedType
from xdsl.ir import Attribute, Operation, SSAValue

from tp_dialect.interpreter.core.elements import element_of, shape_of
from tp_dialect.kernel import ComputeOp, LoadOp, NestOp

LIMIT = 256 << 20
"""Bytes of pages, and of what bodies make of them, that a nest holds at once if it can."""


def chunks_of(nest: NestOp, varies: Mapping[SSAValue, frozenset[str]]) -> tuple[int, list[slice | None]]:
    """The dimension along which a nest is worked through, by number, and the parts of it; one None: all at once.

    It is the outermost dimension of several pages that no stage folds.
    """
    sizes = nest.dim_sizes
    folded = {dim for stage in nest.stages if isinstance(stage, ComputeOp) for dim in stage.folded}
    needed = sum(_bytes(stage, sizes, varies) for stage in nest.stages)
    free = [(axis, size) for axis, (dim, size) in enumerate(sizes.items()) if dim not in folded and size > 1]
    if needed <= LIMIT or not free:
        return 0, [None]
    axis, size = free[0]
    step = max(1, size // ceil(needed / LIMIT))
    return axis, [slice(first, first + step) for first in range(0, size, step)]


def _bytes(stage: Operation, sizes: Mapping[str, int], varies: Mapping[SSAValue, frozenset[str]]) -> int:
    """What a stage holds for all its points: a fold one step at a time, a plain load nothing but a view."""
    if isinstance(stage, LoadOp):
        if stage.rows is None:
            return 0
        return _size(stage.buffer.page) * prod(sizes[dim] for dim in varies[stage.result])
    if not isinstance(stage, ComputeOp):
        return 0
    points = prod(sizes[dim] for dim in varies[stage.result])
    values = [value for op in stage.body.block.ops for value in (*op.operands, *op.results)]
    return points * sum(_size(value.type) for value in values)


def _size(type: Attribute) -> int:
    if not isinstance(type, ShapedType):
        return 0
    return prod(shape_of(type)) * element_of(type).dtype.itemsize
