"""tensor: reshapes and slices as views, concatenation, padding and insertion as copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod

import numpy as np
from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, IntegerAttr
from xdsl.ir import Operation, SSAValue

from tp_dialect.interpreter.core.elements import INDEX, Array, shape_of
from tp_dialect.interpreter.core.maps import index_value, over_all_loops
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.scope import Scope, demand, handles, result_element
from tp_dialect.interpreter.core.tape import Step, Value


@handles(tensor.EmptyOp)
def _empty(op: Operation, scope: Scope) -> None:
    """Undefined elements: zeros, so that a sum into them is a sum."""
    element = result_element(op)
    shape = shape_of(op.results[0].type)
    scope.set(op.results[0], scope.tape.constant(element, np.zeros((1,) * len(shape), element.dtype)))


@handles(tensor.CastOp, tensor.ReshapeOp)
def _reshape(op: Operation, scope: Scope) -> None:
    shape = shape_of(op.results[0].type)
    if prod(shape) != prod(shape_of(op.operands[0].type)):
        raise refuse("TP606", f"expected a reshape that keeps the number of elements, got {op.results[0].type}")
    if shape_of(op.operands[0].type) == shape:
        scope.set(op.results[0], scope.get(op.operands[0]))
    else:
        scope.set(op.results[0], scope.tape.reshape(scope.full(op.operands[0]), shape))


@handles(tensor.DimOp)
def _dim(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.DimOp)
    axis = scope.get(op.index).constant
    shape = shape_of(op.source.type)
    if axis is None or not 0 <= int(axis.reshape(())) < len(shape):
        raise refuse("TP606", f"expected a constant axis below {len(shape)}")
    scope.set(op.result, scope.tape.constant(INDEX, np.array(shape[int(axis.reshape(()))])))


# Collapse and expand


def _groups(reassociation: ArrayAttr[ArrayAttr[IntegerAttr]]) -> list[list[int]]:
    return [[index.value.data for index in group] for group in reassociation]


@handles(tensor.CollapseShapeOp)
def _collapse(op: Operation, scope: Scope) -> None:
    """Axes of a group that are held as 1 stay so if all are; else the group is written out."""
    assert isinstance(op, tensor.CollapseShapeOp)
    value = scope.get(op.src)
    full = shape_of(op.src.type)
    held = list(value.shape)
    groups = _groups(op.reassociation)
    for group in groups:
        if any(held[axis] != 1 for axis in group):
            for axis in group:
                held[axis] = full[axis]
    value = scope.tape.expand(value, tuple(held))
    collapsed = tuple(prod(held[axis] for axis in group) for group in groups)
    scope.set(op.result, scope.tape.reshape(value, collapsed))


@handles(tensor.ExpandShapeOp)
def _expand(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.ExpandShapeOp)
    value = scope.get(op.src)
    shape = list(shape_of(op.result.type))
    for group, size in zip(_groups(op.reassociation), value.shape, strict=True):
        if size == 1:
            for axis in group:
                shape[axis] = 1
    scope.set(op.result, scope.tape.reshape(value, tuple(shape)))


# Joining


def _concatenate_pages(arrays: Sequence[Array], axis: int, batch: int) -> Array:
    pages = np.broadcast_shapes(*(array.shape[:batch] for array in arrays))
    return np.concatenate([np.broadcast_to(array, pages + array.shape[batch:]) for array in arrays], axis)


@handles(tensor.ConcatOp)
def _concat(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.ConcatOp)
    dim = op.dim.value.data
    values = scope.operands(op)
    common = np.broadcast_shapes(*((*v.shape[:dim], 1, *v.shape[dim + 1 :]) for v in values))
    lengths = [shape_of(operand.type)[dim] for operand in op.operands]
    written = [
        scope.tape.expand(value, (*common[:dim], length, *common[dim + 1 :]))
        for value, length in zip(values, lengths, strict=True)
    ]
    shape = (*common[:dim], sum(lengths), *common[dim + 1 :])
    if scope.tape.batch:
        step = Step("packed", _concatenate_pages, tuple(written), (dim - len(shape), scope.tape.batch))
    else:
        step = Step("packed", np.concatenate, tuple(written), (dim,))
    scope.set(op.result, scope.tape.record(step, [(result_element(op), shape)])[0])


def _stack(arrays: Sequence[Array], batch: int, shape: tuple[int, ...]) -> Array:
    stacked = np.stack(np.broadcast_arrays(*arrays), -1)
    return stacked.reshape(stacked.shape[:batch] + shape)


@handles(tensor.FromElementsOp)
def _from_elements(op: Operation, scope: Scope) -> None:
    shape = shape_of(op.results[0].type)
    element = result_element(op)
    if not op.operands:
        scope.set(op.results[0], scope.tape.constant(element, np.zeros(shape, element.dtype)))
        return
    step = Step("packed", _stack, tuple(scope.operands(op)), (scope.tape.batch, shape))
    scope.set(op.results[0], scope.tape.record(step, [(element, shape)])[0])


@handles(tensor.SplatOp)
def _splat(op: Operation, scope: Scope) -> None:
    rank = len(shape_of(op.results[0].type))
    scope.set(op.results[0], scope.tape.reshape(scope.get(op.operands[0]), (1,) * rank))


# Padding


def _pad_with(array: Array, padding: Array, batch: int, shape: tuple[int, ...], inside: tuple[slice, ...]) -> Array:
    pages = np.broadcast_shapes(array.shape[:batch], padding.shape[:batch])
    padded = np.empty(pages + shape, array.dtype)
    padded[...] = padding
    padded[(*(slice(None),) * batch, *inside)] = array
    return padded


@handles(tensor.PadOp)
def _pad(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.PadOp)
    low = static_sizes(scope, op.static_low.get_values(), op.low, "padding")
    source, shape = shape_of(op.source.type), shape_of(op.result.type)
    block = op.region.block
    arguments: dict[SSAValue, Callable[[], Value]] = {
        argument: partial(index_value, scope.tape, shape, axis) for axis, argument in enumerate(block.args)
    }
    body = scope.inner(shape, arguments)
    terminator = block.last_op
    if terminator is None or any(amount < 0 for amount in low):
        raise refuse("TP606", f"expected padding of at least 0 and a value, got {low}")
    padding = demand(block, body, list(terminator.operands))[0]
    padding = over_all_loops(scope.tape, padding, shape).value
    inside = tuple(slice(start, start + size) for start, size in zip(low, source, strict=True))
    inputs = [scope.get(op.source), padding]
    result = scope.tape.call(_pad_with, inputs, result_element(op), shape, scope.tape.batch, shape, inside)
    scope.set(op.result, result)


def static_sizes(scope: Scope, static: Sequence[int], dynamic: Sequence[SSAValue], what: str) -> tuple[int, ...]:
    """Sizes or strides, of which each is written in the operation or a constant operand."""
    values = mixed(scope, static, dynamic)
    known = [value if isinstance(value, int) else None for value in values]
    if None in known:
        raise refuse("TP601", f"expected a constant {what}, got one that is computed")
    return tuple(value for value in known if value is not None)


def mixed(scope: Scope, static: Sequence[int], dynamic: Sequence[SSAValue]) -> list[int | Value]:
    """A list of which some entries are operands: integers where they are known, else their values."""
    operands = iter(dynamic)
    entries: list[int | Value] = []
    for entry in static:
        if entry != DYNAMIC_INDEX:
            entries.append(entry)
            continue
        value = scope.get(next(operands))
        entries.append(value if value.constant is None else int(value.constant.reshape(())))
    return entries
