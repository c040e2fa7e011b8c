"""A program that the ranks run again and again, each on a memory of its own."""

from __future__ import annotations

from collections.abc import Mapping

from tp_dialect.interpreter.arrays import Array, Source
from tp_dialect.interpreter.ranks.runner import RankRunner
from tp_dialect.interpreter.sessions import carried


class RankSession:
    """This rank's part of a session: its own chip's weights and state. `state`: which output is read as which input."""

    def __init__(self, runner: RankRunner, source: Mapping[str, Array] | Source, state: Mapping[str, str]):
        self._runner, self._world = runner, runner.world
        self._carried = carried(runner.index, state)
        self._memory = runner.filled(source)

    def _needs(self, name: str) -> tuple[int, ...]:
        return self._runner.plan.needs[name]

    def give(self, name: str, array: Array) -> None:
        """This rank takes it if its chip reads it."""
        if self._world.rank in self._needs(name):
            self._memory[name] = array

    def give_from_root(self, name: str, array: Array | None) -> None:
        """The root hands it to the ranks whose chips read it."""
        if array is None:
            if self._world.rank in self._needs(name):
                self._memory[name] = self._runner.receive(name, 0)
            return
        for rank in self._needs(name):
            if rank == 0:
                self._memory[name] = array
            else:
                self._world.send(array, rank)

    def run(self) -> None:
        """Run once; what is carried stays on its rank, and what is replicated goes to the ranks that read it."""
        self._runner.execute(self._memory)
        for after, before in self._carried:
            if self._runner.index.tensors[after].chip_id is None:
                self.give_from_root(before, self.value(after))
            elif after in self._memory:
                self._memory[before] = self._memory[after]

    def value(self, name: str) -> Array | None:
        """On rank 0 what it holds of that name."""
        return self._memory.get(name) if self._world.rank == 0 else None
