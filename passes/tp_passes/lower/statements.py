"""Statements to sections: which kernels a program needs, and then one loop over its lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tp_dialect.coverage import overwritten
from tp_dialect.errors import TpError
from tp_dialect.kernel import KernelOp
from tp_dialect.phase import SectionOp, chips_attr
from tp_dialect.program import LetOp, ProgramOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.terse import string_attr, symbol_ref
from tp_passes.lower.in_place import Pairs

KernelMaker = Callable[[FuncOp, str, Pairs], KernelOp]
"""Makes the kernel of a function, by name, for statements that bind tensors that they read."""

Use = tuple[str, Pairs]
"""A function, and the tensors that a statement binds although it reads them."""


@dataclass
class Lowering:
    """What is to be done to one program: the kernels to add, and the kernel of each statement."""

    program: ProgramOp
    kernels: list[KernelOp]
    statements: list[tuple[LetOp, SymbolRefAttr]]

    @staticmethod
    def of(program: ProgramOp, make: KernelMaker) -> Lowering:
        """Decide; raises `TpError` for a function that cannot be lowered."""
        kernels = _Kernels(ProgramIndex.of(program), make)
        lets = [line for line in kernels.index.lines if type(line) is LetOp]
        statements = [(let, kernels.of(let)) for let in lets]
        return Lowering(program, kernels.added, statements)

    def apply(self) -> None:
        """Add the kernels behind the functions and kernels that are there, and replace the statements."""
        block = self.program.body.block
        if self.kernels:
            anchor = _last_definition(self.program)
            if anchor is None:
                block.insert_ops_before(self.kernels, block.first_op) if block.first_op else block.add_ops(self.kernels)
            else:
                block.insert_ops_after(self.kernels, anchor)
        for let, kernel in self.statements:
            become_section(let, kernel)


ROOT = chips_attr((0,))
"""Where every section stands until it is relocated."""


def become_section(let: LetOp, kernel: SymbolRefAttr) -> None:
    """Turn a statement, where it stands, into the section that runs `kernel` on the root.

    Both are lines without operands, results and regions; to change the kind of one is four times as fast as to make
    another one, link it in and take the old one out.
    """
    properties = let.properties
    properties["kernel"] = kernel
    properties["chips"] = ROOT
    del properties["callee"]
    let.__class__ = SectionOp  # pyright: ignore[reportAttributeAccessIssue]


NOTHING: Pairs = frozenset()
"""A statement binds nothing that it reads."""


def use_of(let: LetOp) -> Use:
    """The function of a statement, and which of its results are bound to tensors that it reads."""
    outs, ins = let.out_names, let.in_names
    if all(out not in ins for out in outs):
        return let.callee_name, NOTHING
    pairs = {(source, target) for target, out in enumerate(outs) for source, read in enumerate(ins) if read == out}
    return let.callee_name, frozenset(pairs)


class _Kernels:
    """The kernels that a program has, and those that its statements ask for, each made once."""

    def __init__(self, index: ProgramIndex, make: KernelMaker):
        self.index = index
        self.make = make
        self.taken = {*index.tensors, *index.functions, *index.kernels}
        self.added: list[KernelOp] = []
        self.plain = self._implementing()
        self.chosen: dict[Use, SymbolRefAttr] = {}

    def _implementing(self) -> dict[str, KernelOp]:
        """The program's kernels by the function that they say they implement."""
        found: dict[str, KernelOp] = {}
        for kernel in self.index.kernels.values():
            name = "" if kernel.implements is None else kernel.implements.root_reference.data
            function = self.index.functions.get(name)
            if function is not None and function.function_type == kernel.function_type:
                found.setdefault(name, kernel)
        return found

    def of(self, let: LetOp) -> SymbolRefAttr:
        """The kernel of a statement."""
        use = use_of(let)
        chosen = self.chosen.get(use)
        if chosen is None:
            chosen = self.chosen[use] = symbol_ref(self._chosen(use, let).kernel_name)
        return chosen

    def _chosen(self, use: Use, let: LetOp) -> KernelOp:
        name, pairs = use
        function = self.index.functions.get(name)
        if function is None:
            text = f"statement of `{let.out_names[0]}`: expected a function of the program, got @{name}"
            raise TpError("TP245", text)
        plain = self.plain.get(name)
        if plain is None:
            plain = self.make(function, f"{name}_k", NOTHING)
        if not any(overwritten(plain, source, target) for source, target in pairs):
            if name not in self.plain:
                self._add(plain)
                self.plain[name] = plain
            return plain
        return self._add(self.make(function, f"{name}_in_place_k", pairs))

    def _add(self, kernel: KernelOp) -> KernelOp:
        """Give a new kernel a name that no other symbol has."""
        wanted, number = kernel.kernel_name, 2
        while kernel.kernel_name in self.taken:
            kernel.sym_name = string_attr(f"{wanted}{number}")
            number += 1
        self.taken.add(kernel.kernel_name)
        self.added.append(kernel)
        return kernel


def _last_definition(program: ProgramOp) -> Operation | None:
    definitions = [op for op in program.body.block.ops if isinstance(op, FuncOp | KernelOp)]
    return definitions[-1] if definitions else None
