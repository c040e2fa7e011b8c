"""Runs a program, at the level that it has reached: its statements, its sections, its phases.

At source level the statements run one after the other on one memory: what the program means. From the section level
on, every chip has a memory of its own. A section reads what its chips hold and nothing else; storing a replicated
tensor delivers it to every chip, storing a chip's own tensor keeps it there. Chip programs (the level of relay) are run
in `relay.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from xdsl.utils.exceptions import InterpretationError

from tp_dialect.errors import TpError, message
from tp_dialect.interpreter.arrays import Array, Assembly, Source, dtype_of, source_of
from tp_dialect.interpreter.machine import Counts
from tp_dialect.interpreter.schedule import is_choreographed
from tp_dialect.interpreter.steps import Compiled, Compiler, Step
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import LetOp, ProgramOp, TensorOp
from tp_dialect.program_index import ProgramIndex, StatementOp
from tp_dialect.timeline import Timeline

LEVELS = ("source", "sections", "phases", "schedule", "relay")
"""The levels that can be run, from shallow to deep."""

PHASED = ("phases", "schedule")
"""The levels at which the sections of a phase run in any order, with barriers between phases."""

REACHED_BY = {
    "source": "tp-decompose",
    "sections": "tp-lower",
    "phases": "tp-phase-order",
    "schedule": "tp-place, tp-size and tp-choreograph, or tp-lower and tp-allreduce with a target,",
    "relay": "tp-split, tp-link-points and tp-relay",
}
"""What brings a program to a level."""

Progress = Callable[[int, int], None]


def deepest_level(index: ProgramIndex) -> str:
    """The deepest level that the program holds; chip programs have the level of relay, also before they have one.

    A program whose sections all run choreographed kernels has the level of schedule, in phases or not.
    """
    if index.chips:
        return "relay"
    statements = index.statements
    if statements and not any(isinstance(op, LetOp) for op in statements):
        used = {op.kernel_name for op in statements if isinstance(op, SectionOp)}
        if all(is_choreographed(index.kernels[name]) for name in used):
            return "schedule"
    if any(isinstance(line, PhaseOp) for line in index.lines):
        return "phases"
    if any(isinstance(line, SectionOp) for line in index.lines):
        return "sections"
    return "source"


class ProgramRunner:
    """A program compiled for one level; `run` may be called many times.

    `level` None means the deepest one that the program holds. A level that it does not hold is `TP626`.
    """

    def __init__(self, program: ProgramOp, level: str | None = None):
        self.index = ProgramIndex.of(program)
        self.level = checked_level(self.index, level)
        if self.level == "relay":
            text = f"program `{self.index.program.program_name}` has a program per chip"
            raise TpError("TP626", text, "run it by `tp_dialect.interpreter.runners.runner_of`")
        self.counts = Counts() if self.level == "schedule" else None
        compiler = Compiler(self.index, source=self.level == "source", counts=self.counts)
        self._groups = [[compiler.step(op, self._chips(op)) for op in group] for group in self._grouped()]
        steps = [step for group in self._groups for step in group]
        self.steps = len(steps)
        # Before tp-relocate everything stands on chip 0, which then is the one chip that there is.
        self._one_memory = self.level == "source" or all(step.chips == (0,) for step in steps)

    def _grouped(self) -> Iterator[list[StatementOp]]:
        for line in self.index.lines:
            if not isinstance(line, PhaseOp):
                yield [line]
                continue
            sections: list[StatementOp] = [op for op in line.body.block.ops if isinstance(op, SectionOp)]
            if self.level in PHASED:
                yield sections
            else:
                for section in sections:
                    yield [section]

    def _chips(self, op: StatementOp) -> tuple[int, ...]:
        if isinstance(op, SectionOp) and self.level != "source":
            return op.chip_ids
        return (self.index.manifest.chip_running(op.out_names[0]),)

    def run(
        self,
        arrays: Mapping[str, Array] | Source,
        seed: int | None = None,
        progress: Progress | None = None,
        timeline: Timeline | None = None,
    ) -> dict[str, Array]:
        """Run once: full input, weight and state arrays by name in, full output and state arrays by name out.

        `seed` shuffles the sections within each phase. `progress` is called with the steps done and all of them.
        `timeline` gets what happened, with a barrier behind each phase.
        """
        memories = self.memories()
        memories.fill(arrays)
        self.execute(memories, seed, progress, timeline)
        return memories.results()

    def memories(self) -> Memories:
        """What the chips hold, nothing yet."""
        return Memories(self.index, self._one_memory)

    def execute(
        self,
        memories: Memories,
        seed: int | None = None,
        progress: Progress | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        """Run once on what the memories hold, and leave the results there."""
        shuffle = random.Random(seed)
        done = 0
        if self.counts is not None:
            self.counts.reset()
        for group in self._groups:
            order = group
            if len(group) > 1 and seed is not None:
                order = shuffle.sample(group, len(group))
            for step in order:
                _timed(step, memories, timeline)
                if self.counts is not None:
                    moves = memories.moved(step)
                    self.counts.delivered += sum(bytes for name, _, _, bytes in moves if name in step.outs)
            done += len(group)
            if timeline is not None and self.level in PHASED and done < self.steps:
                timeline.barrier("barrier")
            if progress is not None:
                progress(done, self.steps)


def _timed(step: Step, memories: Memories, timeline: Timeline | None) -> None:
    if timeline is None:
        memories.execute(step.run, step.ins, step.outs, step.chips)
        return
    begin = time.perf_counter()
    memories.execute(step.run, step.ins, step.outs, step.chips)
    timeline.section(step.chips, step.outs[0], time.perf_counter() - begin)
    for name, source, target, bytes in memories.moved(step):
        timeline.move(name, source, target, bytes)


def checked_level(index: ProgramIndex, level: str | None) -> str:
    """The level to run at: `level`, or the deepest one for None. One that the program does not hold is `TP626`."""
    deepest = deepest_level(index)
    if level not in (None, *LEVELS):
        raise TpError("TP626", f"expected a level of {', '.join(LEVELS)}, got `{level}`")
    name = index.program.program_name
    if deepest == "relay" and not index.relays:
        text = f"program `{name}` has a program per chip, but no relay yet"
        raise TpError("TP626", text, "run tp-link-points and tp-relay first")
    if level is None or level == deepest:
        return deepest
    if deepest == "relay":
        text = f"program `{name}` has a program per chip, which runs at the level of relay alone, not of {level}"
        raise TpError("TP626", text, "run the program as it was before tp-split")
    if level == "phases" and not any(isinstance(line, PhaseOp) for line in index.lines) and deepest == "schedule":
        deepest = "sections"
    if LEVELS.index(level) > LEVELS.index(deepest):
        # Chip programs are made of statements, sections or phases alike; engine programs need sections.
        direct = level == "relay" or (level == "schedule" and deepest != "source")
        missing = REACHED_BY[level if direct else LEVELS[LEVELS.index(deepest) + 1]]
        text = f"program `{name}` is at the level of {deepest}, which is shallower than {level}"
        raise TpError("TP626", text, f"run {missing} first")
    if level == "sections" and any(isinstance(op, LetOp) for op in index.statements):
        one = next(op for op in index.statements if isinstance(op, LetOp))
        raise TpError("TP626", f"the statement that binds `{one.out_names[0]}` is no section yet", "run tp-lower first")
    return level


class Memories:
    """What each chip holds, by the names of tensors."""

    def __init__(self, index: ProgramIndex, one_memory: bool):
        self._index = index
        self._chip_of = {name: op.chip_id for name, op in index.tensors.items()}
        one: dict[str, Array] = {}
        self._memory = [one if one_memory else {} for _ in range(index.chip_count)]
        self._distinct = self._memory[:1] if one_memory else self._memory
        self._one_memory = one_memory

    def fill(self, arrays: Mapping[str, Array] | Source) -> None:
        """Give every chip its pieces of the full arrays."""
        source = source_of(arrays)
        given = [(name, op) for name, op in self._index.tensors.items() if self._index.is_given(name)]
        # Whole tensors first: a source need not read again what they hold already.
        for name, tensor in sorted(given, key=lambda one: one[1].piece is not None):
            piece, type = tensor.piece, tensor.tensor_type
            if piece is None:
                self.deliver(name, source.full(name, type.get_shape(), type.element_type))
            else:
                self.deliver(name, source.piece(piece, type.element_type, tensor.chip_id))

    def deliver(self, name: str, array: Array) -> None:
        """Put a tensor where it lives: on its chip, or on every chip."""
        chip = self._chip_of[name]
        for memory in self._distinct if chip is None else (self._memory[chip],):
            memory[name] = array

    def execute(self, run: Compiled, ins: Sequence[str], outs: Sequence[str], chips: Sequence[int]) -> None:
        """Run one statement on its chips: input c of several slots is read by slot c, results are stored by slot 0."""
        try:
            if len(chips) == 1:
                memory = self._memory[chips[0]]
                arrays = [memory[name] for name in ins]
            else:
                arrays = [self._memory[chip][name] for chip, name in zip(chips, ins, strict=True)]
        except KeyError as error:
            raise self._not_held(error.args[0], outs[0], ins, chips) from None
        for name, array in zip(outs, run(arrays), strict=True):
            self._store(name, array, chips[0])

    def moved(self, step: Step) -> Iterator[tuple[str, int, int, int]]:
        """What a step that was executed carried between chips: (tensor, from, to, bytes)."""
        if self._one_memory:
            return
        root = step.chips[0]
        for name, chip in zip(step.ins, step.chips, strict=False):
            if len(step.chips) > 1 and chip != root:
                yield name, chip, root, self._memory[chip][name].nbytes
        for name in step.outs:
            if self._chip_of[name] is None:
                size = self._memory[root][name].nbytes
                yield from ((name, root, chip, size) for chip in range(len(self._memory)) if chip != root)

    def _store(self, name: str, array: Array, chip: int) -> None:
        lives_on = self._chip_of[name]
        if lives_on is not None and lives_on != chip and not self._one_memory:
            text = f"the section that binds `{name}` runs on chip {chip}, but `{name}` lives on chip {lives_on}"
            raise InterpretationError(message("TP628", text, "run tp-relocate"))
        self.deliver(name, array)

    def _not_held(self, name: str, binder: str, ins: Sequence[str], chips: Sequence[int]) -> InterpretationError:
        chip = chips[0] if len(chips) == 1 else chips[list(ins).index(name)]
        lives_on = self._chip_of[name]
        where = "no chip holds it" if lives_on is None else f"it lives on chip {lives_on}"
        text = f"chip {chip} reads `{name}` to bind `{binder}`, but does not hold it: {where}"
        hint = "only an all-reduce section crosses chips: run tp-allreduce" if lives_on is not None else None
        return InterpretationError(message("TP629", text, hint))

    def held(self, name: str) -> Array:
        """A tensor's value, from the memory of the chip where it lives."""
        return self._memory[self._home(name)][name]

    def results(self) -> dict[str, Array]:
        """Every output and state as a full array: pieces are put together, replicas must agree."""
        return put_together(self._index, lambda name: self._memory[self._home(name)].get(name))

    def _home(self, name: str) -> int:
        """The chip from whose memory a tensor's value is taken."""
        return self._chip_of[name] or 0


def put_together(index: ProgramIndex, value: Callable[[str], Array | None]) -> dict[str, Array]:
    """Every output and state of a program as a full array; `value` gives what its chip holds of each."""
    results: dict[str, Array] = {}
    assemblies: dict[str, Assembly] = {}
    for name, tensor in index.tensors.items():
        if tensor.role.data not in ("output", "state"):
            continue
        array = value(name)
        if array is None:
            raise InterpretationError(message("TP622", f"no statement bound the output `{name}`"))
        _collect(name, tensor, array, results, assemblies)
    results.update({name: assembly.full() for name, assembly in assemblies.items()})
    return results


def _collect(
    name: str, tensor: TensorOp, array: Array, results: dict[str, Array], assemblies: dict[str, Assembly]
) -> None:
    piece = tensor.piece
    if piece is None:
        results[name] = array
        return
    if piece.of not in assemblies:
        dtype = dtype_of(tensor.tensor_type.element_type)
        assemblies[piece.of] = Assembly(piece.of, piece.of_shape, piece.axis, dtype)
    assemblies[piece.of].add(name, piece, array)
