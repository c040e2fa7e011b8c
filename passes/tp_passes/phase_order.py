"""`tp-phase-order`: sections are gathered in phases, so that the chips run at once.

The source lists chip 0's piece of an operation, then chip 1's. Each section goes to the first phase behind all that it
depends on in which its chips are free; within a phase no section waits for another, and a barrier stands between two.

Before:

    tp.section @h_c0 = @up_k(@x, @W1_c0) on 0
    tp.section @h_c1 = @up_k(@x, @W1_c1) on 1

After:

    tp.phase {
      tp.section @h_c0 = @up_k(@x, @W1_c0) on 0
      tp.section @h_c1 = @up_k(@x, @W1_c1) on 1
    }

Requires: sections only; a plain statement has no chip to be busy.
Ensures: every section is in a phase, and dependences by name (read after write, write after read or write) lead from
earlier phases to later ones.
Leaves alone: programs whose sections are all in phases already, programs of plain statements, chip programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.errors import TpError
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import LetOp, ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.scheduling import SectionTouch, phase_order
from tp_passes.base import TpPass


@dataclass(frozen=True)
class PhaseOrderPass(TpPass):
    """Gathers sections in phases of which each may run at once."""

    name = "tp-phase-order"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        plans = [plan for program in programs_of(module) if (plan := phases_of(ProgramIndex.of(program)))]
        for plan in plans:
            _apply(plan)


@dataclass
class Plan:
    """The phases that a program gets, each a list of its sections in source order."""

    index: ProgramIndex
    phases: list[list[SectionOp]]


def phases_of(index: ProgramIndex) -> Plan | None:
    """The phases of a program, or None where there is nothing to order."""
    if not any(isinstance(line, SectionOp) for line in index.lines):
        return None
    sections: list[SectionOp] = []
    for op in index.statements:
        if isinstance(op, LetOp):
            text = f"the statement that binds `{op.out_names[0]}` is no section, but program `{_name(index)}` has some"
            raise TpError("TP310", text, "run tp-lower first: it makes sections of all statements")
        sections.append(op)
    touches = [SectionTouch(set(op.in_names), set(op.out_names), set(op.chip_ids)) for op in sections]
    return Plan(index, _gathered(sections, *phase_order(touches)))


def _name(index: ProgramIndex) -> str:
    return index.program.program_name


def _gathered(
    sections: Sequence[SectionOp], order: Sequence[int], barrier_after: Sequence[bool]
) -> list[list[SectionOp]]:
    phases: list[list[SectionOp]] = [[]]
    for number, ends in zip(order, barrier_after, strict=True):
        phases[-1].append(sections[number])
        if ends:
            phases.append([])
    return phases


def _apply(plan: Plan) -> None:
    """Put the phases where the first of the sections stood."""
    program: ProgramOp = plan.index.program
    block = program.body.block
    behind = plan.index.lines[-1].next_op
    for phase in plan.phases:
        for section in phase:
            section.detach()
    for line in plan.index.lines:
        if isinstance(line, PhaseOp):
            line.detach()
            line.erase()
    phases = [PhaseOp.of(sections) for sections in plan.phases]
    if behind is None:
        block.add_ops(phases)
    else:
        block.insert_ops_before(phases, behind)
    program.attributes.pop(CERTIFICATE, None)
