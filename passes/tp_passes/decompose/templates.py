"""Generics that the decomposition adds itself: additions and copies, and repeats of a smaller tensor."""

from __future__ import annotations

from functools import lru_cache

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import AnyFloat, TensorType
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, Region
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap

from tp_passes.decompose.bodies import AxisMap
from tp_passes.decompose.generic_ops import generic_of, iterators_of


def _affine(rank: int, exprs: AxisMap) -> AffineMap:
    """The affine map of plain axes; an axis that is read whole has size 1."""
    return AffineMap(
        rank,
        0,
        tuple([AffineDimExpr(e) if isinstance(e, int) and e >= 0 else AffineConstantExpr(0) for e in exprs]),
    )


@lru_cache(maxsize=4096)
def addition_of(type: TensorType) -> GenericOp:
    """The sum of two tensors of `type`."""
    rank = type.get_num_dims()
    element = type.element_type
    empties = [tensor.EmptyOp([], type) for _ in range(3)]
    block = Block(arg_types=[element] * 3)
    add = (arith.AddfOp if isinstance(element, AnyFloat) else arith.AddiOp)(block.args[0], block.args[1])
    block.add_ops([add, YieldOp(add.result)])
    values = [one.tensor for one in empties]
    return generic_of(values[:2], values[2:], Region(block), [AffineMap.identity(rank)] * 3, iterators_of(rank))


@lru_cache(maxsize=4096)
def copy_of(source: TensorType, type: TensorType, exprs: AxisMap) -> GenericOp:
    """A tensor of `type` whose elements are those of `source` at `exprs`."""
    rank = type.get_num_dims()
    block = Block(arg_types=[source.element_type, type.element_type])
    block.add_op(YieldOp(block.args[0]))
    inputs, outputs = tensor.EmptyOp([], source).tensor, tensor.EmptyOp([], type).tensor
    maps = [_affine(rank, exprs), AffineMap.identity(rank)]
    return generic_of([inputs], [outputs], Region(block), maps, iterators_of(rank))
