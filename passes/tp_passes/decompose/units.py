"""What may be dealt: the units of a contraction, found by asking backward for each of its blocks.

A *block* is a run of neighbouring coordinates of the contracted dimension. Blocks that want the same rows of an
argument belong together; a *unit* is a class of such blocks: a head, or the heads that share a key-value head. Where
there are fewer units than chips, the rows that glue the blocks together may become declared replicas.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import cast

from tp_dialect.errors import TpError
from tp_passes.decompose.contractions import Contraction
from tp_passes.decompose.coords import Cut, Ranges, Sets, merged
from tp_passes.decompose.demand import Dealt, Walk
from tp_passes.decompose.graph import Graph, ReshapeInfo
from tp_passes.decompose.tensor_types import element_bytes

SMALL = 512
"""A contraction of at most so many coordinates may be looked at coordinate by coordinate."""


@dataclass(frozen=True)
class Deal:
    """Who sums over what: chip c over `sets[c]`. An idle chip has nothing."""

    sets: tuple[Ranges, ...]
    units: int
    """How many units there are; single coordinates where nothing groups them."""
    sizes: tuple[int, ...]
    """How many units each chip has."""
    released: tuple[str, ...] = ()
    """The arguments of which chips hold replicas so that there are enough units."""


@dataclass(frozen=True)
class Shared:
    """Rows of one axis of an argument that several blocks want, but not all: `groups` of blocks that share rows."""

    value: int
    axis: int
    groups: frozenset[tuple[int, ...]]
    elements: int


@dataclass
class Blocks:
    """The blocks of a contraction, `count` of them, and what glues them together."""

    count: int
    shared: list[Shared] = field(default_factory=list["Shared"])
    cut_bytes: float = 0
    """How much of the parameters is cut."""


class Dealer:
    """Deals the contractions of one graph. What blocks share is looked up once."""

    def __init__(self, graph: Graph, contractions: Sequence[Contraction], parameters: Iterable[int]):
        self._graph = graph
        self._numbers = [one.number for one in contractions]
        self._parameters = set(parameters)
        self._sets: dict[int, Sets] = {}
        self._blocks: dict[tuple[int, int], Blocks] = {}
        self._counts: dict[int, list[int]] = {}

    def deal(self, contraction: Contraction, chips: int, surplus: str) -> Deal | None:
        """The deal of a contraction; None where it is left whole (`surplus` "replicate").

        `TP111`: fewer units than chips. `TP126`: enough units only with too much replicated.
        """
        found = self._deal(contraction, chips)
        if isinstance(found, Deal):
            return found
        if surplus == "replicate":
            return None
        for fewer in range(chips - 1, 0, -1):
            smaller = self._deal(contraction, fewer)
            if isinstance(smaller, Deal):
                if surplus == "idle":
                    idle: tuple[Ranges, ...] = ((),) * (chips - fewer)
                    sizes = smaller.sizes + (0,) * (chips - fewer)
                    return Deal(smaller.sets + idle, smaller.units, sizes, smaller.released)
                raise _too_few(contraction, chips, fewer, found)
        raise _too_few(contraction, chips, 1, found)

    def _deal(self, contraction: Contraction, chips: int) -> Deal | TpError | None:
        """The deal to that many chips; else why not."""
        if chips == 1:
            return Deal((((0, contraction.extent),),), 1, (1,))
        counts = [count for count in self._candidates(contraction) if count >= chips]
        for count in counts:
            classes = _classes(count, self._blocks_of(contraction, count).shared)
            if len(classes) >= chips:
                return _dealt(contraction, chips, count, classes, classes, ())
        refusal: TpError | None = None
        for count in counts:
            found = self._released(contraction, chips, count)
            if isinstance(found, Deal):
                return found
            refusal = refusal or found
        if contraction.extent >= chips and refusal is None:
            return self._direct(contraction, chips)
        return refusal

    def _direct(self, contraction: Contraction, chips: int) -> Deal | TpError | None:
        """Single coordinates, in one run for each chip, if no row of an argument is wanted twice."""
        sizes = run_sizes(contraction.extent, chips)
        sets = runs(sizes)
        walk = self._walk(contraction, sets)
        if not _shared(self._graph, walk, chips, with_all=True):
            return Deal(sets, contraction.extent, sizes)
        if self._candidates(contraction) or contraction.extent > SMALL:
            return None
        classes = _classes(contraction.extent, self._blocks_of(contraction, contraction.extent).shared)
        if len(classes) >= chips:
            return _dealt(contraction, chips, contraction.extent, classes, classes, ())
        return self._released(contraction, chips, contraction.extent)

    def _walk(self, contraction: Contraction, sets: tuple[Ranges, ...]) -> Walk:
        parties = self._sets.setdefault(len(sets), Sets(len(sets)))
        cut = parties.axis(sets, contraction.extent)
        others = [number for number in self._numbers if number != contraction.number]
        dealt = {contraction.number: Dealt(contraction.dim, cut)} if isinstance(cut, Cut) else {}
        walk = Walk(self._graph, parties, dealt, barriers=others, only_cut=True)
        walk.visit(contraction.number)
        walk.run()
        return walk

    def _candidates(self, contraction: Contraction) -> list[int]:
        """Counts of blocks: what the reshapes on the way merge to the contraction's extent, short of its last part."""
        known = self._counts.get(contraction.number)
        if known is not None:
            return known
        extent = contraction.extent
        counts: set[int] = set()
        if extent > 1:
            walk = self._walk(contraction, runs(run_sizes(extent, 2)))
            for number in walk.order:
                node = self._graph.nodes[number]
                if node.kind in ("expand", "collapse"):
                    for sizes in cast("ReshapeInfo", node.info).groups:
                        if prod(sizes) == extent:
                            counts.update(prod(sizes[:end]) for end in range(1, len(sizes)))
        found = sorted(count for count in counts if 1 < count < extent)
        self._counts[contraction.number] = found
        return found

    def _blocks_of(self, contraction: Contraction, count: int) -> Blocks:
        key = (contraction.number, count)
        if key not in self._blocks:
            walk = self._walk(contraction, runs((contraction.extent // count,) * count))
            blocks = Blocks(count, _shared(self._graph, walk, count))
            for value in self._parameters:
                if any(walk.wanted.get(value, ())):
                    blocks.cut_bytes += self._graph.size(value) * self._element_bytes(value)
            self._blocks[key] = blocks
        return self._blocks[key]

    def _element_bytes(self, value: int) -> float:
        return element_bytes(self._graph.types[value])

    def _released(self, contraction: Contraction, chips: int, count: int) -> Deal | TpError | None:
        """A deal for which the cheapest shared rows are replicated; None if that gives no more units."""
        blocks = self._blocks_of(contraction, count)
        cost = {one: one.elements * self._element_bytes(one.value) for one in blocks.shared}
        kept = sorted(blocks.shared, key=lambda one: (-cost[one], one.value, one.axis))
        released: list[Shared] = []
        while kept and len(_classes(count, kept)) < chips:
            released.append(kept.pop())
        if len(_classes(count, kept)) < chips:
            return None
        for one in reversed(released[:]):
            if len(_classes(count, [*kept, one])) >= chips:
                released.remove(one)
                kept.append(one)
        copied = sum(cost[one] for one in released if one.value in self._parameters)
        names = tuple(self._graph.names[one.value] for one in released)
        if copied * 2 > blocks.cut_bytes:
            return TpError(
                "TP126",
                f"{chips} chips need more units than `{contraction.weight}` has:"
                f" {len(_classes(count, blocks.shared))}; with replicas of {', '.join(f'`{n}`' for n in names)}"
                f" {copied:.0f} of {blocks.cut_bytes:.0f} bytes of its cut parameters would be replicated, more than"
                " half",
            )
        glued = _classes(count, blocks.shared)
        return _dealt(contraction, chips, count, _classes(count, kept), glued, names)


def _too_few(contraction: Contraction, chips: int, legal: int, why: TpError | None) -> TpError:
    if why is not None:
        return TpError(why.code, why.text, hint=_hint(legal))
    return TpError(
        "TP111",
        f"`{contraction.weight}` contracts {contraction.extent} coordinates in {legal} whole units, fewer than {chips}"
        " chips",
        hint=_hint(legal),
    )


def _hint(legal: int) -> str:
    most = "1 chip" if legal == 1 else f"1 to {legal} chips"
    return f"give {most}, or `surplus=idle` or `surplus=replicate`"


def run_sizes(count: int, parties: int) -> tuple[int, ...]:
    """`count` things in `parties` runs whose sizes differ by at most one, the larger ones first."""
    small, larger = divmod(count, parties)
    return tuple([small + (party < larger) for party in range(parties)])


def runs(sizes: Sequence[int]) -> tuple[Ranges, ...]:
    """Neighbouring runs of these sizes, from 0."""
    result: list[Ranges] = []
    start = 0
    for size in sizes:
        result.append(((start, start + size),) if size else ())
        start += size
    return tuple(result)


def _shared(graph: Graph, walk: Walk, parties: int, *, with_all: bool = False) -> list[Shared]:
    """The rows of cut arguments that more than one party wants; `with_all`: also those that every party wants."""
    result: list[Shared] = []
    for value in graph.arguments:
        for number, axis in enumerate(walk.wanted.get(value, ())):
            if axis is None:
                continue
            groups: set[tuple[int, ...]] = set()
            rows = 0
            for size, sharing in holders(axis.sets):
                if len(sharing) > 1 and (with_all or len(sharing) < parties):
                    groups.add(sharing)
                    rows += size
            if groups:
                row = graph.size(value) // graph.shapes[value][number]
                result.append(Shared(value, number, frozenset(groups), rows * row))
    return result


def holders(sets: Sequence[Ranges]) -> list[tuple[int, tuple[int, ...]]]:
    """For each run of coordinates that the same parties have: its length, and these parties."""
    events = sorted(
        event
        for party, ranges in enumerate(sets)
        for start, stop in ranges
        for event in ((start, party, True), (stop, party, False))
    )
    result: list[tuple[int, tuple[int, ...]]] = []
    active: set[int] = set()
    last = 0
    for place, party, begins in events:
        if place > last and active:
            result.append((place - last, tuple(sorted(active))))
        last = place
        if begins:
            active.add(party)
        else:
            active.discard(party)
    return result


def _classes(count: int, shared: Sequence[Shared]) -> list[list[int]]:
    """The classes of blocks that share rows, each ascending, in the order of their first blocks."""
    parent = list(range(count))

    def root(block: int) -> int:
        while parent[block] != block:
            parent[block] = parent[parent[block]]
            block = parent[block]
        return block

    for one in shared:
        for group in one.groups:
            for block in group[1:]:
                parent[root(block)] = root(group[0])
    classes: dict[int, list[int]] = {}
    for block in range(count):
        classes.setdefault(root(block), []).append(block)
    return list(classes.values())


def _dealt(
    contraction: Contraction,
    chips: int,
    count: int,
    units: Sequence[Sequence[int]],
    glued: Sequence[Sequence[int]],
    released: tuple[str, ...],
) -> Deal:
    """Units in runs, ordered by (the class that they would be glued to, coordinate)."""
    class_of = {block: number for number, blocks in enumerate(glued) for block in blocks}
    ordered = sorted(units, key=lambda unit: (class_of[unit[0]], unit[0]))
    sizes = straddling_least([class_of[unit[0]] for unit in ordered], chips)
    width = contraction.extent // count
    sets: list[Ranges] = []
    start = 0
    for size in sizes:
        blocks = [block for unit in ordered[start : start + size] for block in unit]
        sets.append(merged((block * width, (block + 1) * width) for block in blocks))
        start += size
    return Deal(tuple(sets), len(units), tuple(sizes), released)


def straddling_least(classes: Sequence[int], chips: int) -> tuple[int, ...]:
    """Sizes of `chips` runs that differ by at most one, such that the runs meet as few classes as possible in all.

    `classes` are those of the units in their order. Among equals the larger runs come first.
    """
    small, larger = divmod(len(classes), chips)
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for chip in range(chips):
        following: dict[int, tuple[int, tuple[int, ...]]] = {}
        for used, (cost, sizes) in best.items():
            start = chip * small + used
            for extra in (1, 0):
                left = larger - used - extra
                if not 0 <= left <= chips - chip - 1:
                    continue
                met = len(set(classes[start : start + small + extra]))
                found = (cost + met, (*sizes, small + extra))
                known = following.get(used + extra)
                if known is None or found[0] < known[0]:
                    following[used + extra] = found
        best = following
    return best[larger][1]
