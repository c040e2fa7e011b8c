"""A program on the ranks: each holds its own chip's tensors, runs its own chip's statements, and hands over what others
read."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array, Source, source_of
from tp_dialect.interpreter.core.elements import Element, element_of
from tp_dialect.interpreter.program import Progress, checked_level, put_together
from tp_dialect.interpreter.ranks.plan import Action, Halt, Hand, Reduce, Work
from tp_dialect.interpreter.ranks.record import Record
from tp_dialect.interpreter.ranks.tasks import plan_of
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.interpreter.steps import Compiler
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.timeline import Timeline

Memory = dict[str, Array]
"""What one rank holds, by the names of tensors."""

Act = Callable[[Memory], None]


class RankRunner:
    """A program made ready for this rank of `world`; `run` may be called many times, by all ranks at once.

    `fast` leaves reductions to the MPI library, in whose order they then are; else partials are folded as the numpy
    engine does, to the same bits. Another number of ranks than chips is `TP672`, a rank with another program `TP673`.
    """

    def __init__(self, program: ProgramOp, level: str | None, world: World, fast: bool = False):
        self.index = ProgramIndex.of(program)
        held = checked_level(self.index, level)
        self.level = "phases" if held == "schedule" else held  # ranks run kernels as a whole, not engine by engine
        self.world = world
        check_size(program, world)
        check_same(program, f"{self.level}, {'fast' if fast else 'ordered'} reduction", world)
        self.plan, self._statements = plan_of(self.index, self.level, fast)
        self._compiler = Compiler(self.index, source=self.level == "source")
        self._types = {
            name: (tensor.tensor_type.get_shape(), element_of(tensor.tensor_type))
            for name, tensor in self.index.tensors.items()
        }
        self._record: Record | None = None
        own = self.plan.of_rank(world.rank)
        self._acts = [(type(action) is Work, self._act(action)) for action in own]
        self.steps = sum(is_work for is_work, _ in self._acts)

    def run(
        self,
        arrays: Mapping[str, Array] | Source,
        seed: int | None = None,
        progress: Progress | None = None,
        timeline: Timeline | None = None,
    ) -> dict[str, Array]:
        """Run once: full input, weight and state arrays by name in; on rank 0 full output and state arrays out.

        This rank asks `arrays` only for what its own chip needs. A rank runs its statements in the order of the
        program, so `seed` changes nothing.
        """
        memory = self.filled(arrays)
        self._record = None if timeline is None else Record(self.world)
        self.execute(memory, progress)
        if timeline is not None and self._record is not None:
            self._record.collect(timeline)
        self._record = None
        return self.results(memory)

    def filled(self, arrays: Mapping[str, Array] | Source) -> Memory:
        """A memory with what this rank's chip needs of the given arrays."""
        memory: Memory = {}
        source = source_of(arrays)
        needed = [name for name, chips in self.plan.needs.items() if self.world.rank in chips]
        for name in sorted(needed, key=lambda name: self.index.tensors[name].piece is not None):
            tensor = self.index.tensors[name]
            piece, type = tensor.piece, tensor.tensor_type
            if piece is None:
                memory[name] = source.full(name, type.get_shape(), type.element_type)
            else:
                memory[name] = source.piece(piece, type.element_type, tensor.chip_id)
        return memory

    def execute(self, memory: Memory, progress: Progress | None = None) -> None:
        """Run once on what the memory holds, and leave this rank's results there."""
        done = 0
        for is_work, act in self._acts:
            act(memory)
            if is_work and progress is not None:
                done += 1
                progress(done, self.steps)
        self.world.settle()

    def results(self, memory: Memory) -> dict[str, Array]:
        """Every output and state as a full array, on rank 0; nothing elsewhere."""
        rank = self.world.rank
        for name, home in self.plan.homes.items():
            if home == rank != 0 and name in memory:
                self.world.send(memory[name], 0)
        if rank:
            self.world.settle()
            return {}
        return put_together(self.index, lambda name: self._result(memory, name))

    def _result(self, memory: Memory, name: str) -> Array | None:
        home = self.plan.homes[name]
        return memory.get(name) if home == 0 else self.receive(name, home)

    def receive(self, name: str, source: int) -> Array:
        """Wait for a tensor of the program that another rank sends."""
        shape, element = self._types[name]
        return self.world.receive(source, shape, element.dtype)

    def _act(self, action: Action) -> Act:
        if isinstance(action, Work):
            return self._work(action)
        if isinstance(action, Hand):
            return self._hand(action)
        if isinstance(action, Halt):
            return self._halt(action)
        return self._reduce(action)

    def _work(self, work: Work) -> Act:
        task = work.task
        run = self._compiler.step(self._statements[task.number], task.chips).run
        ins, outs, borrowed = task.ins, task.outs, work.borrowed

        def act(memory: Memory) -> None:
            begin = time.perf_counter()
            arrays = run([memory[name] for name in ins])
            for name in borrowed:
                memory.pop(name, None)
            memory.update(zip(outs, arrays, strict=True))
            if self._record is not None:
                self._record.section(outs[0], begin)

        return act

    def _hand(self, hand: Hand) -> Act:
        name, world = hand.tensor, self.world

        def send(memory: Memory) -> None:
            array = memory[name]
            for target in hand.targets:
                world.send(array, target)
            if self._record is not None:
                self._record.sent(name, hand.targets, array.nbytes)

        def receive(memory: Memory) -> None:
            memory[name] = self.receive(name, hand.source)

        return send if hand.source == world.rank else receive

    def _halt(self, halt: Halt) -> Act:
        def act(memory: Memory) -> None:
            if self._record is not None:
                self._record.halt(f"halt {halt.number}")

        return act

    def _reduce(self, reduce: Reduce) -> Act:
        mine = reduce.partials[reduce.chips.index(self.world.rank)]
        _, element = self._types[reduce.out]
        wide = _wide(element)

        def act(memory: Memory) -> None:
            begin = time.perf_counter()
            total = self.world.reduce(memory[mine].astype(wide, copy=False), reduce.combiner, reduce.targets)
            if total is not None:
                settled = total.astype(element.dtype, copy=False)
                memory[reduce.out] = settled if element.settle is None else element.settle(settled)
            if self._record is not None:
                self._record.section(reduce.out, begin)
                others = [chip for chip in reduce.targets[:1] if chip != self.world.rank]
                self._record.sent(mine, others, memory[mine].nbytes)

        return act


def _wide(element: Element) -> np.dtype[Any]:
    """The type in which partials are added: narrow floats as f32."""
    return np.dtype(np.float32) if element.is_float and element.bits < 32 else element.dtype


def check_size(program: ProgramOp, world: World) -> None:
    """One rank per chip, or `TP672`."""
    if program.chip_count != world.size:
        chips = program.chip_count
        text = f"program `{program.program_name}` has {chips} chips: expected {chips} ranks, got {world.size}"
        raise TpError("TP672", text, f"start it with -n {chips}, or --ranks {chips}")


def check_same(program: ProgramOp, how: str, world: World) -> None:
    """Every rank has the same program and runs it in the same way, or `TP673` on those that differ."""
    digest = hashlib.sha256(f"{how}\n{program}".encode()).hexdigest()
    digests = world.share(world.gather((digest, how)))
    others = [rank for rank, (one, _) in enumerate(digests) if one != digests[0][0]]
    if others:
        listed = ", ".join(map(str, others))
        text = f"program `{program.program_name}`: rank {listed} holds another program than rank 0"
        ways = {one for _, one in digests}
        if len(ways) > 1:
            text += f", or runs it otherwise: {'; '.join(sorted(ways))}"
        raise TpError("TP673", text, "give every rank the same files and options")
