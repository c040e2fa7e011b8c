"""What a kernel's verifier checks of placed nests: the split, engines, memory, semaphores and engine programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from xdsl.ir import Block, Operation

from tp_dialect.choreography import (
    Place,
    Signal,
    hand_offs,
    page_bytes,
    place_of,
    signals,
    split_fault,
    split_points,
    stepped,
)
from tp_dialect.engines import EngineOp, ForOp, PostOp, StepOp, WaitOp
from tp_dialect.kernel import NestOp
from tp_dialect.stage_names import dims_text, refusal, stage_text, value_text
from tp_dialect.stages import StageOp, buffer_of


def check_placement(nest: NestOp, stages: Sequence[StageOp]) -> None:
    """Refuse what is placed in part, or wrongly; a nest that is not placed at all is right."""
    engines = list(nest.engines)
    made = [stage for stage in stages if stage.results]
    levels = (
        ("TP260", [nest.split, nest.workers, *[stage.engine for stage in stages]], "a split, workers and engines"),
        ("TP262", [stage.memory for stage in made], "memory for every buffer"),
        ("TP263", [*[stage.semaphores for stage in made], *[engines or None]], "semaphores and engine programs"),
    )
    reached = True
    for code, parts, what in levels:
        given = [part for part in parts if part is not None]
        if given and not (reached and len(given) == len(parts)):
            raise refusal(code, nest, f"expected {what}, all of them, or none", "the steps before it come first")
        reached = reached and len(given) == len(parts)
    if nest.split is not None:
        _check_split(nest, stages)
        _check_memory(made)
    if engines:
        _check_semaphores(nest, stages)
        Programs(nest, stages).check(engines)


def _check_split(nest: NestOp, stages: Sequence[StageOp]) -> None:
    split, points = nest.split_dims, 0
    fault = split_fault(stages, list(nest.dim_sizes), split)
    if fault is not None:
        text = f"expected to split over outermost dimensions, no folds, common to every store; got {dims_text(split)}"
        raise refusal("TP260", nest, f"{text}: {fault}")
    workers = () if nest.workers is None else nest.workers.data
    for worker in workers:
        if worker.first != points or worker.count < 1:
            text = f"expected the next worker's points from {points}, at least one, got {worker.text()}"
            raise refusal("TP261", nest, text)
        points += worker.count
    if points != split_points(nest):
        text = f"expected workers for the {split_points(nest)} points of {dims_text(split)}, got {points}"
        raise refusal("TP261", nest, text)
    if any(worker.chip is not None for worker in workers):
        raise refusal("TP261", nest, "expected sites that name no chip, which only a section that is written out does")
    if len({(worker.row, worker.column) for worker in workers}) < len(workers):
        raise refusal("TP261", nest, "expected a site of its own for each worker")


def _check_memory(made: Sequence[StageOp]) -> None:
    """Each page of a buffer has an address, and no two pages of a slot overlap."""
    taken: dict[int, list[tuple[int, int, StageOp]]] = {}
    for stage in made:
        addresses, buffer = stage.addresses, buffer_of(stage.results[0])
        if addresses is None:
            continue
        if len(addresses) != buffer.depth.data:
            text = f"expected {buffer.depth.data} addresses, one a page, got {list(addresses)}"
            raise refusal("TP262", stage, text)
        size = page_bytes(buffer)
        taken.setdefault(stage.slot_id, []).extend((start, start + size, stage) for start in addresses)
    for pages in taken.values():
        pages.sort(key=lambda page: page[:2])
        for (_, end, first), (start, _, second) in pairwise(pages):
            if start < end:
                text = f"its page at {start} begins inside of a page of {stage_text(first)}, which ends at {end}"
                raise refusal("TP262", second, text)


def _check_semaphores(nest: NestOp, stages: Sequence[StageOp]) -> None:
    wanted = {stage: 0 for stage in stages if stage.results}
    for one in hand_offs(stages):
        wanted[one.maker] += 2
    seen: set[int] = set()
    for stage, count in wanted.items():
        numbers = stage.semaphore_ids or ()
        if len(numbers) != count:
            text = f"expected {count} semaphores, two for each engine that uses the buffer, got {list(numbers)}"
            raise refusal("TP263", stage, text)
        if len(set(numbers)) < len(numbers) or seen.intersection(numbers):
            raise refusal("TP263", stage, f"expected semaphores that no other buffer has, got {list(numbers)}")
        seen.update(numbers)


@dataclass(frozen=True)
class Line:
    """A line of an engine's program, and the loops that it stands in, outermost first."""

    op: Operation
    place: Place
    loops: tuple[ForOp, ...]

    @property
    def dims(self) -> tuple[str, ...]:
        """The dimensions of the loops."""
        return tuple(loop.dim.data for loop in self.loops)

    def body(self, depth: int) -> Block | None:
        """The lines of its loop number `depth`; at depth 0 those of the engine."""
        op: Operation | None = self.op
        for _ in range(len(self.loops) - depth):
            op = None if op is None else op.parent_op()
        return None if op is None else op.parent

    def ancestor(self, depth: int) -> Operation:
        """What holds it in `body(depth)`: a loop, or the line itself."""
        return self.loops[depth] if depth < len(self.loops) else self.op


def lines_of(engine: EngineOp) -> Iterator[Line]:
    """The waits, steps and posts of an engine, in order."""

    def inside(block: Block, loops: tuple[ForOp, ...]) -> Iterator[Line]:
        for op in block.ops:
            if isinstance(op, ForOp):
                yield from inside(op.body.block, (*loops, op))
            else:
                yield Line(op, engine.place, loops)

    yield from inside(engine.body.block, ())


class Programs:
    """The engine programs of a nest, checked against what its stages ask for."""

    def __init__(self, nest: NestOp, stages: Sequence[StageOp]):
        self._nest = nest
        self._stages = stages
        self._number = {stage: number for number, stage in enumerate(stages)}
        self._steps: dict[StageOp, Line] = {}
        self._signals: list[Line] = []

    def check(self, engines: Sequence[EngineOp]) -> None:
        """Refuse programs that step in another order, or whose semaphores would not be back at their starts."""
        places = [engine.place for engine in engines]
        wanted = list(dict.fromkeys(place_of(stage) for stage in self._stages))
        if sorted(places) != sorted(wanted):
            text = f"expected a program for each of {_places_text(wanted)}, got {_places_text(places)}"
            raise refusal("TP263", self._nest, text)
        for engine in engines:
            self._check_steps(engine)
        missing = [stage for stage in self._stages if stage not in self._steps]
        if missing:
            raise refusal("TP264", missing[0], f"expected a step of it on {_places_text([place_of(missing[0])])}")
        self._check_signals()

    def _check_steps(self, engine: EngineOp) -> None:
        last: tuple[int, Line] | None = None
        for line in lines_of(engine):
            op = line.op
            if isinstance(op, WaitOp | PostOp):
                self._signals.append(line)
                continue
            stage = stepped(op, self._stages) if isinstance(op, StepOp) else None
            if stage is None:
                raise refusal("TP264", engine, f"expected loops, waits, posts, and steps of stages, got `{op.name}`")
            if line.place != place_of(stage) or line.dims != stage.dims or stage in self._steps:
                text = (
                    f"expected one step of it, on {_places_text([place_of(stage)])} in loops over"
                    f" {dims_text(stage.dims)}, got one on {_places_text([line.place])} over {dims_text(line.dims)}"
                )
                raise refusal("TP264", stage, text)
            number = self._number[stage]
            if last is not None:
                self._check_order(stage, last, (number, line))
            self._steps[stage] = line
            last = number, line

    def _check_order(self, stage: StageOp, before: tuple[int, Line], here: tuple[int, Line]) -> None:
        """Steps stand in the order of the stages, and share the loops that the stages share, no more and no less."""
        (first, line), (second, other) = before, here
        wanted = shared_loops(self._stages[first : second + 1]) if first < second else -1
        got = sum(1 for one, two in zip(line.loops, other.loops, strict=False) if one is two)
        if got != wanted:
            text = f"its step does not follow that of {stage_text(self._stages[first])} as the nest reads"
            raise refusal("TP264", stage, text, "stages are loops that share their common leading dimensions")

    def _check_signals(self) -> None:
        found: dict[tuple[object, ...], list[Line]] = {}
        for line in self._signals:
            op = line.op
            assert isinstance(op, WaitOp | PostOp)  # gathered as such
            to = op.to if isinstance(op, PostOp) else None
            key = line.place, isinstance(op, WaitOp), op.which.data, op.buffer, to
            found.setdefault(key, []).append(line)
        for signal in signals(self._stages):
            key = signal.place, signal.waits, signal.which, signal.buffer, signal.to
            self._check_signal(signal, found.pop(key, []))
        for lines in found.values():
            op = lines[0].op
            assert isinstance(op, WaitOp | PostOp)
            what = f"`{op.name} {op.which.data} {value_text(op.buffer)}` on {_places_text([lines[0].place])}"
            raise refusal("TP265", self._nest, f"{what} belongs to no hand-off: its semaphore would end unbalanced")

    def _check_signal(self, signal: Signal, lines: Sequence[Line]) -> None:
        kind = "wait" if signal.waits else "post"
        what = f"`tp.{kind} {signal.which} {value_text(signal.buffer)}` on {_places_text([signal.place])}"
        depth = len(signal.dims)
        if [line.dims for line in lines] != [signal.dims]:
            got = " and ".join(f"one over {dims_text(line.dims)}" for line in lines) or "none"
            text = f"expected one {what} in loops over {dims_text(signal.dims)}, got {got}"
            raise refusal("TP265", self._nest, f"{text}: its semaphore would end unbalanced")
        steps = [self._steps[anchor] for anchor in signal.anchors]
        line = lines[0]
        body = [] if line.op.parent is None else list(line.op.parent.ops)
        if any(step.body(depth) is not line.op.parent for step in steps):
            raise refusal("TP265", self._nest, f"{what} stands in other loops than the steps that it belongs to")
        places = [body.index(step.ancestor(depth)) for step in steps]
        here = body.index(line.op)
        if here > min(places) if signal.waits else here < max(places):
            where = "before the first" if signal.waits else "behind the last"
            raise refusal("TP266", self._nest, f"expected {what} {where} of the steps that use the buffer")


def shared_loops(stages: Sequence[StageOp]) -> int:
    """How many loops the first and the last of these stages share, read as sequential loops."""
    shared = len(stages[0].dims)
    for stage in stages[1:]:
        own = zip(stages[0].dims[:shared], stage.dims, strict=False)
        same = [one == other for one, other in own]
        shared = next((place for place, equal in enumerate(same) if not equal), len(same))
    return shared


def _places_text(places: Sequence[Place]) -> str:
    return ", ".join(f"{engine} of slot {slot}" for slot, engine in places) or "none"
