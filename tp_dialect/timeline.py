"""What a run took: when each chip was at work, for whom it waited, and which bytes crossed.

The numpy engine runs one section after another, so it measures how long each takes and the timeline works out when it
would have run beside the others: in phases from barrier to barrier, in relay form as the host's steps allow. Copies
take no time there. An engine that really runs at once can record its own times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

HOST = -1
"""The one that a chip waits for when it is the host that is busy with another chip."""


@dataclass(frozen=True)
class Bar:
    """A section on a chip, from `begin` to `end` in seconds."""

    chip: int
    begin: float
    end: float
    name: str


@dataclass(frozen=True)
class Halt:
    """A chip stops: at a barrier, or at a halt of its program."""

    chip: int
    at: float
    name: str


@dataclass(frozen=True)
class Move:
    """A tensor crosses at a time, from chip to chip."""

    tensor: str
    from_chip: int
    to_chip: int
    at: float
    bytes: int


@dataclass
class Timeline:
    """What happened on `chips` chips; engines call `section`, `barrier`, `run`, `halt`, `copy` and `move` in order."""

    chips: int
    bars: list[Bar] = field(default_factory=list[Bar])
    halts: list[Halt] = field(default_factory=list[Halt])
    moves: list[Move] = field(default_factory=list[Move])
    waits: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    """(chip, the chip that it waited for) -> seconds."""

    def __post_init__(self) -> None:
        self._free = [0.0] * self.chips
        self._host = 0.0

    def section(self, chips: tuple[int, ...], name: str, seconds: float) -> None:
        """A section ran on these chips, which begin it together."""
        last = max(chips, key=lambda chip: self._free[chip])
        begin = self._free[last]
        for chip in chips:
            self._wait(chip, last, begin)
            self.bars.append(Bar(chip, begin, begin + seconds, name))
            self._free[chip] = begin + seconds

    def barrier(self, name: str) -> None:
        """Every chip waits for the last one."""
        last = max(range(self.chips), key=lambda chip: self._free[chip])
        at = self._free[last]
        for chip in range(self.chips):
            self._wait(chip, last, at)
            self.halts.append(Halt(chip, at, name))

    def run(self, chip: int) -> None:
        """The host starts a chip, or lets it go on."""
        self._host = max(self._host, self._free[chip])
        self._wait(chip, HOST, self._host)

    def halt(self, chip: int, name: str) -> None:
        """The chip has come to a halt of its program."""
        self.halts.append(Halt(chip, self._free[chip], name))

    def copy(self, tensor: str, from_chip: int, to_chip: int, bytes: int) -> None:
        """The host copies, when the sender stands at its halt, and the receiver at its own."""
        sent = self._free[from_chip]
        self._wait(to_chip, from_chip, sent)
        self._host = max(self._host, sent, self._free[to_chip])
        self.moves.append(Move(tensor, from_chip, to_chip, self._host, bytes))

    def move(self, tensor: str, from_chip: int, to_chip: int, bytes: int) -> None:
        """A section handed a tensor over the chip boundary."""
        self.moves.append(Move(tensor, from_chip, to_chip, self._free[from_chip], bytes))

    def add(
        self, bars: Sequence[Bar], halts: Sequence[Halt], moves: Sequence[Move], waits: Mapping[tuple[int, int], float]
    ) -> None:
        """What an engine that runs at once has measured itself, by one clock."""
        self.bars.extend(bars)
        self.halts.extend(halts)
        self.moves.extend(moves)
        self.waits.update(waits)
        for bar in bars:
            self._free[bar.chip] = max(self._free[bar.chip], bar.end)

    def _wait(self, chip: int, other: int, until: float) -> None:
        waited = until - self._free[chip]
        if waited > 0:
            self.waits[chip, other] = self.waits.get((chip, other), 0.0) + waited
            self._free[chip] = until

    @property
    def length(self) -> float:
        """When the last chip ends, in seconds."""
        return max(self._free, default=0.0)

    def of_chip(self, chip: int) -> ChipTime:
        """The figures of one chip."""
        own = [bar for bar in self.bars if bar.chip == chip]
        return ChipTime(
            chip,
            len(own),
            sum(halt.chip == chip for halt in self.halts),
            sum(move.bytes for move in self.moves if move.from_chip == chip),
            sum(move.bytes for move in self.moves if move.to_chip == chip),
            sum(bar.end - bar.begin for bar in own),
            {other: seconds for (waiting, other), seconds in self.waits.items() if waiting == chip},
        )


@dataclass(frozen=True)
class ChipTime:
    """What one chip did: counts, bytes, seconds at work, and seconds that it waited, by the chip waited for."""

    chip: int
    sections: int
    halts: int
    sent: int
    received: int
    work: float
    waits: dict[int, float]

    @property
    def waiting(self) -> float:
        """Seconds that it waited in all."""
        return sum(self.waits.values())
