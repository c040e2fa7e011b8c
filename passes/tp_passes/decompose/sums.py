"""Sums over an axis that is cut, such as a norm over all heads: dealt as what is summed is cut.

A sub-block may sum over what the chips have in parts, before or beside the contraction that is dealt. Such a sum is
one of partial sums, too: each chip adds up what it has, and a collective of the small result makes it whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tp_passes.decompose.contractions import is_sum_from_zero
from tp_passes.decompose.coords import Cut, Demand, Ranges, Sets, length, merged, within
from tp_passes.decompose.demand import Dealt, Walk, is_whole, whole
from tp_passes.decompose.forward import suggestions
from tp_passes.decompose.graph import Graph, Node


def with_cut_sums(graph: Graph, sets: Sets, dealt: Mapping[int, Dealt]) -> tuple[dict[int, Dealt], list[Demand]]:
    """`dealt`, with the sums over what it cuts that keep it cut, and what is wanted of the function's results.

    A result is wanted whole, or as what lies behind it is cut. A sum of a value that something else needs whole is left
    alone: every chip has all of it.
    """
    found, refused = dict(dealt), set[int]()
    while True:
        cut, suggested = _cut_by(graph, sets, found)
        new = {number: one for number, one in _next(graph, sets, found, cut).items() if number not in refused}
        if new:
            found.update(new)
            continue
        asked = [suggested.get(value, whole(len(graph.shapes[value]))) for value in graph.results]
        origins = {number: _origin(graph, number, cut, suggested) for number in found if number not in dealt}
        vain = _in_vain(graph, sets, found, asked, origins)
        if not vain:
            return found, asked
        refused |= vain
        found = dict(dealt)


def _cut_by(graph: Graph, sets: Sets, dealt: Mapping[int, Dealt]) -> tuple[dict[int, Demand], dict[int, Demand]]:
    """How values are cut if nobody but the dealt contractions asks for them, and, of these, what is suggested."""
    walk = Walk(graph, sets, dict(dealt), only_cut=True)
    for number in dealt:
        walk.visit(number)
    walk.run()
    suggested = suggestions(graph, sets, walk.wanted, set(dealt))
    cut = {value: demand for value, demand in walk.wanted.items() if graph.is_rooted(value)}
    return {**cut, **suggested}, suggested


def _next(graph: Graph, sets: Sets, dealt: Mapping[int, Dealt], cut: Mapping[int, Demand]) -> dict[int, Dealt]:
    """The sums over what is cut that are not dealt yet."""
    found: dict[int, Dealt] = {}
    for number, node in enumerate(graph.nodes) if sets.parties > 1 else ():
        summed = None if number in dealt or not node.rooted else _summed(node, cut)
        if summed is not None and is_sum_from_zero(graph, node):
            found[number] = _dealt(sets, node, summed, _weight_behind(dealt, number))
    return found


def _weight_behind(dealt: Mapping[int, Dealt], number: int) -> str:
    """The row weight that the next dealt contraction contracts: a sum belongs to its sub-block."""
    return next((dealt[one].weight for one in sorted(dealt) if one > number), "")


@dataclass(frozen=True)
class _Summed:
    """A node sums over dimension `dim`, of which the parties have the parts `cut`."""

    dim: int
    cut: Cut


def _summed(node: Node, cut: Mapping[int, Demand]) -> _Summed | None:
    """The one dimension that is summed over and cut in all operands that have it, if no other dimension is cut."""
    if node.kind != "generic" or not node.generic.reductions or len(node.outs) != 1:
        return None
    info = node.generic
    dims: dict[int, Cut] = {}
    for value, exprs in zip(node.ins[: info.inputs], info.maps, strict=False):
        for expr, axis in zip(exprs, cut.get(value, ()), strict=False):
            if axis is not None and (not isinstance(expr, int) or dims.setdefault(expr, axis) is not axis):
                return None
    if len(dims) != 1:
        return None
    ((dim, axis),) = dims.items()
    read = [
        value
        for value, exprs, reads in zip(node.ins[: info.inputs], info.maps, info.reads, strict=False)
        if reads and any(expr == dim or (isinstance(expr, tuple) and dim in expr) for expr in exprs)
    ]
    covers = merged(piece for one in axis.sets for piece in one) == ((0, info.extents[dim]),)
    if dim not in info.reductions or dim in info.index_dims or not covers or any(value not in cut for value in read):
        return None
    return _Summed(dim, axis)


def _dealt(sets: Sets, node: Node, summed: _Summed, weight: str) -> Dealt:
    """Each coordinate is added by one of the parties that have it: the one that has the least to add so far."""
    extent = node.generic.extents[summed.dim]
    bounds = sorted({0, extent, *[at for one in summed.cut.sets for piece in one for at in piece]})
    owned: list[list[tuple[int, int]]] = [[] for _ in summed.cut.sets]
    for low, high in pairwise(bounds):
        holders = [party for party, one in enumerate(summed.cut.sets) if within(one, low, high)]
        least = min(holders, key=lambda party: length(merged(owned[party])))
        owned[least].append((low, high))
    parts: list[Ranges] = [merged(one) for one in owned]
    return Dealt(summed.dim, sets.axis(parts, extent), weight)


def _in_vain(
    graph: Graph, sets: Sets, dealt: Mapping[int, Dealt], asked: Sequence[Demand], origins: Mapping[int, set[int]]
) -> set[int]:
    """The sums that add up what comes of values that are wanted whole all the same. `origins`: these values."""
    if not origins:
        return set()
    walk = Walk(graph, sets, dict(dealt))
    for value, demand in zip(graph.results, asked, strict=True):
        walk.want(value, demand)
    walk.run()
    return {
        number for number, values in origins.items() if any(is_whole(walk.wanted.get(value, ())) for value in values)
    }


def _origin(graph: Graph, number: int, cut: Mapping[int, Demand], suggested: Mapping[int, Demand]) -> set[int]:
    """The values that the dealt contractions ask for in parts, of which comes what a sum adds up."""
    found: set[int] = set()
    pending, seen = list(graph.nodes[number].ins), set[int]()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        maker = graph.maker_of(value)
        if value in suggested and maker is not None:
            pending += maker.ins
        elif not is_whole(cut.get(value, ())):
            found.add(value)
    return found
