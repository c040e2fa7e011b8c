"""SSA values to compile-time values, and the registry of operation handlers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import func
from xdsl.dialects.builtin import ShapedType
from xdsl.ir import Block, Operation, SSAValue

from tp_dialect.interpreter.core.elements import Element, element_of, shape_of
from tp_dialect.interpreter.core.refusals import Refusal, refuse
from tp_dialect.interpreter.core.tape import Compiled, Tape, Value

Handler = Callable[[Operation, "Scope"], None]

HANDLERS: dict[type[Operation], Handler] = {}
"""Every operation that can be compiled, with the function that records it."""


def handles(*operations: type[Operation]) -> Callable[[Handler], Handler]:
    """Register a function as the handler of these operations."""

    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(operations, handler))
        return handler

    return register


@dataclass
class Scope:
    """The values of one block, over the values around it.

    `loops` are the sizes of the loops around a scalar body: there a scalar is an array with one axis per loop, each
    held as the loop's size or 1. Without batch axes leading axes of size 1 may be missing. `compute` makes a block's
    argument when it is first asked for; `functions` compiles a callee.
    """

    tape: Tape
    functions: Callable[[str], tuple[func.FuncOp, Compiled]]
    loops: tuple[int, ...] = ()
    outer: Scope | None = None
    values: dict[SSAValue, Value] = field(default_factory=dict[SSAValue, Value])
    arguments: Mapping[SSAValue, Callable[[], Value]] = field(default_factory=dict[SSAValue, Callable[[], Value]])
    indices: Sequence[Value] = ()

    def inner(
        self,
        loops: tuple[int, ...],
        arguments: Mapping[SSAValue, Callable[[], Value]],
        indices: Sequence[Value] = (),
    ) -> Scope:
        """A scope for a scalar body inside these loops."""
        return Scope(self.tape, self.functions, loops, self, {}, arguments, indices)

    def get(self, ssa: SSAValue) -> Value:
        """The value of an operand; a scalar captured from outside a body gets the body's axes."""
        value = self.values.get(ssa)
        if value is None:
            value = self.values[ssa] = self._find(ssa)
        return value

    def _find(self, ssa: SSAValue) -> Value:
        made = self.arguments.get(ssa)
        if made is not None:
            return made()
        if self.outer is None:
            raise refuse("TP603", "expected a value of this function or block, got one from outside")
        value = self.outer.get(ssa)
        if isinstance(ssa.type, ShapedType) or not self.tape.batch or value.constant is not None:
            return value
        return self.tape.reshape(value, (1,) * len(self.loops))

    def set(self, ssa: SSAValue, value: Value) -> None:
        """Bind a result, with all the axes of its type where it has some."""
        rank = len(shape_of(ssa.type))
        if len(value.shape) < rank:
            value = self.tape.reshape(value, (1,) * (rank - len(value.shape)) + value.shape)
        self.values[ssa] = value

    def operands(self, op: Operation) -> list[Value]:
        return [self.get(operand) for operand in op.operands]

    def full(self, ssa: SSAValue) -> Value:
        """An operand with every axis written out."""
        return self.tape.expand(self.get(ssa), shape_of(ssa.type))


def record(op: Operation, scope: Scope) -> None:
    """Record one operation, as its class or one that it derives from is handled; TP600 if none is."""
    handler = next((HANDLERS[kind] for kind in type(op).__mro__ if kind in HANDLERS), None)
    try:
        if handler is None:
            raise refuse("TP600", "expected a core tensor operation, got one that the engine does not run")
        handler(op, scope)
    except Refusal as refusal:
        raise refusal.at(op) from None


def walk(operations: Iterable[Operation], scope: Scope) -> None:
    for op in operations:
        record(op, scope)


def needed_for(block: Block, wanted: Iterable[SSAValue]) -> tuple[set[Operation], set[SSAValue]]:
    """The operations of a block, and its arguments, that these values depend on."""
    operations: set[Operation] = set()
    arguments: set[SSAValue] = set()
    pending = list(wanted)
    while pending:
        value = pending.pop()
        owner = value.owner
        if owner is block:
            arguments.add(value)
        elif isinstance(owner, Operation) and owner.parent is block and owner not in operations:
            operations.add(owner)
            pending.extend(owner.operands)
    return operations, arguments


def demand(block: Block, scope: Scope, wanted: Sequence[SSAValue]) -> list[Value]:
    """The values of a scalar body that are asked for, and no others, recorded in the body's order."""
    operations, _ = needed_for(block, wanted)
    walk(
        (op for op in block.ops if op in operations and op.results[0] not in scope.values),
        scope,
    )
    return [scope.get(value) for value in wanted]


def result_element(op: Operation, number: int = 0) -> Element:
    return element_of(op.results[number].type)
