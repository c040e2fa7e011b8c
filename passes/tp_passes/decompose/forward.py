"""What cut operands suggest for a result: only for results of the function, such as a grown KV cache, that nothing
inside demands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tp_passes.decompose.coords import Axis, Cut, Demand, Sets, merged, shifted, within
from tp_passes.decompose.demand import Wanted, is_whole, settled
from tp_passes.decompose.graph import ConcatInfo, Graph, Node, PadInfo, ReshapeInfo, SliceInfo


def suggestions(graph: Graph, sets: Sets, wanted: dict[int, Demand], barriers: set[int]) -> dict[int, Demand]:
    """For each value that has a cut operand behind it, and no contraction of `barriers` between, how it is cut.

    `wanted` is what is already demanded; it stands as it is. Fills and constants suggest nothing: they are shared by
    what has nothing to do with each other.
    """
    found = {
        value: settled(demand)
        for value, demand in wanted.items()
        if not is_whole(settled(demand)) and graph.is_rooted(value)
    }
    forward = Forward(graph, sets)
    for number, node in enumerate(graph.nodes):
        if number in barriers or not node.rooted or not any(value in found for value in node.ins):
            continue
        result = forward.suggest(node, [found.get(value) for value in node.ins])
        for value, one in zip(node.outs, result, strict=True):
            if one is not None and not is_whole(one) and value not in wanted:
                found[value] = one
    return found


class Forward:
    """The forward rules. None for a result: nothing is suggested.

    Operands must agree. One that is not cut agrees only if it is not computed: an argument or a constant, or a view of
    one, can be cut to fit, but a residual stream that a collective made whole stays whole.
    """

    def __init__(self, graph: Graph, sets: Sets):
        self._graph = graph
        self._sets = sets

    def suggest(self, node: Node, ins: Sequence[Wanted]) -> Sequence[Wanted]:
        """How the results are cut if the operands are cut as `ins` says."""
        if node.kind == "generic":
            return self._generic(node, ins)
        if any(one is None and self._is_computed(value) for value, one in zip(node.ins, ins, strict=True)):
            return [None] * len(node.outs)
        operand = ins[0]
        match node.kind:
            case "concat":
                return [self._concat(node, ins)]
            case "insert":
                return [self._insert(node, ins)]
            case "expand" if operand is not None:
                return [self._expand(node, operand)]
            case "collapse" if operand is not None:
                return [self._collapse(node, operand)]
            case "slice" if operand is not None:
                return [self._slice(node, operand)]
            case "pad" if operand is not None:
                return [self._pad(node, operand)]
            case _:
                return [None] * len(node.outs)

    def _generic(self, node: Node, ins: Sequence[Wanted]) -> Sequence[Wanted]:
        info = node.generic
        nothing: list[Wanted] = [None] * len(node.outs)
        dims: dict[int, Cut] = {}
        settled_dims: set[int] = set()
        for value, operand, exprs, reads in zip(node.ins, ins, info.maps, info.reads, strict=True):
            if operand is None and reads and self._is_computed(value):
                settled_dims.update(expr for expr in exprs if isinstance(expr, int))
        for operand, exprs in zip(ins, info.maps, strict=True):
            for expr, axis in zip(exprs, operand or (), strict=False):
                if axis is None:
                    continue
                if not isinstance(expr, int) or expr < 0 or dims.setdefault(expr, axis) is not axis:
                    return nothing
        if not settled_dims.union(info.reductions, info.index_dims).isdisjoint(dims):
            return nothing
        return [
            tuple([dims.get(expr) if isinstance(expr, int) else None for expr in info.out_map(number)])
            for number in range(len(node.outs))
        ]

    def _is_computed(self, value: int) -> bool:
        """The value is more than an argument, a constant, or a view of one."""
        node = self._graph.maker_of(value)
        if node is None or not node.rooted:
            return False
        return not node.is_view or any(self._is_computed(one) for one in node.ins)

    def _expand(self, node: Node, operand: Demand) -> Wanted:
        info = cast("ReshapeInfo", node.info)
        axes: list[Axis] = []
        for axis, sizes in zip(operand, info.groups, strict=True):
            parts = self._sets.parted(axis, sizes)
            if self._sets.joined(parts, sizes) is not axis:
                return None
            axes += parts
        return tuple(axes)

    def _collapse(self, node: Node, operand: Demand) -> Wanted:
        info = cast("ReshapeInfo", node.info)
        return tuple(
            [
                self._sets.joined(operand[start : start + len(sizes)], sizes)
                for sizes, start in zip(info.groups, info.starts, strict=True)
            ]
        )

    def _slice(self, node: Node, operand: Demand) -> Wanted:
        info = cast("SliceInfo", node.info)
        axes: list[Axis] = []
        for number, axis in enumerate(operand):
            low, count = info.offsets[number], info.sizes[number]
            if axis is not None and (info.strides[number] != 1 or info.kept[number] < 0):
                return None
            if info.kept[number] >= 0:
                axes.append(
                    None
                    if axis is None
                    else self._sets.axis([shifted(within(one, low, low + count), -low) for one in axis.sets], count)
                )
        return settled(tuple(axes))

    def _agreed(self, ins: Sequence[Wanted], axis: int) -> tuple[bool, Axis]:
        """The one cut that operands have of an axis; False if they have several."""
        cuts = {one[axis] for one in ins if one is not None and one[axis] is not None}
        return len(cuts) <= 1, cuts.pop() if len(cuts) == 1 else None

    def _concat(self, node: Node, ins: Sequence[Wanted]) -> Wanted:
        info = cast("ConcatInfo", node.info)
        axes: list[Axis] = []
        for axis in range(len(self._graph.shapes[node.outs[0]])):
            agreed, cut = self._agreed(ins, axis)
            if axis == info.axis:
                cut = self._concatenated(info, [None if one is None else one[axis] for one in ins])
            elif not agreed:
                return None
            axes.append(cut)
        return tuple(axes)

    def _concatenated(self, info: ConcatInfo, parts: Sequence[Axis]) -> Axis:
        if all(part is None for part in parts):
            return None
        bounds = list(zip(info.offsets, info.offsets[1:], strict=False))
        return self._sets.axis(
            [
                merged(
                    piece
                    for part, (low, high) in zip(parts, bounds, strict=True)
                    for piece in (((low, high),) if part is None else shifted(part.sets[party], low))
                )
                for party in range(self._sets.parties)
            ],
            info.offsets[-1],
        )

    def _insert(self, node: Node, ins: Sequence[Wanted]) -> Wanted:
        info = cast("SliceInfo", node.info)
        source, dest = ins
        axes: list[Axis] = []
        for axis, size in enumerate(self._graph.shapes[node.outs[0]]):
            kept = info.kept[axis]
            given: list[Wanted] = [None if source is None or kept < 0 else (source[kept],)]
            given.append(None if dest is None else (dest[axis],))
            agreed, cut = self._agreed(given, 0)
            if not agreed or (cut is not None and info.sizes[axis] != size):
                return None
            axes.append(cut)
        return tuple(axes)

    def _pad(self, node: Node, operand: Demand) -> Wanted:
        info = cast("PadInfo", node.info)
        padded = [low or high for low, high in zip(info.low, info.high, strict=True)]
        return None if any(pads and axis is not None for pads, axis in zip(padded, operand, strict=True)) else operand
