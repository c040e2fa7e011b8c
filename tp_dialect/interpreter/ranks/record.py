"""What a rank did and when, and all ranks' records as one timeline."""

from __future__ import annotations

import time
from collections.abc import Sequence

from tp_dialect.interpreter.ranks.world import World
from tp_dialect.timeline import Bar, Halt, Move, Timeline


class Record:
    """One rank's record of a run. Times are counted from a moment at which all ranks are together."""

    def __init__(self, world: World):
        self._world = world
        self._bars: list[Bar] = []
        self._halts: list[Halt] = []
        self._moves: list[Move] = []
        world.barrier()
        world.waited.clear()
        self._zero = time.perf_counter()

    def section(self, name: str, begin: float) -> None:
        """A statement ran from `begin` until now."""
        now = time.perf_counter()
        self._bars.append(Bar(self._world.rank, begin - self._zero, now - self._zero, name))

    def halt(self, name: str) -> None:
        """The chip has come to a halt of its program."""
        self._halts.append(Halt(self._world.rank, time.perf_counter() - self._zero, name))

    def sent(self, tensor: str, targets: Sequence[int], bytes: int) -> None:
        """A tensor was handed over."""
        now = time.perf_counter() - self._zero
        self._moves.extend(Move(tensor, self._world.rank, target, now, bytes) for target in targets)

    def collect(self, timeline: Timeline) -> None:
        """Bring all ranks' records into rank 0's timeline."""
        waits = {(self._world.rank, other): seconds for other, seconds in self._world.waited.items()}
        parts = self._world.gather((self._bars, self._halts, self._moves, waits))
        for bars, halts, moves, waits in parts or []:
            timeline.add(bars, halts, moves, waits)
