"""Gathers whose indices are known become slices.

An exporter spells `x[..., -2, :]` as a generic that computes its indices and extracts single elements. Where an index
is a constant, or `scale * d + offset` of a dimension d, the axis is sliced in front of the generic, and the extracted
tensor is indexed by the dimension itself; where that holds of all axes the tensor becomes an ordinary operand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import AffineMapAttr, DenseIntOrFPElementsAttr, IntegerAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from xdsl.rewriter import InsertPoint, Rewriter

from tp_passes.decompose.tensor_types import shape_of


@dataclass(frozen=True)
class Affine:
    """An index `scale * d + offset` of dimension `dim`; a constant has scale 0 and dimension -1."""

    dim: int
    scale: int
    offset: int


def needs_slices(op: Operation) -> bool:
    """A generic that extracts at known indices from a tensor that is not its own operand."""
    if not isinstance(op, GenericOp):
        return False
    return any(_wants_slice(op, inner) for inner in op.body.block.ops if isinstance(inner, tensor.ExtractOp))


def slice_gathers(op: GenericOp) -> Sequence[Operation]:
    """Rewrite the gathers of `op` (a copy) in place; the operations that are new, the changed generic included."""
    new: list[Operation] = []
    for inner in [one for one in op.body.block.ops if isinstance(one, tensor.ExtractOp)]:
        if _wants_slice(op, inner):
            new += _slice(op, inner)
    operands: list[tuple[SSAValue, AffineMap]] = []
    for inner in [one for one in op.body.block.ops if isinstance(one, tensor.ExtractOp)]:
        axes = [_index(op, index) for index in inner.indices]
        if _is_outside(op, inner) and all(axis is not None for axis in axes):
            operands.append((inner.tensor, _map_of(op, cast("list[Affine]", axes))))
            position = len(op.inputs) + len(operands) - 1
            argument = op.body.block.insert_arg(inner.result.type, position)
            Rewriter.replace_op(inner, [], [argument])
    return [*new, _with_inputs(op, operands)] if operands else new


def _wants_slice(op: GenericOp, inner: tensor.ExtractOp) -> bool:
    if not _is_outside(op, inner):
        return False
    axes = [_index(op, index) for index in inner.indices]
    sliced = [axis for axis, size in zip(axes, shape_of(inner.tensor), strict=True) if not _is_plain(op, axis, size)]
    return any(axis is not None for axis in sliced) or all(axis is not None for axis in axes)


def _is_outside(op: GenericOp, inner: tensor.ExtractOp) -> bool:
    owner = inner.tensor.owner
    return isinstance(owner, Block) or owner.parent is not op.body.block


def _extent(op: GenericOp, dim: int) -> int:
    for operand, attr in zip(op.operands, op.indexing_maps.data, strict=True):
        for axis, expr in enumerate(attr.data.results):
            if isinstance(expr, AffineDimExpr) and expr.position == dim:
                return shape_of(operand)[axis]
    return 0


def _is_plain(op: GenericOp, axis: Affine | None, size: int) -> bool:
    """The whole axis, in its order: nothing to slice."""
    if axis is None:
        return True
    if axis.scale == 0:
        return size == 1 and axis.offset == 0
    return axis.scale == 1 and axis.offset == 0 and _extent(op, axis.dim) == size


def _slice(op: GenericOp, inner: tensor.ExtractOp) -> Sequence[Operation]:
    source, shape = inner.tensor, shape_of(inner.tensor)
    offsets, sizes, strides = [0] * len(shape), list(shape), [1] * len(shape)
    indices = list(inner.indices)
    made: list[Operation] = []
    for number, index in enumerate(inner.indices):
        axis = _index(op, index)
        if axis is None or _is_plain(op, axis, shape[number]):
            continue
        offsets[number], strides[number] = axis.offset, max(1, axis.scale)
        sizes[number] = _extent(op, axis.dim) if axis.scale else 1
        plain = IndexOp(axis.dim) if axis.scale else arith.ConstantOp.from_int_and_width(0, index.type)  # pyright: ignore
        made.append(plain)
        indices[number] = plain.results[0]
    if not made:
        return []
    cut = tensor.ExtractSliceOp.from_static_parameters(source, offsets, sizes, strides)
    Rewriter.insert_op(cut, InsertPoint.before(op))
    new = tensor.ExtractOp(cut.result, indices, inner.result.type)
    Rewriter.replace_op(inner, [*made, new])
    return [cut]


def _map_of(op: GenericOp, axes: Sequence[Affine]) -> AffineMap:
    exprs: list[AffineExpr] = [AffineDimExpr(a.dim) if a.scale else AffineConstantExpr(a.offset) for a in axes]
    return AffineMap(len(op.iterator_types.data), 0, tuple(exprs))


def _with_inputs(op: GenericOp, operands: Sequence[tuple[SSAValue, AffineMap]]) -> GenericOp:
    maps = list(op.indexing_maps.data)
    inputs = len(op.inputs)
    maps[inputs:inputs] = [AffineMapAttr(one) for _, one in operands]
    new = GenericOp(
        [*op.inputs, *(value for value, _ in operands)],
        list(op.outputs),
        op.detach_region(0),
        maps,
        op.iterator_types,
        [result.type for result in op.results],
    )
    Rewriter.replace_op(op, new)
    return new


def _index(op: GenericOp, value: SSAValue) -> Affine | None:
    """What an index computes, if that is known when the program is compiled and does not fall with its dimension."""
    found = _value(op, value)
    return found if found is not None and found.scale >= 0 and found.offset >= 0 else None


def _value(op: GenericOp, value: SSAValue) -> Affine | None:
    if isinstance(value, BlockArgument):
        if value.block is not op.body.block or value.index >= len(op.inputs):
            return None
        return _operand(op.operands[value.index], op.indexing_maps.data[value.index].data)
    inner = cast("OpResult", value).op
    if isinstance(inner, IndexOp):
        return Affine(inner.dim.value.data, 1, 0)
    if isinstance(inner, arith.ConstantOp):
        return Affine(-1, 0, inner.value.value.data) if isinstance(inner.value, IntegerAttr) else None
    if isinstance(inner, arith.IndexCastOp | arith.ExtSIOp | arith.ExtUIOp | arith.TruncIOp):
        return _value(op, inner.operands[0])
    if isinstance(inner, arith.SelectOp):
        condition = _value(op, inner.cond)
        if condition is None or condition.scale:
            return None
        return _value(op, inner.lhs if condition.offset else inner.rhs)
    return _binary(op, inner)


def _binary(op: GenericOp, inner: Operation) -> Affine | None:
    if not isinstance(inner, arith.AddiOp | arith.SubiOp | arith.MuliOp | arith.CmpiOp):
        return None
    one, other = (_value(op, value) for value in inner.operands)
    if one is None or other is None:
        return None
    if isinstance(inner, arith.CmpiOp):
        return _compared(inner.predicate.value.data, one, other)
    if isinstance(inner, arith.MuliOp):
        factor, scaled = (one, other) if one.scale == 0 else (other, one)
        if factor.scale:
            return None
        return _affine(scaled.dim, scaled.scale * factor.offset, scaled.offset * factor.offset)
    sign = -1 if isinstance(inner, arith.SubiOp) else 1
    if one.scale and other.scale and one.dim != other.dim:
        return None
    return _affine(max(one.dim, other.dim), one.scale + sign * other.scale, one.offset + sign * other.offset)


def _affine(dim: int, scale: int, offset: int) -> Affine:
    return Affine(dim if scale else -1, scale, offset)


def _compared(predicate: int, one: Affine, other: Affine) -> Affine | None:
    """`one < other` (signed), where the smallest `one` settles it: how an exporter wraps negative indices."""
    if predicate != 2 or other.scale or one.scale < 0:
        return None
    if one.scale == 0 or one.offset >= other.offset:
        return Affine(-1, 0, int(one.offset < other.offset))
    return None


def _operand(value: SSAValue, indexing: AffineMap) -> Affine | None:
    """An index that is an element of a tensor whose numbers are known: a constant, or made of its own coordinates.

    `indexing` reads it. Axes of size 1 say nothing, so reshapes that only add or drop such axes are looked through.
    """
    exprs = [expr for expr, size in zip(indexing.results, shape_of(value), strict=True) if size != 1]
    while isinstance(value, OpResult) and isinstance(value.op, tensor.ExpandShapeOp | tensor.CollapseShapeOp):
        source = value.op.operands[0]
        if _long_axes(source) != _long_axes(value):
            return None
        value = source
    if not isinstance(value, OpResult):
        return None
    if isinstance(value.op, arith.ConstantOp):
        dense = value.op.value
        return _steps(dense, exprs) if isinstance(dense, DenseIntOrFPElementsAttr) else None
    return _computed(value.op, exprs) if isinstance(value.op, GenericOp) else None


def _long_axes(value: SSAValue) -> list[int]:
    return [size for size in shape_of(value) if size != 1]


def _steps(dense: DenseIntOrFPElementsAttr, exprs: Sequence[AffineExpr]) -> Affine | None:
    """One number, or numbers that go up by equal steps along one axis."""
    numbers = list(dense.get_values())
    if not numbers or not all(isinstance(number, int) for number in numbers):
        return None
    first = int(cast("int", numbers[0]))
    if len(set(numbers)) == 1:
        return Affine(-1, 0, first)
    step = int(cast("int", numbers[1])) - first
    if len(exprs) != 1 or any(number != first + n * step for n, number in enumerate(numbers)):
        return None
    return _along(exprs[0], step, first)


def _computed(op: GenericOp, exprs: Sequence[AffineExpr]) -> Affine | None:
    """An element of a generic that computes it from its dimensions, read at `exprs` (of its axes longer than 1)."""
    last = op.body.block.last_op
    if last is None or len(last.operands) != 1 or len(op.results) != 1:
        return None
    out = op.indexing_maps.data[len(op.inputs)].data
    if out != AffineMap.identity(len(op.iterator_types.data)):
        return None
    found = _value(op, last.operands[0])
    if found is None or found.scale == 0:
        return found
    axes = [axis for axis, size in enumerate(shape_of(op.results[0])) if size != 1]
    if found.dim not in axes:
        return Affine(-1, 0, found.offset)
    return _along(exprs[axes.index(found.dim)], found.scale, found.offset)


def _along(expr: AffineExpr, scale: int, offset: int) -> Affine | None:
    """`scale * expr + offset`."""
    if isinstance(expr, AffineConstantExpr):
        return Affine(-1, 0, scale * expr.value + offset)
    return Affine(expr.position, scale, offset) if isinstance(expr, AffineDimExpr) else None
