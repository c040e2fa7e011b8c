"""tensor.extract_slice, insert_slice and insert, with offsets that are written or computed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.dialects import tensor
from xdsl.ir import Operation

from tp_dialect.interpreter.core.elements import INDEX, Array, shape_of
from tp_dialect.interpreter.core.gather import check_index, gather
from tp_dialect.interpreter.core.maps import index_value, over_all_loops
from tp_dialect.interpreter.core.refusals import refuse, whereabouts
from tp_dialect.interpreter.core.scope import Scope, handles, result_element
from tp_dialect.interpreter.core.shapes import mixed, static_sizes
from tp_dialect.interpreter.core.tape import Value


def dropped_axes(sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The axes of size 1 that a rank-reducing slice leaves out, from the left, as upstream does."""
    left = list(shape)
    dropped: list[int] = []
    for axis, size in enumerate(sizes):
        if left and left[0] == size and (size != 1 or len(sizes) - axis == len(left) or left[0] == 1):
            left.pop(0)
        elif size == 1:
            dropped.append(axis)
        else:
            raise refuse("TP606", f"expected a slice of sizes {tuple(sizes)}, got the shape {tuple(shape)}")
    return dropped


def _sliced(start: int, size: int, stride: int, full: int) -> slice:
    last = start + (size - 1) * stride
    if size and (not 0 <= start < full or not 0 <= last < full):
        raise refuse("TP608", f"expected a slice inside {full} elements, got {size} from {start} by {stride}")
    stop = start + size * stride
    return slice(start, None if stop < 0 else stop, stride)


@handles(tensor.ExtractSliceOp)
def _extract_slice(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.ExtractSliceOp)
    offsets = mixed(scope, op.static_offsets.get_values(), op.offsets)
    sizes = static_sizes(scope, op.static_sizes.get_values(), op.sizes, "slice size")
    strides = static_sizes(scope, op.static_strides.get_values(), op.strides, "slice stride")
    value = scope.get(op.source)
    full = shape_of(op.source.type)
    computed = [axis for axis, offset in enumerate(offsets) if not isinstance(offset, int)]
    if computed:
        value = scope.tape.expand(value, full)
    index: list[slice | int] = []
    held: list[int] = []
    for axis, (offset, size, stride) in enumerate(zip(offsets, sizes, strides, strict=True)):
        part = _sliced(offset, size, stride, full[axis]) if isinstance(offset, int) else slice(None)
        whole = value.shape[axis] == 1 or not isinstance(offset, int)
        index.append(slice(None) if whole else part)
        held.append(value.shape[axis] if whole else size)
    value = scope.tape.item(value, index, tuple(held))
    if computed:
        value = _take_computed(scope, op, value, offsets, sizes, strides)
    dropped = dropped_axes(sizes, shape_of(op.result.type))
    kept = tuple(size for axis, size in enumerate(value.shape) if axis not in dropped)
    scope.set(op.result, scope.tape.reshape(value, kept))


def _take_computed(
    scope: Scope,
    op: Operation,
    value: Value,
    offsets: Sequence[int | Value],
    sizes: tuple[int, ...],
    strides: tuple[int, ...],
) -> Value:
    """The slice along the axes whose offset is computed, as a gather over the result's elements."""
    tape = scope.tape
    indices: list[Value] = []
    for axis, offset in enumerate(offsets):
        index = index_value(tape, sizes, axis)
        if not isinstance(offset, int):
            steps = tape.elementwise(np.multiply, [index, tape.constant(INDEX, np.array(strides[axis]))], INDEX)
            start = tape.reshape(offset, (1,) * len(sizes)) if tape.batch else offset
            index = over_all_loops(tape, tape.elementwise(np.add, [steps, start], INDEX), sizes).value
        indices.append(index)
    return over_all_loops(tape, gather(tape, value, indices, sizes, whereabouts(op)), sizes).value


# Insertion


def _insert_into(destination: Array, source: Array, *rest: Any) -> Array:
    """A copy of the destination with the source stored; computed starts come first in `rest`."""
    *computed, batch, shape, starts, sizes, strides, where = rest
    pages = np.broadcast_shapes(*(array.shape[:batch] for array in (destination, source, *computed)))
    result = np.empty(pages + shape, destination.dtype)
    result[...] = destination
    if not computed:
        result[(*(slice(None),) * batch, *_place(starts, sizes, strides, shape, where))] = source
        return result
    source = np.broadcast_to(source, pages + source.shape[batch:])
    computed = [np.broadcast_to(start, pages) for start in computed]
    for page in np.ndindex(*pages):
        known = iter([int(start[page]) for start in computed])
        at = [next(known) if start is None else start for start in starts]
        result[(*page, *_place(at, sizes, strides, shape, where))] = source[page]
    return result


def _place(
    starts: Sequence[int], sizes: Sequence[int], strides: Sequence[int], shape: Sequence[int], where: str
) -> list[slice]:
    for start, size, stride, full in zip(starts, sizes, strides, shape, strict=True):
        if size:
            check_index(np.array([start, start + (size - 1) * stride]), full, where)
    return [
        slice(start, start + (size - 1) * stride + 1, stride)
        for start, size, stride in zip(starts, sizes, strides, strict=True)
    ]


def _insert(
    op: Operation,
    scope: Scope,
    source: Value,
    destination: Value,
    starts: Sequence[int | Value],
    sizes: tuple[int, ...],
    strides: tuple[int, ...],
) -> None:
    shape = shape_of(op.results[0].type)
    computed = [start for start in starts if isinstance(start, Value)]
    known = tuple(None if isinstance(start, Value) else start for start in starts)
    inputs = [destination, source, *computed]
    extra = (scope.tape.batch, shape, known, sizes, strides, whereabouts(op))
    scope.set(op.results[0], scope.tape.call(_insert_into, inputs, result_element(op), shape, *extra))


@handles(tensor.InsertSliceOp)
def _insert_slice(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.InsertSliceOp)
    starts = mixed(scope, op.static_offsets.get_values(), op.offsets)
    sizes = static_sizes(scope, op.static_sizes.get_values(), op.sizes, "slice size")
    strides = static_sizes(scope, op.static_strides.get_values(), op.strides, "slice stride")
    if any(stride < 1 for stride in strides):
        raise refuse("TP606", f"expected strides of at least 1 in an insertion, got {strides}")
    source = scope.get(op.source)
    dropped = dropped_axes(sizes, shape_of(op.source.type))
    held = iter(source.shape)
    shape = tuple(1 if axis in dropped else next(held) for axis in range(len(sizes)))
    _insert(op, scope, scope.tape.reshape(source, shape), scope.get(op.dest), starts, sizes, strides)


@handles(tensor.InsertOp)
def _insert_scalar(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.InsertOp)
    values = [scope.get(index) for index in op.indices]
    starts = [value if value.constant is None else int(value.constant.reshape(())) for value in values]
    ones = (1,) * len(starts)
    scalar = scope.tape.reshape(scope.get(op.scalar), ones)
    _insert(op, scope, scalar, scope.get(op.dest), starts, ones, ones)
