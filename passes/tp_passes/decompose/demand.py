"""What a result's demand asks of the operands: one rule for each kind of node, and the walk that applies them backward.

A rule never asks for too little. The one that may ask for too much is that of `collapse_shape`, which asks for the
smallest box around what is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import cast

from tp_dialect.errors import TpError
from tp_passes.decompose.coords import Axis, Demand, Ranges, Sets, shifted, spread, within
from tp_passes.decompose.graph import ConcatInfo, Graph, Node, PadInfo, ReshapeInfo, SliceInfo

Wanted = Demand | None
"""What is wanted of a value; None: nothing."""


class Uncuttable(TpError):
    """A cut is asked of a result whose operation has no rule for it."""


def whole(rank: int) -> Demand:
    """All of a value of this rank."""
    return (None,) * rank


def is_whole(wanted: Demand) -> bool:
    """Every party has all of it."""
    return not any(wanted)


@dataclass(frozen=True)
class Dealt:
    """A contraction whose dimension `dim` is dealt: party i sums over `cut.sets[i]`; a single party over all of it.

    `weight` is the row weight that it contracts.
    """

    dim: int
    cut: Axis
    weight: str = ""


class Rules:
    """The rules of one graph, for the parties of `sets`."""

    def __init__(self, graph: Graph, sets: Sets):
        self.graph = graph
        self.sets = sets

    def asks(self, node: Node, wanted: Sequence[Wanted]) -> Sequence[Wanted]:
        """What the demand `wanted` of a node's results asks of its operands. `Uncuttable` if there is no rule."""
        if node.kind == "generic":
            return self.dims_ask(node, self.dims_of(node, wanted))
        result = wanted[0]
        if result is None:
            return [None] * len(node.ins)
        match node.kind:
            case "expand":
                return [self._expand(node, result)]
            case "collapse":
                return [self._collapse(node, result)]
            case "slice":
                return [self._slice(node, result)]
            case "insert":
                return self._insert(node, result)
            case "concat":
                return self._concat(node, result)
            case "pad":
                return self._pad(node, result)
            case "copy":
                return [result]
            case _:
                return self._other(node, wanted)

    def dims_of(self, node: Node, wanted: Sequence[Wanted]) -> list[Axis]:
        """Which part of each dimension of a generic is needed for what is wanted of its results."""
        info = node.generic
        seen: dict[int, Axis] = {}
        for number, result in enumerate(wanted):
            if result is None:
                continue
            for expr, axis in zip(info.out_map(number), result, strict=True):
                if isinstance(expr, tuple):
                    if axis is not None:
                        raise self._refused("TP121", node, "writes a cut axis at a sum of dimensions")
                elif expr in seen:
                    seen[expr] = self.sets.union(seen[expr], axis, info.extents[expr])
                else:
                    seen[expr] = axis
        return [seen.get(dim) for dim in range(len(info.extents))]

    def dims_ask(self, node: Node, dims: Sequence[Axis]) -> Sequence[Wanted]:
        """What a generic asks of its operands when it runs over `dims`."""
        info = node.generic
        if any(dims[dim] is not None for dim in info.index_dims):
            raise self._refused("TP124", node, "uses the number of a dimension that is cut (`linalg.index`)")
        asked: list[Wanted] = []
        for reads, exprs in zip(info.reads, info.maps, strict=True):
            if not reads:
                asked.append(None)
                continue
            axes: list[Axis] = []
            for expr in exprs:
                if isinstance(expr, tuple):
                    if any(dims[dim] is not None for dim in expr):
                        raise self._refused("TP121", node, "reads an axis at a sum of dimensions, one of which is cut")
                    axes.append(None)
                else:
                    axes.append(dims[expr] if expr >= 0 else None)
            asked.append(tuple(axes))
        return asked

    def dealt_asks(self, node: Node, dealt: Dealt) -> Sequence[Wanted]:
        """What a dealt contraction asks of its operands."""
        dims: list[Axis] = [None] * len(node.generic.extents)
        dims[dealt.dim] = dealt.cut
        return self.dims_ask(node, dims)

    def _expand(self, node: Node, result: Demand) -> Demand:
        info = cast("ReshapeInfo", node.info)
        return tuple(
            [
                self.sets.joined(result[start : start + len(sizes)], sizes)
                for sizes, start in zip(info.groups, info.starts, strict=True)
            ]
        )

    def _collapse(self, node: Node, result: Demand) -> Demand:
        info = cast("ReshapeInfo", node.info)
        axes: list[Axis] = []
        for axis, sizes in zip(result, info.groups, strict=True):
            axes += self.sets.parted(axis, sizes)
        return tuple(axes) if axes else whole(len(self.graph.shapes[node.ins[0]]))

    def _slice(self, node: Node, result: Demand) -> Demand:
        info = cast("SliceInfo", node.info)
        shape = self.graph.shapes[node.ins[0]]
        axes: list[Axis] = []
        for number, size in enumerate(shape):
            kept = info.kept[number]
            axis = None if kept < 0 else result[kept]
            offset, stride, count = info.offsets[number], info.strides[number], info.sizes[number]
            axes.append(self._sliced(axis, size, offset, stride, count))
        return tuple(axes)

    def _sliced(self, axis: Axis, size: int, offset: int, stride: int, count: int) -> Axis:
        def change(ranges: Ranges) -> Ranges:
            return shifted(spread(ranges, stride), offset)

        if axis is None:
            return None if count == size else self.sets.everyone(change(((0, count),)), size)
        return self.sets.mapped(axis, size, ("slice", offset, stride), change)

    def _insert(self, node: Node, result: Demand) -> Sequence[Wanted]:
        info = cast("SliceInfo", node.info)
        source: list[Axis] = []
        for number, axis in enumerate(result):
            if axis is not None and info.sizes[number] != self.graph.shapes[node.outs[0]][number]:
                raise self._refused("TP123", node, f"writes a part of axis {number}, which is cut")
            if info.kept[number] >= 0:
                source.append(axis)
        return [tuple(source), result]

    def _concat(self, node: Node, result: Demand) -> Sequence[Wanted]:
        info = cast("ConcatInfo", node.info)
        cut = result[info.axis]
        if cut is None:
            return [result] * len(node.ins)
        asked: list[Wanted] = []
        for low, high in zip(info.offsets, info.offsets[1:], strict=False):
            axis = self.sets.mapped(cut, high - low, ("concat", low), _part(low, high))
            dropped = axis is not None and not any(axis.sets)
            asked.append(None if dropped else (*result[: info.axis], axis, *result[info.axis + 1 :]))
        return asked

    def _pad(self, node: Node, result: Demand) -> Sequence[Wanted]:
        info = cast("PadInfo", node.info)
        for number, axis in enumerate(result):
            if axis is not None and (info.low[number] or info.high[number]):
                raise self._refused("TP122", node, f"pads axis {number}, which is cut")
        return [result, *((),) * (len(node.ins) - 1)]

    def _other(self, node: Node, wanted: Sequence[Wanted]) -> Sequence[Wanted]:
        if node.kind == "opaque" and any(one is not None and not is_whole(one) for one in wanted):
            raise self._refused("TP120", node, "has no rule for a cut result")
        return [whole(len(self.graph.shapes[value])) for value in node.ins]

    def _refused(self, code: str, node: Node, why: str) -> Uncuttable:
        return Uncuttable(code, f"{self.graph.describe(node)} {why}")


def _part(low: int, high: int) -> Callable[[Ranges], Ranges]:
    """The coordinates in low..high-1, counted from low."""

    def change(ranges: Ranges) -> Ranges:
        return shifted(within(ranges, low, high), -low)

    return change


class Walk:
    """Asks backward from what is wanted until nothing is left to ask; users come before makers.

    `wanted` holds the demand of each value, settled: when all users of a value have spoken, an axis of which all
    parties want the same is whole.
    """

    def __init__(
        self,
        graph: Graph,
        sets: Sets,
        dealt: dict[int, Dealt],
        *,
        barriers: Collection[int] = (),
        strict: bool = False,
        only_cut: bool = False,
    ):
        """`barriers`: nodes that ask for nothing. `strict`: raise `Uncuttable`; else such a result is wanted whole.
        `only_cut`: stop where all is whole."""
        self.graph = graph
        self.sets = sets
        self.rules = Rules(graph, sets)
        self.wanted: dict[int, Demand] = {}
        self.order: list[int] = []
        self._dealt = dealt
        self._barriers = barriers
        self._strict = strict
        self._only_cut = only_cut
        self._heap: list[int] = []
        self._queued: set[int] = set()

    def want(self, value: int, demand: Demand) -> None:
        """Someone wants this much of `value`."""
        known = self.wanted.get(value)
        if known is not None and known != demand:
            sizes = self.graph.shapes[value]
            demand = tuple([self.sets.union(a, b, size) for a, b, size in zip(known, demand, sizes, strict=True)])
        self.wanted[value] = demand
        maker = self.graph.maker[value]
        if maker >= 0:
            self.visit(maker)

    def visit(self, number: int) -> None:
        """Ask of node `number`, too, once all later ones have asked."""
        if number not in self._queued:
            self._queued.add(number)
            heappush(self._heap, -number)

    def run(self) -> None:
        """Ask until nothing is left; then settle the arguments."""
        while self._heap:
            number = -heappop(self._heap)
            self.order.append(number)
            node = self.graph.nodes[number]
            for value, demand in zip(node.ins, self._asked(number, node), strict=True):
                if demand is not None:
                    self.want(value, demand)
        for value in self.graph.arguments:
            if value in self.wanted:
                self.wanted[value] = settled(self.wanted[value])

    def _asked(self, number: int, node: Node) -> Sequence[Wanted]:
        dealt = self._dealt.get(number)
        if number in self._barriers:
            return [None] * len(node.ins)
        if dealt is not None or node.partial or node.kind == "fold":
            self._set(node, [whole(len(self.graph.shapes[value])) for value in node.outs])
        if dealt is not None:
            return self.rules.dealt_asks(node, dealt)
        wanted = [settled(self.wanted[value]) if value in self.wanted else None for value in node.outs]
        self._set(node, wanted)
        all_whole = all(one is None or is_whole(one) for one in wanted)
        if all_whole and self._only_cut:
            return [None] * len(node.ins)
        try:
            return self.rules.asks(node, wanted)
        except Uncuttable:
            if self._strict and node.rooted:
                raise
        wanted = [None if one is None else whole(len(one)) for one in wanted]
        self._set(node, wanted)
        return self.rules.asks(node, wanted)

    def _set(self, node: Node, wanted: Sequence[Wanted]) -> None:
        for value, one in zip(node.outs, wanted, strict=True):
            if one is not None:
                self.wanted[value] = one


def settled(demand: Demand) -> Demand:
    """An axis of which all parties want the same is whole.

    A party that wants nothing of one axis wants nothing of the value, so it has no say in the other axes, unless only
    one party is left.
    """
    cuts = [axis for axis in demand if axis is not None]
    if not cuts:
        return demand
    empty = frozenset[int]().union(*[cut.empty for cut in cuts]) if any(cut.empty for cut in cuts) else frozenset[int]()
    wanting = [party for party in range(len(cuts[0].sets)) if party not in empty]
    if not empty or len(wanting) < 2:
        alike = [axis is None or axis.alike for axis in demand]
    else:
        alike = [axis is None or len({axis.sets[party] for party in wanting}) == 1 for axis in demand]
    return tuple([None if same else axis for same, axis in zip(alike, demand, strict=True)]) if any(alike) else demand
