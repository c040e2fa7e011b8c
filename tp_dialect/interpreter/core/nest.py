"""A structured operation as its loops: what every part of the engine that evaluates one reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from tp_dialect.interpreter.core.elements import Element, element_of, shape_of
from tp_dialect.interpreter.core.maps import Labelled, align, index_value, label, loop_sizes, output_loops, place
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.scope import Scope, needed_for
from tp_dialect.interpreter.core.tape import Tape, Value


@dataclass
class Nest:
    """Inputs and outputs, one indexing map each, and the body that is evaluated at each point of the loops."""

    op: Operation
    scope: Scope
    inputs: Sequence[SSAValue]
    outputs: Sequence[SSAValue]
    maps: Sequence[AffineMap]
    block: Block
    labelled: dict[int, Labelled] = field(default_factory=dict[int, Labelled])

    @property
    def tape(self) -> Tape:
        return self.scope.tape

    @cached_property
    def operands(self) -> tuple[SSAValue, ...]:
        return (*self.inputs, *self.outputs)

    @cached_property
    def loops(self) -> tuple[int, ...]:
        if not self.maps:
            return ()
        return loop_sizes(self.maps, [shape_of(operand.type) for operand in self.operands])

    @cached_property
    def yielded(self) -> tuple[SSAValue, ...]:
        terminator = self.block.last_op
        if terminator is None:
            raise refuse("TP606", "expected a body that ends in a yield, got an empty one")
        return tuple(terminator.operands)

    def map_of(self, output: int) -> AffineMap:
        return self.maps[len(self.inputs) + output]

    def accumulator(self, output: int) -> SSAValue:
        """The body's argument that holds the output's element before this point."""
        return self.block.args[len(self.inputs) + output]

    def element(self, output: int) -> Element:
        return element_of(self.yielded[output].type)

    def shape(self, output: int) -> tuple[int, ...]:
        return shape_of(self.outputs[output].type)

    def reduced(self, output: int) -> tuple[int, ...]:
        """The loops that do not index the output and so fold into one element of it."""
        named = output_loops(self.map_of(output), self.shape(output))
        return tuple(loop for loop, size in enumerate(self.loops) if loop not in named and size != 1)

    @cached_property
    def carried(self) -> frozenset[SSAValue]:
        """The accumulators whose value depends on the points before."""
        return frozenset(self.accumulator(number) for number in range(len(self.outputs)) if self.reduced(number))

    def depends(self, value: SSAValue, on: frozenset[SSAValue]) -> bool:
        return not on.isdisjoint(needed_for(self.block, [value])[1])

    def operand(self, number: int) -> Labelled:
        """An operand with its axes along the loops."""
        if number not in self.labelled:
            value = self.scope.get(self.operands[number])
            self.labelled[number] = label(self.tape, value, self.maps[number], self.loops)
        return self.labelled[number]

    def initial(self, output: int) -> Value:
        """The output's tensor before the loops."""
        return self.scope.get(self.outputs[output])

    @cached_property
    def body(self) -> Scope:
        """The scope in which the body is evaluated for all points at once."""
        arguments: dict[SSAValue, Callable[[], Value]] = {
            argument: partial(self._aligned, number) for number, argument in enumerate(self.block.args)
        }
        indices = [index_value(self.tape, self.loops, loop) for loop in range(len(self.loops))]
        return self.scope.inner(self.loops, arguments, indices)

    def _aligned(self, number: int) -> Value:
        return align(self.tape, self.operand(number), self.loops)

    def place(self, output: int, result: Labelled) -> Value:
        return place(self.tape, result, self.map_of(output), self.shape(output))
