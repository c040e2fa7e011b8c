"""Operations of the tensor dialect, and constants, as views: no elements are moved for them."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IndexType, IntegerAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from tp_passes.lower import views
from tp_passes.lower.bodies import constant_integer, is_constant
from tp_passes.lower.builder import Builder, Handler, constant_value
from tp_passes.lower.graph import Computation, Scalar, View, as_tensor, element_of, scalar_view


def _shape(value: SSAValue) -> tuple[int, ...]:
    return cast("TensorType", value.type).get_shape()


def _constant(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, arith.ConstantOp)
    type, value = as_tensor(op.result.type), op.value
    if type is None:
        return True
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return False
    shape, element = type.get_shape(), element_of(type)
    scalar = _repeated(value)
    if scalar is not None:
        builder.values[op.result] = scalar_view(constant_value(scalar), type)
    else:
        every = frozenset(range(len(shape)))
        builder.values[op.result] = builder.result(Computation(shape, element, (), [], value, indexed=every))
    return True


def _repeated(value: DenseIntOrFPElementsAttr) -> Attribute | None:
    """The one number that all elements of a constant are, if there is one; told from its bytes, which may be many."""
    data, count = value.data.data, len(value)
    size = len(data) // max(count, 1)
    if not count or data != data[:size] * count:
        return None
    return next(iter(value.iter_attrs()))


def _empty(builder: Builder, op: Operation) -> bool:
    builder.values[op.results[0]] = scalar_view(None, cast("TensorType", op.results[0].type))
    return True


def _splat(builder: Builder, op: Operation) -> bool:
    scalar = builder.view(op.operands[0])
    builder.values[op.results[0]] = scalar.through((), _shape(op.results[0]), None)
    return True


def _reshape(builder: Builder, op: Operation) -> bool:
    builder.values[op.results[0]] = views.reshaped(builder.view(op.operands[0]), _shape(op.results[0]))
    return True


def _extract_slice(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.ExtractSliceOp)
    offsets = builder.integers(op.offsets, op.static_offsets.get_values())
    sizes = builder.integers(op.sizes, op.static_sizes.get_values())
    strides = builder.integers(op.strides, op.static_strides.get_values())
    if offsets is None or sizes is None or strides is None:
        return False
    part = views.sliced(builder.view(op.source), offsets, strides, tuple(sizes))
    builder.values[op.result] = views.reshaped(part, _shape(op.result))
    return True


def _insert_slice(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.InsertSliceOp)
    offsets = builder.integers(op.offsets, op.static_offsets.get_values())
    sizes = builder.integers(op.sizes, op.static_sizes.get_values())
    strides = builder.integers(op.strides, op.static_strides.get_values())
    if offsets is None or sizes is None or strides is None or any(stride != 1 for stride in strides):
        return False
    piece = views.reshaped(builder.view(op.source), tuple(sizes))
    builder.values[op.result] = views.inserted(piece, tuple(offsets), builder.view(op.dest))
    return True


def _insert(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.InsertOp)
    offsets = [constant_integer(index) for index in op.indices]
    if None in offsets:
        return False
    piece = builder.view(op.scalar).through((), (1,) * len(offsets), None)
    place = cast("tuple[int, ...]", tuple(offsets))
    builder.values[op.result] = views.inserted(piece, place, builder.view(op.dest))
    return True


def _concat(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.ConcatOp)
    parts = [builder.view(operand) for operand in op.inputs]
    type = op.result.type
    builder.values[op.result] = views.concatenated(parts, op.dim.value.data, type.get_shape(), element_of(type))
    return True


def _pad(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.PadOp)
    low = builder.integers(op.low, op.static_low.get_values())
    high = builder.integers(op.high, op.static_high.get_values())
    terminator = op.region.block.last_op
    if low is None or high is None or min([*low, *high], default=0) < 0 or terminator is None:
        return False
    padding = terminator.operands[0]
    if not is_constant(padding):
        return False
    around = View(Scalar(padding), op.result.type.get_shape(), padding.type, ())
    builder.values[op.result] = views.inserted(builder.view(op.source), tuple(low), around)
    return True


def _from_elements(builder: Builder, op: Operation) -> bool:
    shape = _shape(op.results[0])
    ones = (1,) * len(shape)
    boxes = [
        (_coordinates(number, shape), builder.view(operand).through((), ones, None))
        for number, operand in enumerate(op.operands)
    ]
    element = element_of(cast("TensorType", op.results[0].type))
    builder.values[op.results[0]] = views.put_together(boxes, shape, element)
    return True


def _coordinates(number: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for size in reversed(shape):
        found.append(number % size)
        number //= size
    return tuple(reversed(found))


def _extract(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.ExtractOp)
    offsets = [constant_integer(index) for index in op.indices]
    if None in offsets:
        return False
    table = builder.view(op.tensor)
    place = cast("list[int]", offsets)
    ones = (1,) * len(place)
    builder.values[op.result] = views.reshaped(views.sliced(table, place, ones, ones), ())
    return True


def _dim(builder: Builder, op: Operation) -> bool:
    assert isinstance(op, tensor.DimOp)
    axis = constant_integer(op.index)
    if axis is None:
        return False
    size = IntegerAttr(_shape(op.source)[axis], IndexType())
    builder.values[op.result] = View(Scalar(constant_value(size)), (), IndexType(), ())
    return True


HANDLERS: dict[type[Operation], Handler] = {
    arith.ConstantOp: _constant,
    tensor.EmptyOp: _empty,
    tensor.SplatOp: _splat,
    tensor.CastOp: _reshape,
    tensor.CollapseShapeOp: _reshape,
    tensor.ExpandShapeOp: _reshape,
    tensor.ReshapeOp: _reshape,
    tensor.ExtractSliceOp: _extract_slice,
    tensor.InsertSliceOp: _insert_slice,
    tensor.InsertOp: _insert,
    tensor.ConcatOp: _concat,
    tensor.PadOp: _pad,
    tensor.FromElementsOp: _from_elements,
    tensor.ExtractOp: _extract,
    tensor.DimOp: _dim,
}
"""The operations that move no elements, each with what takes it in."""
