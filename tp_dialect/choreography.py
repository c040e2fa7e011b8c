"""What the engines of a nest have to tell one another: hand-offs, and the waits and posts that each of them needs.

The check of a choreography and the pass that writes one both read this; the rest of what they do is their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.ir import SSAValue

from tp_dialect.attributes import BufferType, Worker
from tp_dialect.engines import FREE, FULL, StepOp
from tp_dialect.kernel import NestOp
from tp_dialect.stages import StageOp, StoreOp, buffer_of
from tp_dialect.stream_checks import buffer_dims

Place = tuple[int, str]
"""An engine: the slot of its chip, and its name."""


@dataclass(frozen=True)
class HandOff:
    """A buffer between the engine that fills it and one engine that uses it, with its two semaphores."""

    buffer: SSAValue
    dims: tuple[str, ...]
    maker: StageOp
    users: tuple[StageOp, ...]

    @property
    def depth(self) -> int:
        """How many pages the buffer holds."""
        return buffer_of(self.buffer).depth.data

    @property
    def from_place(self) -> Place:
        """The engine that fills the buffer."""
        return place_of(self.maker)

    @property
    def to_place(self) -> Place:
        """The engine that uses it."""
        return place_of(self.users[0])


def place_of(stage: StageOp) -> Place:
    """The engine that does a stage; an empty name before it is placed."""
    return stage.slot_id, stage.engine_name or ""


def hand_offs(stages: Sequence[StageOp]) -> list[HandOff]:
    """The hand-offs of a nest: for each buffer, in order, one for each engine that uses it, the first user's first."""
    users: dict[SSAValue, dict[Place, list[StageOp]]] = {}
    for stage in stages:
        for operand in dict.fromkeys(stage.operands):
            if isinstance(operand.type, BufferType):
                users.setdefault(operand, {}).setdefault(place_of(stage), []).append(stage)
    return [
        HandOff(buffer, buffer_dims(stage), stage, tuple(of_engine))
        for stage in stages
        for buffer in stage.results
        for of_engine in users.get(buffer, {}).values()
    ]


@dataclass(frozen=True)
class Signal:
    """A wait or a post that an engine needs, before or behind its steps of some stages, in the loops over `dims`."""

    place: Place
    waits: bool
    which: str
    buffer: SSAValue
    to: int | None
    dims: tuple[str, ...]
    anchors: tuple[StageOp, ...]


def signals(stages: Sequence[StageOp]) -> list[Signal]:
    """All waits and posts of a nest: a maker waits once for all users, and posts once for each slot."""
    found: dict[Signal, None] = {}
    for one in hand_offs(stages):
        (slot, _), (user_slot, _) = one.from_place, one.to_place
        there = None if slot == user_slot else user_slot
        back = None if slot == user_slot else slot
        maker, users = (one.maker,), one.users
        found[Signal(one.from_place, True, FREE, one.buffer, None, one.dims, maker)] = None
        found[Signal(one.to_place, True, FULL, one.buffer, None, one.dims, users)] = None
        found[Signal(one.to_place, False, FREE, one.buffer, back, one.dims, users)] = None
        found[Signal(one.from_place, False, FULL, one.buffer, there, one.dims, maker)] = None
    return list(found)


def step_of(stage: StageOp, stages: Sequence[StageOp]) -> tuple[SSAValue, int | None]:
    """How a step names its stage: by the buffer that it fills, or as the number of a store among those of its page."""
    if not isinstance(stage, StoreOp):
        return stage.results[0], None
    stores = [other for other in stages if isinstance(other, StoreOp) and other.page is stage.page]
    return stage.page, stores.index(stage)


def stepped(step: StepOp, stages: Sequence[StageOp]) -> StageOp | None:
    """The stage that a step means; None where there is none."""
    meant = step.buffer, step.store_number
    return next((stage for stage in stages if step_of(stage, stages) == meant), None)


def split_points(nest: NestOp) -> int:
    """How many points the split dimensions have together."""
    sizes = nest.dim_sizes
    return prod(sizes[dim] for dim in nest.split_dims)


def prefixes_of(worker: Worker, sizes: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """For each number of leading split dimensions the values that a worker goes through, in order, each once."""
    points: list[tuple[int, ...]] = []
    for number in range(worker.first, worker.first + worker.count):
        point: list[int] = []
        rest = number
        for size in reversed(sizes):
            rest, digit = divmod(rest, size)
            point.append(digit)
        points.append(tuple(reversed(point)))
    return [list(dict.fromkeys(point[:length] for point in points)) for length in range(len(sizes) + 1)]


def split_fault(stages: Sequence[StageOp], dims: Sequence[str], split: tuple[str, ...]) -> str | None:
    """Why work may not be dealt over these dimensions (the rule of the split); None if it may."""
    if tuple(dims[: len(split)]) != split:
        return "they are not the outermost ones"
    for stage in stages:
        own = stage.dims[: len(split)]
        if own != split[: len(own)]:
            return f"a stage runs over ({', '.join(stage.dims)})"
        if isinstance(stage, StoreOp) and len(own) < len(split):
            return f"a store runs over ({', '.join(stage.dims)}) only"
        folded = [dim for dim in stage.dims if dim not in buffer_dims(stage)]
        if set(folded) & set(split):
            return f"a stage folds {', '.join(folded)}"
    return None


def page_bytes(buffer: BufferType) -> int:
    """The bytes of a page; elements narrower than a byte take one each."""
    element = buffer.page.element_type
    bits = getattr(element, "bitwidth", 64)
    return prod(buffer.page.get_shape()) * -(-int(bits) // 8)
