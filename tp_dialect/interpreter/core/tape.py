"""The tape: numpy calls in the order in which they will run, with what is known of each array when compiling.

A call whose operands are all constant is made while recording. Views compose: a reshape of a reshape is one reshape, a
permutation that moves only axes of size 1 is a reshape, and what changes nothing is not recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Literal

import numpy as np

from tp_dialect.interpreter.core.elements import Array, Element, Function

FOLD_LIMIT = 1 << 20
"""Constants of more elements than this are made at run time instead."""

Kind = Literal["call", "packed", "reshape", "transpose", "item"]


@dataclass(eq=False)
class Value:
    """An array of the program: its element type and the sizes it is *held* with, behind the batch axes.

    An axis held as 1 stands for as many equal elements as the type says. `constant` is the array when it is known,
    with batch axes of size 1.
    """

    element: Element
    shape: tuple[int, ...]
    constant: Array | None = None
    step: Step | None = None

    @property
    def is_zero(self) -> bool:
        return self.constant is not None and not np.any(self.constant)


@dataclass(eq=False)
class Step:
    """One numpy call, `function(*inputs, *extra)`, or `function(inputs, *extra)` if it is packed.

    Views are written as methods, so that they cost no call of ours.
    """

    kind: Kind
    function: Function
    inputs: tuple[Value, ...]
    extra: tuple[Any, ...]
    results: tuple[Value, ...] = ()
    effect: bool = False


def _is_uniform(array: Array) -> bool:
    first = array.flat[0]
    same = bool((array == first).all())
    return same and (array.dtype.kind != "f" or bool((np.signbit(array) == np.signbit(first)).all()))


def _reshape_behind(array: Array, batch: int, shape: tuple[int, ...]) -> Array:
    return array.reshape(array.shape[:batch] + shape)


def _expand(array: Array, batch: int, shape: tuple[int, ...]) -> Array:
    expanded = np.empty(array.shape[:batch] + shape, array.dtype)
    expanded[...] = array
    return expanded


def _reshape(array: Array, shape: tuple[int, ...]) -> Array:
    return array.reshape(shape)


def _transpose(array: Array, permutation: tuple[int, ...]) -> Array:
    return array.transpose(permutation)


def _item(array: Array, index: tuple[Any, ...]) -> Array:
    return array[index]


@dataclass
class Tape:
    """A recording for arrays with `batch` leading axes. `whole_rows`: compute each row of a matmul on its own."""

    batch: int = 0
    whole_rows: bool = False
    arguments: list[Value] = field(default_factory=list[Value])
    steps: list[Step] = field(default_factory=list[Step])

    def argument(self, element: Element, shape: tuple[int, ...]) -> Value:
        value = Value(element, shape)
        self.arguments.append(value)
        return value

    def constant(self, element: Element, array: Array) -> Value:
        """A constant, held as the array is shaped; a uniform one costs a single element."""
        if array.size > 1 and _is_uniform(array):
            array = array.reshape(-1)[:1].reshape((1,) * array.ndim)
        held = np.ascontiguousarray(array, element.dtype).reshape((1,) * self.batch + array.shape)
        held.setflags(write=False)
        return Value(element, array.shape, held)

    def call(
        self, function: Function, inputs: Sequence[Value], element: Element, shape: tuple[int, ...], *extra: Any
    ) -> Value:
        """Record `function(*inputs, *extra)`, whose result has this element type and is held with this shape."""
        return self.record(Step("call", function, tuple(inputs), extra), [(element, shape)])[0]

    def record(self, step: Step, results: Sequence[tuple[Element, tuple[int, ...]]]) -> tuple[Value, ...]:
        """Record a step; or make its call at once when all inputs are constant and the results are small."""
        small = all(prod(shape) <= FOLD_LIMIT for _, shape in results)
        if small and not step.effect and all(value.constant is not None for value in step.inputs):
            return self._fold(step, results)
        step.results = tuple(Value(element, shape, None, step) for element, shape in results)
        self.steps.append(step)
        return step.results

    def _fold(self, step: Step, results: Sequence[tuple[Element, tuple[int, ...]]]) -> tuple[Value, ...]:
        with np.errstate(all="ignore"):
            known = tuple(value.constant for value in step.inputs)
            inputs = (known,) if step.kind == "packed" else known
            made = step.function(*inputs, *step.extra)
        arrays = made if len(results) > 1 else (made,)
        values: list[Value] = []
        for (element, shape), array in zip(results, arrays, strict=True):
            held = np.asarray(array).reshape((1,) * self.batch + shape)
            held.setflags(write=False)
            values.append(Value(element, shape, held))
        return tuple(values)

    # Arithmetic

    def elementwise(self, function: Function, inputs: Sequence[Value], element: Element, settle: bool = True) -> Value:
        """Record a function that broadcasts its operands, and round or wrap its result where the type asks for it."""
        operands = inputs
        if any(value.constant is None for value in inputs):
            operands = [self._scalar(value) for value in inputs]
        shape = np.broadcast_shapes(*(value.shape for value in operands))
        result = self.call(function, operands, element, shape)
        if settle and element.settle is not None:
            result = self.call(element.settle, [result], element, shape)
        return result

    def _scalar(self, value: Value) -> Value:
        """A constant of one element as an array without axes, which numpy broadcasts at half the cost."""
        if value.constant is None or value.constant.size != 1 or value.constant.ndim == 0:
            return value
        return Value(value.element, (), value.constant.reshape(()))

    # Views

    def reshape(self, value: Value, shape: tuple[int, ...]) -> Value:
        if value.shape == shape:
            return value
        if value.step is not None and value.step.kind == "reshape":
            return self.reshape(value.step.inputs[0], shape)
        if self.batch:
            step = Step("call", _reshape_behind, (value,), (self.batch, shape))
        else:
            step = Step("reshape", _reshape, (value,), (shape,))
        return self.record(step, [(value.element, shape)])[0]

    @staticmethod
    def unreshaped(value: Value) -> tuple[Value, ...]:
        """The value, and what it is a reshape of, if it is one."""
        if value.step is not None and value.step.kind == "reshape":
            return value, value.step.inputs[0]
        return (value,)

    def transpose(self, value: Value, permutation: Sequence[int]) -> Value:
        """Result axis i is the value's axis `permutation[i]`."""
        shape = tuple(value.shape[axis] for axis in permutation)
        moved = [axis for axis in permutation if value.shape[axis] != 1]
        if moved == sorted(moved):
            return self.reshape(value, shape)
        if value.step is not None and value.step.kind == "transpose":
            inner = value.step.extra[0][self.batch :]
            return self.transpose(value.step.inputs[0], [inner[axis] - self.batch for axis in permutation])
        axes = (*range(self.batch), *(axis + self.batch for axis in permutation))
        step = Step("transpose", _transpose, (value,), (axes,))
        return self.record(step, [(value.element, shape)])[0]

    def item(self, value: Value, index: Sequence[slice | int], shape: tuple[int, ...]) -> Value:
        """`value[index]`, an index for every axis behind the batch axes."""
        keeps = (self._keeps(part, size) for part, size in zip(index, value.shape, strict=True))
        if value.shape == shape and all(keeps):
            return value
        full = (*(slice(None),) * self.batch, *index)
        return self.record(Step("item", _item, (value,), (full,)), [(value.element, shape)])[0]

    @staticmethod
    def _keeps(part: slice | int, size: int) -> bool:
        return isinstance(part, slice) and part.indices(size) == (0, size, 1)

    def retype(self, value: Value, element: Element) -> Value:
        """The same array, read as another element type that is held alike."""
        if value.element == element:
            return value
        return self.record(Step("item", _item, (value,), ((...,),)), [(element, value.shape)])[0]

    def expand(self, value: Value, shape: tuple[int, ...]) -> Value:
        """The value with every axis written out: a copy, where an axis of size 1 stood for several elements."""
        if value.shape == shape:
            return value
        if len(value.shape) != len(shape):
            value = self.reshape(value, (1,) * (len(shape) - len(value.shape)) + value.shape)
            return self.expand(value, shape)
        return self.call(_expand, [value], value.element, shape, self.batch, shape)


Compiled = Callable[..., tuple[Array, ...]]
