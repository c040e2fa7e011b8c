"""Making generics: with parallel and reduction dimensions, and fills."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap


def generic_of(
    inputs: Sequence[SSAValue],
    outputs: Sequence[SSAValue],
    body: Region,
    maps: Sequence[AffineMap],
    iterators: ArrayAttr[IteratorTypeAttr],
) -> GenericOp:
    """A generic with one result for each output."""
    attrs = [AffineMapAttr(one) for one in maps]
    return GenericOp(inputs, outputs, body, attrs, iterators, [value.type for value in outputs])


def iterators_of(rank: int, reductions: Sequence[int] = ()) -> ArrayAttr[IteratorTypeAttr]:
    """`rank` iterators, parallel but for `reductions`."""
    kinds = (IteratorTypeAttr.parallel(), IteratorTypeAttr.reduction())
    return ArrayAttr([kinds[dim in reductions] for dim in range(rank)])


def fill_with(value: SSAValue, type: TensorType) -> tuple[Operation, Operation]:
    """An empty tensor, and a generic that fills it with a scalar."""
    rank = type.get_num_dims()
    empty = tensor.EmptyOp([], type)
    block = Block(arg_types=[type.element_type, type.element_type])
    block.add_op(YieldOp(block.args[0]))
    maps = [AffineMap(rank, 0, ()), AffineMap.identity(rank)]
    return empty, generic_of([value], [empty.tensor], Region(block), maps, iterators_of(rank))
