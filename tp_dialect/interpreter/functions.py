"""The numpy engine: a function, or a block of tensor-level core operations, compiled once into a numpy closure.

`compile_function` gives a callable on arrays, `compile_block` one that can evaluate the block for many pages at once.
Arrays are held as `elements` says: a bf16 as float32, an i1 as bool, an index as int64. Results may share memory with
arguments, and constants are read-only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from xdsl.dialects import func
from xdsl.ir import Attribute, Block, Operation
from xdsl.traits import SymbolTable

from tp_dialect.interpreter.core import (
    calls,
    constants,
    gather,
    generic,
    mathematics,
    named,
    scalars,
    shapes,
    slices,
)
from tp_dialect.interpreter.core.assemble import assemble
from tp_dialect.interpreter.core.elements import Array, element_of, shape_of
from tp_dialect.interpreter.core.refusals import Refusal, refuse
from tp_dialect.interpreter.core.scope import HANDLERS, Handler, Scope, handles, walk
from tp_dialect.interpreter.core.tape import Compiled, Tape, Value

FAMILIES = (calls, constants, gather, generic, mathematics, named, scalars, shapes, slices)
"""The modules that register handlers. A new operation is one function with `@handles` in one of them, or in yours."""

__all__ = ["HANDLERS", "Handler", "compile_block", "compile_function", "handles"]


def compile_function(
    function: func.FuncOp, functions: Mapping[str, func.FuncOp] | None = None, whole_rows: bool = False
) -> Callable[..., tuple[Array, ...]]:
    """A callable that takes the function's arguments as arrays, in order, and returns its results.

    Callees are looked up in `functions`, by default in the nearest symbol table around the function. With
    `whole_rows` every row of a matrix product is computed by the same routine, so that it has the same bits however
    many rows there are; otherwise that is up to the BLAS. Raises `InterpretationError` for what cannot be run, and
    when it is called with arrays of another number, shape or type.
    """
    compiler = Compiler(_symbols(function) if functions is None else functions, 0, whole_rows)
    name = function.sym_name.data
    run = compiler.function(function)
    return _checked(run, f"@{name}", list(function.function_type.inputs), 0)


def compile_block(
    block: Block, batch_rank: int = 0, whole_rows: bool = False, checked: bool = True
) -> Callable[[Sequence[Array]], tuple[Array, ...]]:
    """A callable that takes the block's arguments as a sequence of arrays and returns its terminator's operands.

    With a `batch_rank` every argument has that many leading axes, each of size 1 or n; they broadcast, and so do
    those of the results. Without `checked` the arrays are taken as they are, and numpy's warnings are the caller's.
    """
    parent = block.parent_op()
    compiler = Compiler({} if parent is None else _symbols(parent), batch_rank, whole_rows)
    run = compiler.block(block, "block")
    if checked:
        run = _checked(run, "block", [argument.type for argument in block.args], batch_rank)
    return lambda arrays: run(*arrays)


def _symbols(op: Operation) -> dict[str, func.FuncOp]:
    """The functions of the nearest symbol table around an operation."""
    table = op.parent_op()
    while table is not None and not table.has_trait(SymbolTable):
        table = table.parent_op()
    if table is None:
        return {}
    operations = [inner for region in table.regions for block in region.blocks for inner in block.ops]
    return {inner.sym_name.data: inner for inner in operations if isinstance(inner, func.FuncOp)}


class Compiler:
    """Compiles functions, each once, and what they call."""

    def __init__(self, functions: Mapping[str, func.FuncOp], batch: int, whole_rows: bool):
        self.functions = functions
        self.batch = batch
        self.whole_rows = whole_rows
        self.compiled: dict[str, Compiled] = {}
        self.active: list[str] = []

    def callee(self, name: str) -> tuple[func.FuncOp, Compiled]:
        function = self.functions.get(name)
        if function is None:
            known = ", ".join(f"@{other}" for other in sorted(self.functions)) or "none"
            raise refuse("TP611", f"expected a function of this symbol table, got @{name}; there are: {known}")
        return function, self.function(function)

    def function(self, function: func.FuncOp) -> Compiled:
        name = function.sym_name.data
        if name not in self.compiled:
            if name in self.active:
                raise refuse("TP612", f"expected no recursion, got {' -> '.join((*self.active, name))}")
            if len(function.body.blocks) != 1:
                raise refuse("TP613", f"expected one block, got {len(function.body.blocks)}").within(f"@{name}")
            self.active.append(name)
            self.compiled[name] = self.block(function.body.block, f"@{name}")
            self.active.pop()
        return self.compiled[name]

    def block(self, block: Block, name: str) -> Compiled:
        try:
            return self._record(block, name)
        except Refusal as refusal:
            raise refusal.within(name) from None

    def _record(self, block: Block, name: str) -> Compiled:
        tape = Tape(self.batch, self.whole_rows)
        scope = Scope(tape, self.callee)
        for argument in block.args:
            scope.set(argument, tape.argument(element_of(argument.type), shape_of(argument.type)))
        terminator = block.last_op
        if terminator is None:
            raise refuse("TP613", "expected a terminator whose operands are the results, got an empty block")
        walk((op for op in block.ops if op is not terminator), scope)
        results = [self._result(tape, scope.full(operand)) for operand in terminator.operands]
        return assemble(tape, results, name)

    def _result(self, tape: Tape, value: Value) -> Value:
        """A result as an array: numpy's functions give a scalar where there are no axes."""
        if value.shape or tape.batch:
            return value
        return tape.call(np.asarray, [value], value.element, ())


def _checked(run: Compiled, name: str, types: Sequence[Attribute], batch: int) -> Compiled:
    """The function behind a check of its arguments, and without numpy's warnings."""
    wanted = [(element_of(kind).dtype, shape_of(kind)) for kind in types]

    def call(*arrays: Array) -> tuple[Array, ...]:
        if [(array.dtype, array.shape[batch:]) for array in arrays] != wanted:
            _refuse_arguments(arrays, name, types, batch)
        with np.errstate(all="ignore"):
            return run(*arrays)

    return call


def _refuse_arguments(arrays: Sequence[Array], name: str, types: Sequence[Attribute], batch: int) -> None:
    if len(arrays) != len(types):
        raise Refusal("TP614", f"{name}: expected {len(types)} arrays, got {len(arrays)}")
    pages = f" behind {batch} batch axes" if batch else ""
    for number, (array, kind) in enumerate(zip(arrays, types, strict=True)):
        dtype, shape = element_of(kind).dtype, shape_of(kind)
        if array.dtype != dtype or array.shape[batch:] != shape:
            raise Refusal(
                "TP614",
                f"{name}: argument {number}: expected {dtype} of shape {shape}{pages}, "
                f"got {array.dtype} of shape {array.shape}",
            )
