"""Statements made ready to run: functions and kernels compiled once each, however many statements run them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array
from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.interpreter.machine import Counts
from tp_dialect.interpreter.schedule import compile_schedule
from tp_dialect.kernel_facts import is_all_reduce
from tp_dialect.phase import SectionOp
from tp_dialect.program import LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp

Compiled = Callable[[Sequence[Array]], tuple[Array, ...]]


@dataclass(frozen=True)
class Step:
    """A statement made ready: what runs, the tensors it reads and binds, and the chips it runs on, slot by slot."""

    run: Compiled
    ins: tuple[str, ...]
    outs: tuple[str, ...]
    chips: tuple[int, ...]


class Compiler:
    """Makes the statements of one program ready.

    With `source`, a section runs the function that its kernel implements. An all-reduce kernel has none and needs none:
    its combiner and the order of its operands say what it means, so it runs itself. With `counts`, kernels run by the
    programs of their engines, and what happens is counted there.
    """

    def __init__(self, index: ProgramIndex, source: bool = False, counts: Counts | None = None):
        self._counts = counts
        self._index = index
        self._source = source
        self._compiled: dict[str, Compiled] = {}
        self._all_reduce: dict[str, bool] = {}

    def step(self, op: StatementOp, chips: tuple[int, ...]) -> Step:
        """The statement `op`, to be run on `chips`."""
        if isinstance(op, SectionOp) and (not self._source or self._is_all_reduce(op.kernel_name)):
            return Step(self._kernel(op.kernel_name), op.in_names, op.out_names, chips)
        name = op.callee_name if isinstance(op, LetOp) else self._source_of(op)
        return Step(self._function(name), op.in_names, op.out_names, chips)

    def _is_all_reduce(self, name: str) -> bool:
        if name not in self._all_reduce:
            self._all_reduce[name] = is_all_reduce(self._index.kernels[name])
        return self._all_reduce[name]

    def _source_of(self, section: SectionOp) -> str:
        kernel = self._index.kernels[section.kernel_name]
        if kernel.implements is None:
            text = f"section of `{section.out_names[0]}`: kernel `{section.kernel_name}` names no function"
            raise TpError("TP627", text, "run it at the level of sections, or write `implements @function`")
        return kernel.implements.root_reference.data

    def _function(self, name: str) -> Compiled:
        if name not in self._compiled:
            function = compile_function(self._index.functions[name])
            self._compiled[name] = lambda arrays: function(*arrays)
        return self._compiled[name]

    def _kernel(self, name: str) -> Compiled:
        key = f"kernel {name}"
        if key not in self._compiled:
            kernel, counts = self._index.kernels[name], self._counts
            self._compiled[key] = compile_kernel(kernel) if counts is None else compile_schedule(kernel, counts)
        return self._compiled[key]
