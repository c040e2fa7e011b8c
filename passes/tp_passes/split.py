"""`tp-split`: one program becomes a program per chip.

Each chip gets the statements that bind its own tensors. The spine runs on the root, chip 0 (`spine=root`), or on every
chip (`spine=everywhere`): repeated work for fewer transfers, the Megatron way. An all-reduce section becomes its folds
again, which belong to the spine; the fold tensors are those of its collective.

Before:

    tp.section @p_c0 = @down_k(@h_c0, @W2_c0) on 0
    tp.section @p_c1 = @down_k(@h_c1, @W2_c1) on 1
    tp.section @y = @allreduce_2x1x64(@p_c0, @p_c1) on 0, 1

After:

    tp.chip 0 {
      tp.section @p_c0 = @down_k(@h_c0, @W2_c0) on 0
      tp.section @y = @fold_sum_1x64(@p_c0, @p_c1) on 0
    }
    tp.chip 1 {
      tp.section @p_c1 = @down_k(@h_c1, @W2_c1) on 1
    }

Requires: statements, sections (behind tp-relocate) or phases.
Ensures: tensors, functions, kernels and collectives stay; no statement is left outside of a chip. A tensor that is
bound again after it crossed, or by two chips, has a tensor for each version (`s.v1`); its last version ends in the
tensor's own name. Folds of elements narrower than f32 round once each, an all-reduce section rounds once at the end.
Leaves alone: programs that have chips already, programs without statements, all that is not its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.chips import ChipOp
from tp_dialect.errors import TpError
from tp_dialect.folds import IDENTITY
from tp_dialect.phase import SectionOp
from tp_dialect.program import LetOp, TensorOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.base import TpPass
from tp_passes.chip_lines import Callees, Line, Spine, is_taken, lines_of
from tp_passes.versions import Placed, Renaming, Version, Versions, renaming_of


@dataclass(frozen=True)
class SplitPass(TpPass):
    """Gives every chip a program of its own.

    `spine`: `root` runs what is replicated on chip 0, `everywhere` on every chip. `versions`: `rename` gives a tensor
    that is written again after it crossed a name for each version, `refuse` refuses it. `page`: the rows and columns of
    a tile of the fold kernels that are made.
    """

    name = "tp-split"

    spine: Spine = "root"
    versions: Literal["rename", "refuse"] = "rename"
    page: tuple[int, ...] = (32, 32)

    def run(self, ctx: Context, module: ModuleOp) -> None:
        indices = [ProgramIndex.of(program) for program in programs_of(module)]
        plans = [plan_of(index, self.spine, self.page) for index in indices if index.lines]
        for plan in plans:
            if self.versions == "refuse":
                _refuse_versions(plan)
        for plan in plans:
            plan.apply()


@dataclass
class Plan:
    """What one program becomes: the lines of each chip, the versions that get names, and what is made for them."""

    index: ProgramIndex
    lines: list[Line]
    versions: Versions
    renaming: Renaming
    made: dict[str, Operation]
    chips: list[list[Operation]] = field(default_factory=list[list[Operation]])

    def apply(self) -> None:
        """Put the chips where the last statement stood, and take the statements away."""
        program, first = self.index.program, self.index.lines[0]
        block = program.body.block
        for version, name in reversed(self.renaming.names.items()):
            block.insert_op_after(self._tensor(version, name), self.index.tensors[version.name])
        block.insert_ops_before([*self.made.values()], first)
        behind = self.index.lines[-1].next_op
        for op in chain.from_iterable(self.chips):
            if op.parent is not None:
                op.detach()
        for line in self.index.lines:
            if line.parent is block:
                line.detach()
                line.erase()
        chips = [ChipOp.of(chip, ops) for chip, ops in enumerate(self.chips)]
        if behind is None:
            block.add_ops(chips)
        else:
            block.insert_ops_before(chips, behind)
        program.attributes.pop(CERTIFICATE, None)

    def _tensor(self, version: Version, name: str) -> TensorOp:
        """The tensor of a version: where the original lives, but nothing that is kept or given back."""
        original = self.index.tensors[version.name]
        return TensorOp.of(name, original.tensor_type, "temp", original.chip_id)


def plan_of(index: ProgramIndex, spine: Spine, page: tuple[int, ...]) -> Plan:
    """What a program with statements becomes, or a `TpError`."""
    callees = Callees(index, page)
    lines = lines_of(index, spine, callees)
    versions = Versions.of([Placed(line.outs, line.ins, line.chips) for line in lines], index.chip_count)
    for number, line in enumerate(lines):
        _check_given(index, line, versions.reads[number])
    renaming = renaming_of(versions, index.holds_from_start, lambda name: is_taken(index, name))
    plan = Plan(index, lines, versions, renaming, callees.made)
    plan.chips = _emitted(plan, callees)
    return plan


def _check_given(index: ProgramIndex, line: Line, reads: Sequence[Version]) -> None:
    """What is given to another chip, and not bound before, is brought to nobody."""
    given = [version.name for version in reads if not version.number]
    for name, chip in product(given, line.chips):
        if not index.holds_from_start(name, chip):
            text = f"the statement that binds `{line.outs[0]}` on chip {chip} reads `{name}`, which is given to chip"
            hint = f"declare a replica of it on chip {chip}"
            raise TpError("TP412", f"{text} {index.tensors[name].chip_id} alone", hint)


def _refuse_versions(plan: Plan) -> None:
    """Name the writer, the rewriter and a reader of the first tensor that would need names for its versions."""
    for version in plan.renaming.names:
        raise TpError("TP409", _story(plan, version), "bind another tensor, or let tp-split name the versions")


def _story(plan: Plan, version: Version) -> str:
    versions = plan.versions
    lines, name = plan.lines, version.name
    writer = versions.writer[version]
    text = f"tensor `{name}` is bound by statement {writer} (`{lines[writer].callee}`) on chip {lines[writer].chips[0]}"
    receivers = versions.crossing.get(version)
    if receivers:
        reader = lines[versions.reader(version, receivers[0])]
        text += f", read on chip {receivers[0]} by the statement that binds `{reader.outs[0]}`"
    again = versions.writer.get(Version(name, version.number + 1))
    if again is None:
        return f"{text}, where an older version is held from the start"
    return f"{text}, and bound again by statement {again} (`{lines[again].callee}`) on chip {lines[again].chips[0]}"


def _emitted(plan: Plan, callees: Callees) -> list[list[Operation]]:
    """The statements of each chip, in order; one that stays as it is is the program's own, to be moved."""
    versions, renaming = plan.versions, plan.renaming
    chips: list[list[Operation]] = [[] for _ in range(plan.index.chip_count)]
    kept: dict[int, list[Version]] = {}
    for version in renaming.kept:
        kept.setdefault(versions.writer[version], []).append(version)
    for number, line in enumerate(plan.lines):
        outs = [renaming.name(version) for version in versions.binds[number]]
        ins = [renaming.name(version) for version in versions.reads[number]]
        for chip in line.chips:
            chips[chip].append(_statement(line, outs, ins, chip))
            chips[chip] += [_copy(plan, line, version, chip, callees) for version in kept.get(number, ())]
    return chips


def _statement(line: Line, outs: Sequence[str], ins: Sequence[str], chip: int) -> Operation:
    same = not line.is_fold and tuple(outs) == line.outs and tuple(ins) == line.ins
    if same and len(line.chips) == 1:
        return line.op
    op = SectionOp.of(outs, line.callee, ins, (chip,)) if line.is_section else LetOp.of(outs, line.callee, ins)
    op.attributes.update({key: value for key, value in line.op.attributes.items() if same or key != CERTIFICATE})
    return op


def _copy(plan: Plan, line: Line, version: Version, chip: int, callees: Callees) -> Operation:
    """The last version of a tensor, back into its own name."""
    type = plan.index.tensors[version.name].tensor_type
    names = (version.name,), (plan.renaming.name(version),)
    if line.is_section:
        return SectionOp.of(names[0], callees.fold(type, IDENTITY), names[1], (chip,))
    return LetOp.of(names[0], callees.copy(type), names[1])
