"""The engines of one site that works on a nest (and of its like on other chips): events, semaphores, who waits.

Nothing here knows numbers: what a step does is its caller's. Engines run until they wait; a post wakes who waits.
`seed` picks the engine that goes on at random, so that what rests on luck shows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from xdsl.ir import Block, SSAValue
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.attributes import Worker
from tp_dialect.choreography import HandOff, Place, hand_offs, page_bytes, prefixes_of, stepped
from tp_dialect.engines import FREE, FULL, ForOp, PostOp, StepOp, WaitOp
from tp_dialect.errors import message
from tp_dialect.kernel import NestOp
from tp_dialect.stage_names import place_text, value_text
from tp_dialect.stages import LoadOp, StageOp, buffer_of

Point = tuple[int, ...]
"""A value for each dimension of a nest; 0 for those in whose loops nobody stands."""


@dataclass(frozen=True)
class Semaphore:
    """One of the two semaphores of a hand-off."""

    hand_off: HandOff
    which: str

    @property
    def start(self) -> int:
        """What it holds before anything has happened."""
        return 0 if self.which == FULL else self.hand_off.depth

    def text(self) -> str:
        """`full %a`."""
        return f"`{self.which} {value_text(self.hand_off.buffer)}`"

    def posted_by(self) -> str:
        """The engine that posts it."""
        slot, engine = self.hand_off.from_place if self.which == FULL else self.hand_off.to_place
        return f"{engine} of slot {slot}"


@dataclass(frozen=True)
class Wait:
    """Takes 1 from a semaphore."""

    semaphore: int


@dataclass(frozen=True)
class Post:
    """Adds 1 to semaphores; `crossing` bytes of a page are handed over to another chip with it."""

    semaphores: tuple[int, ...]
    crossing: int


@dataclass(frozen=True)
class Step:
    """Does a step of a stage, by number."""

    stage: int


@dataclass(frozen=True)
class Loop:
    """Goes through the values of a dimension, by number."""

    dim: int
    body: tuple[Line, ...]


Line = Wait | Post | Step | Loop


@dataclass
class Counts:
    """What happened: steps of each engine by its name; pages that were loaded and stored; bytes of pages that one chip
    handed over to another; the most bytes of pages that were in use at once on one site; bytes of replicated tensors
    that were delivered to other chips."""

    steps: dict[str, int] = field(default_factory=dict[str, int])
    pages: int = 0
    link_bytes: int = 0
    peak: int = 0
    delivered: int = 0

    def reset(self) -> None:
        """Nothing has happened yet."""
        self.steps.clear()
        self.pages = self.link_bytes = self.peak = self.delivered = 0

    def lines(self) -> list[str]:
        """What happened, for a person."""
        steps = ", ".join(f"{name} {number}" for name, number in sorted(self.steps.items()))
        return [
            f"steps       {steps or 'none'}",
            f"pages       {self.pages} loaded and stored, at most {self.peak} bytes of them in use at once on a site",
            f"links       {self.link_bytes} bytes handed over, {self.delivered} delivered",
        ]

    def add(self, other: Counts) -> None:
        """Count what happened elsewhere, too."""
        for name, number in other.steps.items():
            self.steps[name] = self.steps.get(name, 0) + number
        self.pages += other.pages
        self.link_bytes += other.link_bytes
        self.delivered += other.delivered
        self.peak = max(self.peak, other.peak)


class NestProgram:
    """The engine programs of a nest, made ready."""

    def __init__(self, nest: NestOp):
        self.nest = nest
        self.stages = list(nest.stages)
        self.dims = list(nest.dim_sizes)
        self.split = nest.split_dims
        self.semaphores = [Semaphore(one, which) for one in hand_offs(self.stages) for which in (FULL, FREE)]
        self.engines: list[tuple[Place, tuple[Line, ...]]] = [
            (engine.place, tuple(self._lines(engine.body.block, engine.place))) for engine in nest.engines
        ]

    def _lines(self, block: Block, place: Place) -> Iterator[Line]:
        for op in block.ops:
            if isinstance(op, ForOp):
                yield Loop(self.dims.index(op.dim.data), tuple(self._lines(op.body.block, place)))
            elif isinstance(op, WaitOp):
                yield from (Wait(number) for number in self._waited(op.buffer, op.which.data, place))
            elif isinstance(op, PostOp):
                slot = place[0] if op.to is None else op.to
                crossing = page_bytes(buffer_of(op.buffer)) if op.which.data == FULL and slot != place[0] else 0
                yield Post(tuple(self._posted(op.buffer, op.which.data, place, slot)), crossing)
            elif isinstance(op, StepOp):
                stage = stepped(op, self.stages)
                assert stage is not None  # by the kernel's verifier
                yield Step(self.stages.index(stage))

    def _of(self, buffer: SSAValue, which: str) -> Iterator[tuple[int, HandOff]]:
        for number, one in enumerate(self.semaphores):
            if one.hand_off.buffer is buffer and one.which == which:
                yield number, one.hand_off

    def _waited(self, buffer: SSAValue, which: str, place: Place) -> Iterator[int]:
        """The semaphores that a wait takes from: a user's own, or those of all users for the maker."""
        for number, one in self._of(buffer, which):
            if place == (one.to_place if which == FULL else one.from_place):
                yield number

    def _posted(self, buffer: SSAValue, which: str, place: Place, slot: int) -> Iterator[int]:
        """The semaphores that a post adds to: those of all users on a slot, or the maker's for one user."""
        for number, one in self._of(buffer, which):
            if one.to_place[0] == slot if which == FULL else (one.from_place[0], one.to_place) == (slot, place):
                yield number

    def semaphore_of(self, buffer: SSAValue, which: str, user: Place | None = None) -> int | None:
        """The number of a buffer's semaphore, that of one user or the first one's."""
        return next((number for number, one in self._of(buffer, which) if user in (None, one.to_place)), None)

    def values(self, worker: Worker, sizes: Sequence[int]) -> dict[Point, list[int]]:
        """For each prefix of the split dimensions the values of the next one that a worker goes through."""
        split = [sizes[self.dims.index(dim)] for dim in self.split]
        found: dict[Point, list[int]] = {}
        for level in prefixes_of(worker, split)[1:]:
            for prefix in level:
                found.setdefault(prefix[:-1], []).append(prefix[-1])
        return found


class Machine:
    """One run of the engines of a site. `waits[s]` says how often semaphore `s` has been taken."""

    def __init__(
        self,
        program: NestProgram,
        worker: Worker,
        sizes: Sequence[int],
        act: Callable[[Machine, int, Point], None] | None = None,
        seed: int | None = None,
    ):
        self.program = program
        self.counts = Counts()
        self.waits = [0] * len(program.semaphores)
        self._held = [one.start for one in program.semaphores]
        self._sizes = sizes
        self._values = program.values(worker, sizes)
        self._act = act
        self._random = None if seed is None else random.Random(seed)

    def run(self) -> Counts:
        """Run to the end; an `InterpretationError` where engines hang, or a semaphore is not back at its start."""
        engines = [(place, self._events(lines, [0] * len(self._sizes), ())) for place, lines in self.program.engines]
        ready = list(range(len(engines)))
        waiting: dict[int, int] = {}
        while ready:
            chosen = 0 if self._random is None else self._random.randrange(len(ready))
            number = ready.pop(chosen)
            place, events = engines[number]
            blocked = self._advance(place, events, waiting, ready)
            if blocked is not None:
                waiting[blocked] = number
        if waiting:
            raise self._hang({semaphore: engines[number][0] for semaphore, number in waiting.items()})
        self._check_balance()
        return self.counts

    def _advance(
        self, place: Place, events: Iterator[tuple[Line, Point]], waiting: dict[int, int], ready: list[int]
    ) -> int | None:
        """Go on until an engine waits, and say for which semaphore; None at its end."""
        for line, point in events:
            if isinstance(line, Post):
                self._post(line, waiting, ready)
            elif isinstance(line, Step):
                self._step(place, line.stage, point)
            elif isinstance(line, Wait):
                if self._held[line.semaphore] == 0:
                    self.waits[line.semaphore] += 1
                    return line.semaphore
                self._held[line.semaphore] -= 1
                self.waits[line.semaphore] += 1
        return None

    def _post(self, post: Post, waiting: dict[int, int], ready: list[int]) -> None:
        self.counts.link_bytes += post.crossing
        for semaphore in post.semaphores:
            if semaphore in waiting:
                ready.append(waiting.pop(semaphore))  # takes at once what was posted
            else:
                self._held[semaphore] += 1

    def _step(self, place: Place, number: int, point: Point) -> None:
        stage = self.program.stages[number]
        steps = self.counts.steps
        steps[place[1]] = steps.get(place[1], 0) + 1
        if not stage.results or isinstance(stage, LoadOp):
            self.counts.pages += 1
        if stage.results:
            self._note_use(stage)
        if self._act is not None:
            self._act(self, number, point)

    def _note_use(self, stage: StageOp) -> None:
        """How many bytes of pages are in use on a stage's slot now, its own page among them."""
        slot = stage.slot_id
        total = 0
        for number, one in enumerate(self.program.semaphores):
            if one.which == FREE and one.hand_off.maker.slot_id == slot:
                first = self.program.semaphore_of(one.hand_off.buffer, FREE) == number
                total += (one.start - self._held[number]) * page_bytes(buffer_of(one.hand_off.buffer)) if first else 0
        self.counts.peak = max(self.counts.peak, total)

    def _events(self, lines: Sequence[Line], point: list[int], prefix: Point) -> Iterator[tuple[Line, Point]]:
        for line in lines:
            if not isinstance(line, Loop):
                yield line, tuple(point)
                continue
            split = self.program.dims[line.dim] in self.program.split
            for value in self._values.get(prefix, []) if split else range(self._sizes[line.dim]):
                point[line.dim] = value
                yield from self._events(line.body, point, (*prefix, value) if split else prefix)
            point[line.dim] = 0

    def _hang(self, waiting: dict[int, Place]) -> InterpretationError:
        who = [
            f"{engine} of slot {slot} waits for {one.text()}, which {one.posted_by()} posts"
            for semaphore, (slot, engine) in waiting.items()
            for one in (self.program.semaphores[semaphore],)
        ]
        text = f"{place_text(self.program.nest)} hangs: {'; '.join(who)}"
        return InterpretationError(message("TP270", text, "let tp-choreograph write the engine programs"))

    def _check_balance(self) -> None:
        for number, one in enumerate(self.program.semaphores):
            if self._held[number] != one.start:
                text = (
                    f"{place_text(self.program.nest)}: {one.text()} ends at {self._held[number]},"
                    f" expected it back at {one.start}"
                )
                raise InterpretationError(message("TP271", text))
