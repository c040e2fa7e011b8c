"""`tp-link-points`: each chip's program halts where it sends and where it receives.

A chip halts behind the last statement that stores what it sends, and in front of the first one that reads what it
receives; what falls on one boundary is one halt.

Before:

    tp.chip 1 {
      tp.section @p_c1 = @down_k(@h_c1, @W2_c1) on 1
      tp.section @z_c1 = @up_k(@y, @W3_c1) on 1
    }

After:

    tp.chip 1 {
      tp.section @p_c1 = @down_k(@h_c1, @W2_c1) on 1
      tp.link send [@p_c1] receive [@y]
      tp.section @z_c1 = @up_k(@y, @W3_c1) on 1
    }

Requires: chips, as tp-split makes them.
Ensures: every tensor that a chip reads and neither stores nor holds from the start is received in front of its first
reader, and sent by the one chip that stores it.
Leaves alone: programs without chips, programs that have halts already.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.chip_programs import ChipProgram, chip_programs, crossings
from tp_dialect.chips import ChipOp, LinkOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.scheduling import LinkPoint, link_points
from tp_passes.base import TpPass

Points = tuple[ChipOp, ChipProgram, list[LinkPoint]]


@dataclass(frozen=True)
class LinkPointsPass(TpPass):
    """Puts a halt where a chip sends or receives."""

    name = "tp-link-points"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        plans = [plan for program in programs_of(module) for plan in plans_of(ProgramIndex.of(program))]
        for op, program, points in plans:
            for point in points:
                _insert(op, program, point)


def plans_of(index: ProgramIndex) -> list[Points]:
    """The chips of a program with their halts; nothing where there are halts already."""
    programs = chip_programs(index)
    if any(program.halts for program in programs):
        return []
    crossing = [one.transfer for one in crossings(index, programs)]
    ops = {op.chip_id: op for op in index.chips}
    return [
        (ops[program.chip], program, points)
        for program in programs
        if (points := link_points(program.touches, program.chip, crossing))
    ]


def _insert(op: ChipOp, program: ChipProgram, point: LinkPoint) -> None:
    link = LinkOp.of(point.sends, point.receives)
    if point.after is None:
        op.body.block.insert_op_before(link, program.statements[0])
    else:
        op.body.block.insert_op_after(link, program.statements[point.after])
