"""Statements to sections: which kernels a program needs, and then one loop over its lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tp_dialect.errors import TpError
from tp_dialect.kernel import KernelOp
from tp_dialect.phase import SectionOp, chips_attr
from tp_dialect.program import LetOp, ProgramOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.terse import symbol_ref
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
        index = ProgramIndex.of(program)
        known = {use: symbol_ref(name) for use, name in _implementing(index).items()}
        taken = {*index.tensors, *index.functions, *index.kernels}
        kernels: list[KernelOp] = []
        statements: list[tuple[LetOp, SymbolRefAttr]] = []
        for line in index.lines:
            if type(line) is not LetOp:
                continue
            use = use_of(line)
            kernel = known.get(use)
            if kernel is None:
                function = _function(index, line)
                name = _free_name(f"{use[0]}_in_place_k" if use[1] else f"{use[0]}_k", taken)
                kernels.append(make(function, name, use[1]))
                kernel = known[use] = symbol_ref(name)
            statements.append((line, kernel))
        return Lowering(program, kernels, statements)

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
    pairs = {(ins.index(out), number) for number, out in enumerate(outs) if out in ins}
    return let.callee_name, frozenset(pairs)


def _implementing(index: ProgramIndex) -> dict[Use, str]:
    """The kernels of a program that say which function they implement, for statements that bind nothing they read."""
    found: dict[Use, str] = {}
    for name, kernel in index.kernels.items():
        function = index.functions.get("" if kernel.implements is None else kernel.implements.root_reference.data)
        if function is not None and function.function_type == kernel.function_type:
            found.setdefault((function.sym_name.data, frozenset()), name)
    return found


def _function(index: ProgramIndex, let: LetOp) -> FuncOp:
    function = index.functions.get(let.callee_name)
    if function is None:
        binder = let.out_names[0]
        raise TpError("TP245", f"statement of `{binder}`: expected a function of the program, got @{let.callee_name}")
    return function


def _free_name(wanted: str, taken: set[str]) -> str:
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted}{number}", number + 1
    taken.add(name)
    return name


def _last_definition(program: ProgramOp) -> Operation | None:
    definitions = [op for op in program.body.block.ops if isinstance(op, FuncOp | KernelOp)]
    return definitions[-1] if definitions else None
