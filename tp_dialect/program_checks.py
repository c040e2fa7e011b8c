"""What a program's verifier checks: every line against one dictionary of names, in one walk.

Each check here is a bullet of an operation's *Constraints*; a violation is a `VerifyException` that names the line,
the chip and both sides, with its code. Chips and the relay (level 4) are checked in `chip_checks.py`, kernels in
`kernel_checks.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn, cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from tp_dialect.attributes import ChipsAttr, SliceAttr
from tp_dialect.chip_checks import check_chips
from tp_dialect.coverage import overwritten
from tp_dialect.errors import message
from tp_dialect.expansion import is_written_out_as
from tp_dialect.kernel import KernelOp
from tp_dialect.manifest import MAX_CHIPS
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import COMBINERS, ROLES, CollectiveOp, LetOp, ProgramOp, TensorOp
from tp_dialect.program_index import GIVEN, ProgramIndex, StatementOp
from tp_dialect.terse import TerseOp, ops_of, shape_text

Names = Sequence[str]

BINDABLE = frozenset({"output", "state", "temp"})
"""The roles that a statement may bind."""


def refuse(code: str, text: str, hint: str | None = None) -> NoReturn:
    """Raise the verifier's exception for `code`."""
    raise VerifyException(message(code, text, hint))


def check_program(program: ProgramOp) -> None:
    """Raise a `VerifyException` unless `program` and all its lines hold what their operations promise."""
    chips = program.chip_count
    if not 1 <= chips <= MAX_CHIPS:
        refuse("TP002", f"program `{program.program_name}`: expected 1 to {MAX_CHIPS} chips, got {chips}")
    _check_form(program)
    index = ProgramIndex.of(program)
    _check_tensors(index)
    checks = StatementChecks(index)
    for line in index.lines:
        if isinstance(line, PhaseOp):
            _check_phase(line)
            for section in line.body.block.ops:
                checks.check(cast(SectionOp, section))
        else:
            checks.check(line)
    _check_collectives(index, checks)
    check_chips(index, checks.check_types)


# Form: what the generic form could get wrong


def _check_form(program: ProgramOp) -> None:
    """Every terse line has the properties that its definition asks for, of the right kind."""
    for op in ops_of(program.body.block):
        if not isinstance(op, TerseOp):
            continue
        _check_properties(op)
        if isinstance(op, SectionOp):
            continue  # what is written out there is compared with its kernel
        for region in op.regions:
            for inner in region.block.ops:
                if not isinstance(inner, TerseOp):
                    name = op.name
                    refuse("TP001", f"expected only lines of the program's own in `{name}`, got `{inner.name}`")
                inner.verify()
                _check_properties(inner)


def _refs_ok(attr: Attribute | None) -> bool:
    return type(attr) is ArrayAttr and all(
        [type(ref) is SymbolRefAttr and not ref.nested_references.data for ref in attr.data]
    )


def _let_ok(op: Operation) -> bool:
    properties = op.properties
    return (
        len(properties) == 3
        and _refs_ok(properties.get("outs"))
        and _refs_ok(properties.get("ins"))
        and type(properties.get("callee")) is SymbolRefAttr
    )


def _section_ok(op: Operation) -> bool:
    properties = op.properties
    return (
        len(properties) == 4
        and _refs_ok(properties.get("outs"))
        and _refs_ok(properties.get("ins"))
        and type(properties.get("kernel")) is SymbolRefAttr
        and type(properties.get("chips")) is ChipsAttr
    )


def _tensor_ok(op: Operation) -> bool:
    properties = op.properties
    chip, piece = properties.get("chip"), properties.get("slice")
    known = 3 + (chip is not None) + (piece is not None) + ("replica" in properties)
    return (
        len(properties) == known
        and type(properties.get("sym_name")) is StringAttr
        and type(properties.get("tensor_type")) is TensorType
        and type(properties.get("role")) is StringAttr
        and (chip is None or type(chip) is IntegerAttr)
        and (piece is None or type(piece) is SliceAttr)
        and type(properties.get("replica", _UNIT)) is UnitAttr
    )


_UNIT = UnitAttr()

_QUICK: dict[type[Operation], Callable[[Operation], bool]] = {
    LetOp: _let_ok,
    SectionOp: _section_ok,
    TensorOp: _tensor_ok,
}
"""Checks that suffice for the lines that a program has by the thousands; where one fails, the definition's own check
says what is wrong."""


def _check_properties(op: TerseOp) -> None:
    if op.operands or op.results:
        refuse("TP005", f"expected `{op.name}` without operands and results: it speaks of names")
    quick = _QUICK.get(type(op))
    if quick is not None and quick(op):
        return
    try:
        type(op).get_irdl_definition().verify(op)
    except VerifyException as error:
        refuse("TP005", f"`{op.name}` is not well formed: {error}")


# Names and tensors


def check_unique_names(program: ProgramOp) -> None:
    """Raise a `VerifyException` if two symbols of `program` have one name."""
    seen: dict[str, str] = {}
    for op in (op for block in program.body.blocks for op in block.ops):
        name = op.properties.get("sym_name")
        if not isinstance(name, StringAttr):
            continue
        if name.data in seen:
            refuse("TP006", f"the name `{name.data}` is given twice, to `{seen[name.data]}` and to `{op.name}`")
        seen[name.data] = op.name


def _check_tensors(index: ProgramIndex) -> None:
    full_shapes: dict[str, tuple[str, tuple[int, ...]]] = {}
    for name, tensor in index.tensors.items():
        _check_tensor(name, tensor, index.chip_count)
        piece = tensor.piece
        if piece is None:
            continue
        other, shape = full_shapes.setdefault(piece.of, (name, piece.of_shape))
        if shape != piece.of_shape:
            refuse(
                "TP017",
                f"tensors `{other}` and `{name}` are slices of `{piece.of}`: expected one full shape, got"
                f" {shape_text(shape)} and {shape_text(piece.of_shape)}",
            )


def _check_tensor(name: str, tensor: TensorOp, chips: int) -> None:
    chip, piece = tensor.chip_id, tensor.piece
    if tensor.role.data not in ROLES:
        refuse("TP012", f"tensor `{name}`: expected a role of {', '.join(ROLES)}, got `{tensor.role.data}`")
    if not tensor.tensor_type.has_static_shape():
        refuse("TP014", f"tensor `{name}`: expected a static shape, got {tensor.tensor_type}")
    if chip is not None and not 0 <= chip < chips:
        refuse("TP013", f"tensor `{name}`: expected a chip in 0..{chips - 1}, got chip {chip}")
    if chip is None and (piece is not None or tensor.replica is not None):
        what = "a replica mark" if piece is None else f"a slice of `{piece.of}`"
        refuse("TP016", f"tensor `{name}` has {what} but no chip", "write `chip N` before it")
    if piece is None:
        return
    shape = tensor.tensor_type.get_shape()
    if piece.shape != shape:
        refuse(
            "TP014",
            f"tensor `{name}` on chip {chip}: its slice of `{piece.of}` has shape {shape_text(piece.shape)}, its type"
            f" {shape_text(shape)}",
            "ranges are start:length",
        )
    end = 0
    for start, length in piece.ranges:
        if start < end:
            refuse(
                "TP015",
                f"tensor `{name}` on chip {chip}: expected ascending ranges of `{piece.of}` that do not overlap, got"
                f" {start}:{length} behind one that ends at {end}",
            )
        end = start + length


# Statements


class StatementChecks:
    """Checks statement by statement what a line may read and bind; it remembers what was bound before."""

    def __init__(self, index: ProgramIndex):
        self._index = index
        self._tensors = index.tensors
        self._held = {name for name, op in index.tensors.items() if op.role.data in GIVEN}
        self._bindable = {name for name, op in index.tensors.items() if op.role.data in BINDABLE}
        # Types are compared by number: equality of type objects is slow, and a program has few types.
        self._numbers: dict[Attribute, int] = {}
        self._type_of = {name: self._number(op.tensor_type) for name, op in index.tensors.items()}
        self._signatures: dict[str, tuple[list[int], list[int]]] = {}
        self._slots_of: dict[str, int] = {}
        self._in_place: set[tuple[str, int, int]] = set()
        self.binders: dict[str, list[StatementOp]] = {}

    def _number(self, type: Attribute) -> int:
        return self._numbers.setdefault(type, len(self._numbers))

    def check(self, op: StatementOp) -> None:
        """Refuse `op` if it reads what is not there, binds what it may not, or does not fit what it runs."""
        self.check_types(op)
        held = self._held
        for name in op.in_names:
            if name not in held:
                refuse(
                    "TP011",
                    f"the statement that binds `{op.out_names[0]}` reads `{name}`, which no earlier one binds",
                    "its role is input, weight or state if it comes from outside",
                )
        outs = op.out_names
        held.update(outs)
        for name in outs:
            self.binders.setdefault(name, []).append(op)

    def check_types(self, op: StatementOp) -> None:
        """Refuse `op` if a name is unknown, may not be bound, or does not have the type that the callee asks for."""
        outs, ins = op.out_names, op.in_names
        if not outs:
            refuse("TP008", f"a statement that reads {list(ins)} binds nothing")
        if len(outs) > 1 and len(set(outs)) < len(outs):
            refuse("TP010", f"a statement binds one of {list(outs)} twice")
        wanted_ins, wanted_outs = self._signature(op)
        self._check_operands(op, "reads", ins, wanted_ins)
        self._check_operands(op, "binds", outs, wanted_outs)
        for name in outs:
            if name not in self._bindable:
                role = self._tensors[name].role.data
                refuse("TP010", f"tensor `{name}` is bound by a statement, but its role is {role}")
            if name in ins and isinstance(op, SectionOp):
                self._check_aliasing(op, name)
        if op.regions and isinstance(op, SectionOp):
            self._check_written_out(op)

    def _check_written_out(self, op: SectionOp) -> None:
        if not is_written_out_as(op, self._index.kernels[op.kernel_name]):
            text = f"the section that binds `{op.out_names[0]}` is written out as something else than its kernel"
            refuse("TP047", f"{text} `{op.kernel_name}` on {', '.join(map(str, op.chip_ids))}")

    def _check_aliasing(self, op: SectionOp, name: str) -> None:
        kernel, output = op.kernel_name, op.out_names.index(name)
        for input in [place for place, read in enumerate(op.in_names) if read == name]:
            if (kernel, input, output) in self._in_place:
                continue
            why = overwritten(self._index.kernels[kernel], input, output)
            if why is not None:
                refuse("TP227", f"the section that binds `{name}` reads it too, but {why}", "bind another tensor")
            self._in_place.add((kernel, input, output))

    def _check_operands(self, op: StatementOp, verb: str, names: Names, wanted: list[int]) -> None:
        type_of = self._type_of
        try:
            if [type_of[name] for name in names] == wanted:
                return
        except KeyError as error:
            name = error.args[0]
            refuse(
                "TP007",
                f"the statement that binds `{op.out_names[0]}` {verb} `{name}`, which is no tensor here",
            )
        callee = op.callee_name if isinstance(op, LetOp) else op.kernel_name
        if len(names) != len(wanted):
            refuse(
                "TP008",
                f"the statement that binds `{op.out_names[0]}` {verb} {len(names)} tensors, but `{callee}` has"
                f" {len(wanted)}",
            )
        types = list(self._numbers)
        for position, name in enumerate(names):
            if type_of[name] != wanted[position]:
                refuse(
                    "TP009",
                    f"the statement that binds `{op.out_names[0]}` {verb} `{name}` of type"
                    f" {types[type_of[name]]}, but number {position} of `{callee}` has type {types[wanted[position]]}",
                )

    def _signature(self, op: StatementOp) -> tuple[list[int], list[int]]:
        if isinstance(op, LetOp):
            name = op.callee_name
            known = self._signatures.get(name)
            return known or self._signature_of(op, name, self._index.functions.get(name), "function")
        name = op.kernel_name
        self._check_section_chips(op, name)
        known = self._signatures.get(name)
        return known or self._signature_of(op, name, self._index.kernels.get(name), "kernel")

    def _signature_of(
        self, op: StatementOp, name: str, callee: FuncOp | KernelOp | None, kind: str
    ) -> tuple[list[int], list[int]]:
        if callee is None:
            other = "kernel" if name in self._index.kernels else "function" if name in self._index.functions else ""
            hint = f"`{name}` is a {other}" if other else f"a {kind} stands in the program that runs it"
            refuse(
                "TP007",
                f"the statement that binds `{op.out_names[0]}` runs `{name}`, which is no {kind} here",
                hint,
            )
        type: FunctionType = callee.function_type
        signature = (
            [self._number(one) for one in type.inputs.data],
            [self._number(one) for one in type.outputs.data],
        )
        self._signatures[name] = signature
        return signature

    def _check_section_chips(self, op: SectionOp, name: str) -> None:
        chips, count = op.chip_ids, self._index.chip_count
        kernel = self._index.kernels.get(name)
        slots = 1 if kernel is None else self._slots(name, kernel)
        if len(chips) != slots:
            refuse(
                "TP018",
                f"the section that binds `{op.out_names[0]}` runs on {len(chips)} chips, but kernel `{name}` has"
                f" {slots} slots",
            )
        for chip in chips:
            if not 0 <= chip < count:
                refuse(
                    "TP013",
                    f"the section that binds `{op.out_names[0]}`: expected a chip in 0..{count - 1}, got chip {chip}",
                )
        if len(set(chips)) < len(chips):
            refuse("TP018", f"the section that binds `{op.out_names[0]}` names a chip twice: on {list(chips)}")

    def _slots(self, name: str, kernel: KernelOp) -> int:
        known = self._slots_of.get(name)
        if known is None:
            known = self._slots_of[name] = kernel.slots
        return known


# Phases and collectives


def _check_phase(phase: PhaseOp) -> None:
    chip_of: dict[int, SectionOp] = {}
    writer_of: dict[str, SectionOp] = {}
    sections: list[SectionOp] = []
    for op in phase.body.block.ops:
        if not isinstance(op, SectionOp):
            refuse("TP001", f"expected only `tp.section` in `tp.phase`, got `{op.name}`")
        sections.append(op)
    if not sections:
        refuse("TP019", "expected a phase with at least one section, got an empty one")
    for section in sections:
        for chip in section.chip_ids:
            if chip in chip_of:
                _conflict(chip_of[chip], section, f"both run on chip {chip}")
            chip_of[chip] = section
        for name in section.out_names:
            if name in writer_of:
                _conflict(writer_of[name], section, f"both write `{name}`")
            writer_of[name] = section
    for section in sections:
        for name in section.in_names:
            writer = writer_of.get(name)
            if writer is not None and writer is not section:
                _conflict(writer, section, f"one writes `{name}`, the other one reads it")


def _conflict(one: SectionOp, other: SectionOp, why: str) -> NoReturn:
    first, second = one.out_names[0], other.out_names[0]
    refuse("TP019", f"the sections that bind `{first}` and `{second}` share a phase, but {why}")


def _check_collectives(index: ProgramIndex, checks: StatementChecks) -> None:
    folding: dict[str, str] = {}
    for op in index.collectives:
        _check_collective(index, op)
        for fold in op.collective.folds:
            if fold in folding:
                refuse(
                    "TP030",
                    f"`{fold}` is a fold of two collectives, of `{folding[fold]}` and of `{op.out_name}`",
                )
            folding[fold] = op.out_name
        if index.lines:
            _check_spelling(op, checks)


def _check_collective(index: ProgramIndex, op: CollectiveOp) -> None:
    one = op.collective
    if one.combiner not in COMBINERS:
        refuse(
            "TP030",
            f"collective of `{one.out}`: expected one of {', '.join(COMBINERS)}, got `{one.combiner}`",
        )
    for name in (one.out, *one.partials, *one.folds):
        if name not in index.tensors:
            refuse("TP007", f"collective of `{one.out}` names `{name}`, which is no tensor here")
        type, wanted = index.tensors[name].tensor_type, index.tensors[one.out].tensor_type
        if type != wanted:
            refuse("TP009", f"collective of `{one.out}` of type {wanted}: `{name}` has type {type}")
    additions = max(1, len(one.partials) - 1)
    if not one.partials or len(one.folds) != additions:
        refuse(
            "TP030",
            f"collective of `{one.out}`: expected {additions} folds of {len(one.partials)} partials, got"
            f" {len(one.folds)}",
            "one fold per addition, and one identity fold where there is one partial",
        )
    if one.folds[-1] != one.out:
        refuse("TP030", f"collective of `{one.out}`: expected its last fold to bind it, got `{one.folds[-1]}`")
    for chip, name in enumerate(one.partials):
        lives_on = index.tensors[name].chip_id
        if lives_on != chip and not (lives_on is None and index.chip_count == 1):
            where = "is replicated" if lives_on is None else f"lives on chip {lives_on}"
            refuse(
                "TP031",
                f"collective of `{one.out}`: expected its partial `{name}` on chip {chip}, but it {where}",
            )


def _check_spelling(op: CollectiveOp, checks: StatementChecks) -> None:
    """All fold statements, or none of them and one section that reads all partials."""
    one = op.collective
    missing = [fold for fold in one.folds if fold not in checks.binders]
    if not missing:
        return
    bound = [fold for fold in one.folds[:-1] if fold in checks.binders]
    whole = [
        binder
        for binder in checks.binders.get(one.out, [])
        if isinstance(binder, SectionOp) and set(one.partials) <= set(binder.in_names)
    ]
    if bound or len(whole) != 1:
        refuse(
            "TP032",
            f"collective of `{one.out}`: expected all of its fold statements, or none and one all-reduce section, but"
            f" nothing binds `{missing[0]}`",
        )
