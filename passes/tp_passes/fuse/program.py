"""A program's statements as leaves, and back: which become one, and then one loop over its lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import StringAttr, TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.phase import PhaseOp
from tp_dialect.program import LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp
from tp_dialect.target_rules import Leaf, TargetRules
from tp_passes.fuse.classes import classes_of
from tp_passes.fuse.decide import Refusal, decide
from tp_passes.fuse.flow import Flow
from tp_passes.fuse.inline import Inliner, wiring_of

CLAIM = "tp.fused"
"""The program's attribute that says what fusion did to its numbers; a program whose bits are kept has none."""


@dataclass
class Fusion:
    """What is to be done to one program: its statements in their new order, fused ones among them."""

    index: ProgramIndex
    rules: TargetRules
    lines: list[StatementOp] = field(default_factory=list[StatementOp])
    functions: list[FuncOp] = field(default_factory=list[FuncOp])
    refusals: list[Refusal] = field(default_factory=list[Refusal])
    place_of: dict[Operation, StatementOp] = field(default_factory=dict[Operation, StatementOp])
    """The statement that a statement of before has become."""

    @property
    def changes(self) -> bool:
        """Whether anything is fused."""
        return bool(self.functions)

    def apply(self) -> None:
        """Replace the statements; drop the functions and tensors that nothing names any more."""
        if not self.changes:
            return
        index = self.index
        self._put_functions()
        self._put_lines()
        self._drop_functions()
        self._drop_tensors()
        index.program.attributes.pop(CERTIFICATE, None)
        if not self.rules.numerics.bit_equal:
            index.program.attributes[CLAIM] = StringAttr(self.rules.numerics.claim or "approximate")

    def _put_functions(self) -> None:
        """Behind the last of the functions that they are made of."""
        last = self.index.functions[next(reversed(self.index.functions))]
        self.index.program.body.block.insert_ops_after(self.functions, last)

    def _put_lines(self) -> None:
        """The statements in their new order, each other operation behind the statement that it stood behind."""
        block = self.index.program.body.block
        behind: dict[StatementOp, list[Operation]] = {}
        tail = _tail(self.index)
        place = self.place_of[tail[0]]
        for op in tail:
            op.detach()
            if op in self.place_of:
                place = self.place_of[op]
            else:
                behind.setdefault(place, []).append(op)
        block.add_ops([op for line in self.lines for op in (line, *behind.get(line, ()))])
        kept = set(self.lines)
        for op in tail:
            if op in self.place_of and op not in kept:
                op.erase()

    def _drop_functions(self) -> None:
        """Those that only statements called that are fused now."""
        called = {line.callee_name for line in self.lines if isinstance(line, LetOp)}
        for function in self.index.functions.values():
            called.update(op.callee.root_reference.data for op in function.walk() if isinstance(op, CallOp))
        for kernel in self.index.kernels.values():
            if kernel.implements is not None:
                called.add(kernel.implements.root_reference.data)
        for line in self.index.lines:
            if isinstance(line, LetOp) and line.callee_name not in called:
                called.add(line.callee_name)
                function = self.index.functions[line.callee_name]
                function.detach()
                function.erase()

    def _drop_tensors(self) -> None:
        """Those that are only passed on inside now."""
        named = {name for line in self.lines for name in (*line.out_names, *line.in_names)}
        named |= collective_names(self.index)
        for line in self.index.statements:
            for name in line.out_names:
                tensor = self.index.tensors.get(name)
                if name not in named and tensor is not None and tensor.parent is not None:
                    tensor.detach()
                    tensor.erase()


def _tail(index: ProgramIndex) -> list[Operation]:
    """Everything from the first statement on."""
    tail: list[Operation] = []
    op: Operation | None = index.lines[0]
    while op is not None:
        tail.append(op)
        op = op.next_op
    return tail


def collective_names(index: ProgramIndex) -> set[str]:
    """The tensors that collectives speak of."""
    names: set[str] = set()
    for op in index.collectives:
        one = op.collective
        names.update((one.out, *one.partials, *one.folds))
    return names


def fusion_of(index: ProgramIndex, rules: TargetRules) -> Fusion:
    """Decide for one program. Programs with phases, and those split by chip, stay as they are."""
    fusion = Fusion(index, rules)
    if index.chips or any(isinstance(line, PhaseOp) for line in index.lines) or not index.lines:
        return fusion
    statements = index.statements
    leaves = _leaves(index, statements)
    kept = {name for name, tensor in index.tensors.items() if tensor.role.data != "temp"} | collective_names(index)
    decision = decide(leaves, rules, kept, _fixed(index, statements))
    fusion.refusals = decision.refusals
    flow = Flow.of(leaves)
    taken = {*index.functions, *index.kernels, *index.tensors}
    inliner = Inliner(index.functions, lambda name: name not in taken)
    for group in decision.groups:
        line = statements[group[0]]
        if len(group) > 1:
            bound = flow.bound_by(group, kept)
            callees = [_callee(statements[number]) for number in group]
            wiring = wiring_of(flow, group, callees, bound)
            line = LetOp.of(wiring.outs, inliner.function_of(wiring.recipe), wiring.ins)
        fusion.lines.append(line)
        fusion.place_of.update((statements[number], line) for number in group)
    fusion.functions = inliner.made
    return fusion


def _callee(statement: StatementOp) -> str:
    return statement.callee_name if isinstance(statement, LetOp) else statement.kernel_name


def _leaves(index: ProgramIndex, statements: Sequence[StatementOp]) -> list[Leaf]:
    classes = {name: classes_of(function) for name, function in index.functions.items()}
    sizes = {name: _bytes_of(tensor.tensor_type) for name, tensor in index.tensors.items()}
    return [
        Leaf(
            one.out_names,
            one.in_names,
            classes.get(_callee(one), ("other",)) if isinstance(one, LetOp) else ("other",),
            tuple([sizes.get(name, 0) for name in one.out_names]),
        )
        for one in statements
    ]


def _bytes_of(type: TensorType) -> int:
    """The bytes of a tensor's elements, rounded up to a byte each."""
    width = getattr(type.element_type, "bitwidth", 64)
    count = 1
    for size in type.get_shape():
        count *= size
    return count * -(-int(width) // 8)


def _fixed(index: ProgramIndex, statements: Sequence[StatementOp]) -> dict[int, str]:
    """The statements that stay as they are, each with the reason."""
    implemented = {k.implements.root_reference.data for k in index.kernels.values() if k.implements is not None}
    fixed: dict[int, str] = {}
    for number, one in enumerate(statements):
        name = one.out_names[0] if one.out_names else ""
        if not isinstance(one, LetOp):
            fixed[number] = f"`{name}` is bound by a section already"
        elif one.callee_name in implemented:
            fixed[number] = f"`{name}` has a kernel already, for function @{one.callee_name}"
        elif not _is_inlined(index.functions.get(one.callee_name)):
            fixed[number] = f"`{name}` is made by @{one.callee_name}, which is no function of one block"
    return fixed


def _is_inlined(function: FuncOp | None) -> bool:
    return function is not None and len(function.body.blocks) == 1
