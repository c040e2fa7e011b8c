"""Reductions whose body is none of the known ones: point after point over the reduced loops, all others at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.ir import SSAValue

from tp_dialect.interpreter.core.assemble import assemble
from tp_dialect.interpreter.core.elements import INDEX, Array
from tp_dialect.interpreter.core.maps import Labelled, index_value, output_loops, over_all_loops
from tp_dialect.interpreter.core.nest import Nest
from tp_dialect.interpreter.core.scope import Scope, demand, needed_for
from tp_dialect.interpreter.core.tape import Compiled, Step, Tape, Value

Index = tuple[slice, ...]


@dataclass(frozen=True)
class Stepping:
    """How one array is cut at a point: which of the stepped loops it runs with."""

    loops: tuple[int, ...]
    varying: frozenset[int]

    def at(self, point: Sequence[int], axes: int, batch: int) -> Index:
        """The slices of the point; other axes whole."""
        where = dict(zip(self.loops, point, strict=True))
        parts = [slice(where[loop], where[loop] + 1) if loop in self.varying else slice(None) for loop in range(axes)]
        return (*(slice(None),) * batch, *parts)


@dataclass
class Program:
    """The body for one point of the stepped loops, and how its arrays are cut and stored."""

    body: Compiled
    batch: int
    axes: int
    stepped: tuple[int, ...]
    sizes: tuple[int, ...]
    inputs: list[Stepping]
    outputs: list[Stepping]
    shapes: list[tuple[int, ...]]

    def __call__(self, *arrays: Array) -> Any:
        batch = np.broadcast_shapes(*(array.shape[: self.batch] for array in arrays))
        read = len(self.inputs)
        kept = read + len(self.outputs)
        buffers = [self._buffer(array, batch, n) for n, array in enumerate(arrays[read:kept])]
        for point in np.ndindex(*self.sizes):
            self._step(point, arrays[:read], buffers, arrays[kept:])
        return tuple(buffers) if len(buffers) > 1 else buffers[0]

    def _buffer(self, initial: Array, batch: tuple[int, ...], output: int) -> Array:
        buffer = np.empty(batch + self.shapes[output], initial.dtype)
        buffer[...] = initial
        return buffer

    def _step(
        self, point: Sequence[int], inputs: Sequence[Array], buffers: Sequence[Array], captured: Sequence[Array]
    ) -> None:
        read = [array[cut.at(point, self.axes, self.batch)] for array, cut in zip(inputs, self.inputs, strict=True)]
        places = [cut.at(point, self.axes, self.batch) for cut in self.outputs]
        before = [buffer[place] for buffer, place in zip(buffers, places, strict=True)]
        numbers = [np.full((1,) * (self.batch + self.axes), number) for number in point]
        after = self.body(*read, *before, *captured, *numbers)
        for buffer, place, array in zip(buffers, places, after, strict=True):
            buffer[place] = array


class Builder:
    """Compiles the body of a nest for one point of the stepped loops, with its own tape."""

    def __init__(self, nest: Nest, live: Sequence[int]):
        self.nest = nest
        self.outputs = _needed_outputs(nest, live)
        self.stepped = tuple(sorted({loop for output in self.outputs for loop in nest.reduced(output)}))
        self.tape = Tape(nest.tape.batch)
        self.values: dict[SSAValue, Value] = {}
        self.given: list[Value] = []
        self.loops = tuple(1 if n in self.stepped else size for n, size in enumerate(nest.loops))

    def build(self) -> tuple[Program, list[Value]]:
        """The program and the values of the outer tape that it is called with."""
        nest = self.nest
        wanted = [nest.yielded[output] for output in self.outputs]
        operations, arguments = needed_for(nest.block, wanted)
        accumulators = {nest.accumulator(output) for output in self.outputs}
        read = [n for n, arg in enumerate(nest.block.args) if arg in arguments and arg not in accumulators]
        inputs = [self._cut(number) for number in read]
        outputs = [self._cut(len(nest.inputs) + output) for output in self.outputs]
        for value in dict.fromkeys(v for op in nest.block.ops if op in operations for v in op.operands):
            if value not in self.values and not self._inside(value):
                self._give(value, nest.body.get(value), None)
        scope = Scope(self.tape, nest.scope.functions, self.loops, None, self.values, {}, self._indices())
        body = assemble(self.tape, demand(nest.block, scope, wanted), f"body of {nest.op.name}")
        sizes = tuple(nest.loops[loop] for loop in self.stepped)
        shapes = [self._buffer_shape(output) for output in self.outputs]
        axes = len(nest.loops)
        return Program(body, self.tape.batch, axes, self.stepped, sizes, inputs, outputs, shapes), self.given

    def _inside(self, value: SSAValue) -> bool:
        owner = value.owner
        return owner is self.nest.block or getattr(owner, "parent", None) is self.nest.block

    def _give(self, ssa: SSAValue, value: Value, shape: tuple[int, ...] | None) -> None:
        """Bind a value of the outer tape: constants as they are, others as an argument."""
        if value.constant is not None and shape is None:
            self.values[ssa] = value
            return
        self.given.append(value)
        self.values[ssa] = self.tape.argument(value.element, value.shape if shape is None else shape)

    def _cut(self, number: int) -> Stepping:
        """Give an operand, over all loops, and say how it is cut at a point."""
        nest = self.nest
        value = over_all_loops(nest.tape, nest.body.get(nest.block.args[number]), nest.loops).value
        held = value.shape
        if number >= len(nest.inputs):
            held = self._buffer_shape(number - len(nest.inputs))
        shape = tuple(1 if loop in self.stepped else size for loop, size in enumerate(held))
        self._give(nest.block.args[number], value, shape)
        return Stepping(self.stepped, frozenset(loop for loop in self.stepped if held[loop] > 1))

    def _buffer_shape(self, output: int) -> tuple[int, ...]:
        named = output_loops(self.nest.map_of(output), self.nest.shape(output))
        return tuple(size if loop in named else 1 for loop, size in enumerate(self.nest.loops))

    def _indices(self) -> list[Value]:
        ones = (1,) * len(self.loops)
        return [
            self.tape.argument(INDEX, ones) if loop in self.stepped else index_value(self.tape, self.loops, loop)
            for loop in range(len(self.loops))
        ]


def _needed_outputs(nest: Nest, live: Sequence[int]) -> list[int]:
    """The live outputs and those whose accumulators they read, directly or not."""
    number_of = {nest.accumulator(number): number for number in range(len(nest.outputs))}
    return sorted(_closure(live, lambda number: _read(nest, number, number_of)))


def _read(nest: Nest, number: int, number_of: dict[SSAValue, int]) -> list[int]:
    arguments = needed_for(nest.block, [nest.yielded[number]])[1]
    return [number_of[argument] for argument in arguments if argument in number_of]


def _closure(start: Iterable[int], following: Callable[[int], Iterable[int]]) -> set[int]:
    reached: set[int] = set()
    pending = list(start)
    while pending:
        number = pending.pop()
        if number not in reached:
            reached.add(number)
            pending.extend(following(number))
    return reached


def evaluate(nest: Nest, live: Sequence[int]) -> list[Value]:
    """The live outputs of any body, in the order of the loops."""
    builder = Builder(nest, live)
    program, given = builder.build()
    kinds = [
        (value.element, shape) for value, shape in zip(map(nest.initial, builder.outputs), program.shapes, strict=True)
    ]
    buffers = nest.tape.record(Step("call", program, tuple(given), ()), kinds)
    every = tuple(range(len(nest.loops)))
    placed = {
        output: nest.place(output, Labelled(buffer, every))
        for output, buffer in zip(builder.outputs, buffers, strict=True)
    }
    return [placed[output] for output in live]
