"""`tp-relay`: what the host does, step by step: run a chip to its next halt, copy a tensor from chip to chip.

Chips that need nothing of each other run at once; the host waits for a chip only where it copies from it or runs it
again.

Before:

    tp.chip 0 { ... tp.link send [@x] ... }
    tp.chip 1 { tp.link receive [@x] ... }

After:

    tp.relay {
      tp.run 0 to 0
      tp.copy @x from 0 to 1
      tp.run 1 to 1
    }

Requires: chips with halts, as tp-link-points makes them.
Ensures: every halt's tensors are copied before the chip goes on, and every chip runs to its end; refused, with the
smallest cycle in words, where the chips would wait for each other for ever.
Leaves alone: programs without chips, programs that have a relay already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from tp_dialect.chip_programs import ChipProgram, chip_programs, crossings
from tp_dialect.chips import CopyOp, RelayOp, RunOp
from tp_dialect.errors import TpError
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.scheduling import ChipTransfer, Copy, Run, relay_schedule
from tp_passes.base import TpPass


@dataclass(frozen=True)
class RelayPass(TpPass):
    """Schedules the host's steps."""

    name = "tp-relay"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        indices = [ProgramIndex.of(program) for program in programs_of(module)]
        plans = [(index, steps_of_host(index)) for index in indices if index.chips and not index.relays]
        for index, steps in plans:
            index.program.body.block.insert_op_after(RelayOp.of([_op(step) for step in steps]), index.chips[-1])


def steps_of_host(index: ProgramIndex) -> list[Run | Copy]:
    """The relay of a program with chips, or a `TpError`."""
    programs = chip_programs(index)
    if not any(program.halts for program in programs):
        for one in crossings(index, programs):
            tensor, source, chip = one.transfer.tensor, one.transfer.from_chip, one.transfer.to_chip
            text = f"chip {chip} reads `{tensor}` of chip {source} to bind `{one.reader.out_names[0]}`, but has no halt"
            raise TpError("TP413", f"{text} to receive it", "run tp-link-points first")
    steps = relay_schedule([program.points for program in programs], transfers_of(programs))
    known = {op.chip_id for op in index.chips}
    return [step for step in steps if isinstance(step, Copy) or step.chip in known]


def transfers_of(programs: Sequence[ChipProgram]) -> list[ChipTransfer]:
    """What the halts say crosses: every tensor that a chip receives, from the chip that sends it.

    A tensor that two chips send is `TP414`; one that nobody sends is left to `relay_schedule`.
    """
    sender: dict[str, int] = {}
    for program in programs:
        for halt in program.halts:
            for name in halt.send_names:
                if sender.setdefault(name, program.chip) != program.chip:
                    text = f"tensor `{name}` is sent by chip {sender[name]} and by chip {program.chip}"
                    raise TpError("TP414", text, "a tensor crosses from one chip: name the versions apart")
    return [
        ChipTransfer(name, sender[name], program.chip)
        for program in programs
        for halt in program.halts
        for name in halt.receive_names
        if name in sender
    ]


def _op(step: Run | Copy) -> Operation:
    if isinstance(step, Run):
        return RunOp.of(step.chip, step.to)
    return CopyOp.of(step.tensor, step.from_chip, step.to_chip)
