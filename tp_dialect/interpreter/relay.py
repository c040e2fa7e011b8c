"""Runs chip programs by the host's steps: each chip on a memory of its own, and nothing moves but by a copy step."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xdsl.utils.exceptions import InterpretationError

from tp_dialect.chip_programs import ChipProgram, chip_programs, storing_chips
from tp_dialect.chips import CopyOp, RunOp
from tp_dialect.errors import TpError, message
from tp_dialect.interpreter.arrays import Array, Source
from tp_dialect.interpreter.program import Memories, Progress, checked_level
from tp_dialect.interpreter.steps import Compiler, Step
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, StatementOp, steps_of
from tp_dialect.timeline import Timeline


@dataclass(frozen=True)
class HostStep:
    """A step of the host: let `chip` run the `steps` up to halt `to`, or (`tensor` given) copy it from `source` to
    `chip`, for which `source` must have come to its halt `to`."""

    chip: int
    to: int
    steps: tuple[Step, ...] = ()
    tensor: str | None = None
    source: int = -1


class RelayRunner:
    """A program with chips and a relay, compiled; `run` may be called many times."""

    def __init__(self, program: ProgramOp):
        self.index = ProgramIndex.of(program)
        self.level = checked_level(self.index, "relay")
        self._programs = chip_programs(self.index)
        self._homes = {name: chips[0] for name, chips in storing_chips(self._programs).items()}
        self._host = _host_steps(self.index, self._programs)
        self.steps = sum(len(step.steps) for step in self._host)

    def run(
        self,
        arrays: Mapping[str, Array] | Source,
        seed: int | None = None,
        progress: Progress | None = None,
        timeline: Timeline | None = None,
    ) -> dict[str, Array]:
        """Run once: full input, weight and state arrays by name in, full output and state arrays by name out.

        `seed` shuffles the host's steps as far as they do not depend on each other.
        """
        memories = PrivateMemories(self.index, self._homes)
        memories.fill(arrays)
        for chip, halt in enumerate(self._standing()):
            if timeline is not None and halt == 0:
                timeline.halt(chip, "halt 0")
        order = self._host if seed is None else shuffled(self._host, self._standing(), random.Random(seed))
        done = 0
        for step in order:
            if step.tensor is not None:
                moved = memories.copy(step.tensor, step.source, step.chip)
                if timeline is not None:
                    timeline.copy(step.tensor, step.source, step.chip, moved)
                continue
            self._run_chip(step, memories, timeline)
            done += len(step.steps)
            if progress is not None:
                progress(done, self.steps)
        return memories.results()

    def _run_chip(self, step: HostStep, memories: PrivateMemories, timeline: Timeline | None) -> None:
        if timeline is not None:
            timeline.run(step.chip)
        for one in step.steps:
            begin = time.perf_counter()
            memories.execute(one.run, one.ins, one.outs, one.chips)
            if timeline is not None:
                timeline.section(one.chips, one.outs[0], time.perf_counter() - begin)
        if timeline is not None and step.to < len(self._programs[step.chip].halts):
            timeline.halt(step.chip, f"halt {step.to}")

    def _standing(self) -> list[int]:
        return [_first_halt(program) for program in self._programs]


def _first_halt(program: ChipProgram) -> int:
    """Where a chip stands before it runs: at a halt in front of its first statement, or in front of everything."""
    return 0 if program.after and program.after[0] == 0 else -1


def host_lines(
    index: ProgramIndex, programs: Sequence[ChipProgram]
) -> Iterator[tuple[RunOp | CopyOp, tuple[StatementOp, ...]]]:
    """The host's steps in order, a run with the statements of its chip that it reaches.

    A relay that ends before every chip has come to its end is `TP415`.
    """
    standing = [_first_halt(program) for program in programs]
    for op in steps_of(index.relays[0]):
        if isinstance(op, RunOp):
            chip = op.chip_id
            yield op, programs[chip].stretch(standing[chip], op.halt)
            standing[chip] = op.halt
        elif isinstance(op, CopyOp):
            yield op, ()
    for op in index.chips:
        at, halts = standing[op.chip_id], len(programs[op.chip_id].halts)
        if at < halts:
            text = f"the relay of program `{index.program.program_name}` ends while chip {op.chip_id} stands at halt"
            raise TpError("TP415", f"{text} {at} of {halts}", "let tp-relay write the steps")


def _host_steps(index: ProgramIndex, programs: Sequence[ChipProgram]) -> list[HostStep]:
    compiler = Compiler(index)
    sent_at = {
        (name, program.chip): number
        for program in programs
        for number, halt in reversed(list(enumerate(program.halts)))
        for name in halt.send_names
    }
    steps: list[HostStep] = []
    for op, lines in host_lines(index, programs):
        if isinstance(op, RunOp):
            ready = tuple(compiler.step(line, (op.chip_id,)) for line in lines)
            steps.append(HostStep(op.chip_id, op.halt, ready))
        else:
            name, source = op.copied_name, op.from_chip
            steps.append(HostStep(op.to_chip, sent_at[name, source], (), name, source))
    return steps


def shuffled(steps: Sequence[HostStep], standing: Sequence[int], random: random.Random) -> list[HostStep]:
    """The steps in another order in which each chip's own, and the copies to it, keep theirs, and a copy comes when its
    source stands at, or is past, the halt that sends it."""
    queues: list[list[HostStep]] = [[] for _ in standing]
    for step in reversed(steps):
        queues[step.chip].append(step)
    at = list(standing)
    order: list[HostStep] = []
    while len(order) < len(steps):
        ready = [
            queue for queue in queues if queue and (queue[-1].tensor is None or at[queue[-1].source] >= queue[-1].to)
        ]
        step = random.choice(ready).pop()
        if step.tensor is None:
            at[step.chip] = step.to
        order.append(step)
    return order


class PrivateMemories(Memories):
    """What each chip holds where nothing moves but by a copy: a store reaches the storing chip alone.

    `homes` says which chip stores a tensor; from there results are taken.
    """

    def __init__(self, index: ProgramIndex, homes: Mapping[str, int]):
        super().__init__(index, one_memory=False)
        self._homes = homes

    def fill(self, arrays: Mapping[str, Array] | Source) -> None:
        """Give every chip its pieces, and given partials to the chips that fold them."""
        super().fill(arrays)
        for name in self._index.given_partials:
            array = self._memory[self._home(name)][name]
            for memory in self._memory:
                memory[name] = array

    def copy(self, name: str, source: int, target: int) -> int:
        """Copy a tensor between two memories; how many bytes."""
        array = self._memory[source][name].copy()
        self._memory[target][name] = array
        return array.nbytes

    def _store(self, name: str, array: Array, chip: int) -> None:
        self._memory[chip][name] = array

    def _home(self, name: str) -> int:
        return self._homes.get(name, super()._home(name))

    def _not_held(self, name: str, binder: str, ins: Sequence[str], chips: Sequence[int]) -> InterpretationError:
        text = f"chip {chips[0]} reads `{name}` to bind `{binder}`, but does not hold it"
        if name in self._homes:
            text += f": no copy has brought it from chip {self._homes[name]}"
        hint = "in relay form nothing moves but by a copy step, in front of the run that needs it"
        return InterpretationError(message("TP629", text, hint))
