"""Row weights that nobody named: found from the data flow.

A contraction of a parameter is worth dealing if that cuts what another parameter's contraction makes, so that the two
are the halves of a sub-block: the first cut by column, the second along its contraction, with one collective behind.
Contractions are looked at in the order of the function, and one that is chosen ends the search behind it: each weight
is cut in one way. What a norm or a residual makes whole ends it, too, so nothing is cut across blocks.
"""

from __future__ import annotations

from collections.abc import Sequence

from tp_passes.decompose.contractions import Contraction, contraction_at
from tp_passes.decompose.coords import Sets
from tp_passes.decompose.demand import Dealt, Walk
from tp_passes.decompose.graph import Graph, Node
from tp_passes.decompose.linearity import Kind, linearity
from tp_passes.decompose.units import run_sizes, runs


def found_contractions(graph: Graph, parameters: Sequence[int], chips: int) -> list[Contraction]:
    """The contractions that are worth dealing, in the order of the function."""
    sources = _Sources(graph, parameters)
    live = graph.live()
    readers = [[user for user in users if live[user]] for users in graph.users()]
    chosen: list[Contraction] = []
    for number, node in enumerate(graph.nodes):
        if not live[number] or node.kind != "generic" or not node.generic.reductions:
            continue
        contracted = sources.contracted(node)
        if len(contracted) != 1:
            continue
        ((operand, parameter),) = contracted.items()
        one = contraction_at(graph, number, operand, graph.names[parameter], chips)
        barriers = [other.number for other in chosen]
        if one is None or not _is_product(node, operand, one.dim):
            continue
        if _cuts_another(graph, sources, one, parameter, barriers, readers):
            chosen.append(one)
    return chosen


_Readers = Sequence[Sequence[int]]
"""For each value the live nodes that read it."""


class _Sources:
    """Which parameter a value holds: through views, casts, gathers, and scaling by other parameters."""

    def __init__(self, graph: Graph, parameters: Sequence[int]):
        self._graph = graph
        self._known: dict[int, int | None] = {value: value for value in parameters}

    def contracted(self, node: Node) -> dict[int, int]:
        """The operands of a generic that hold a parameter and that it sums over, each with its parameter."""
        info = node.generic
        return {
            place: source
            for place in range(info.inputs)
            if any(expr in info.reductions for expr in info.maps[place])
            and (source := self._of(node.ins[place])) is not None
        }

    def _of(self, value: int) -> int | None:
        if value not in self._known:
            node = self._graph.maker_of(value)
            self._known[value] = None if node is None else self._through(node)
        return self._known[value]

    def _through(self, node: Node) -> int | None:
        """The largest parameter that the node carries: nothing else goes in but parameters, and the rows to gather."""
        if node.kind not in ("generic", "expand", "collapse", "slice", "concat"):
            return None
        held = {place: source for place, v in enumerate(node.ins) if (source := self._of(v)) is not None}
        if node.kind == "generic":
            held = {place: source for place, source in held.items() if self._carries(node, place, held)}
        return max(held.values(), key=self._graph.size, default=None)

    def _carries(self, node: Node, place: int, held: dict[int, int]) -> bool:
        """What stands at `place` goes through the generic, and no activation with it."""
        info = node.generic
        if info.reductions or linearity(info, [place], casts=True) != [Kind.LINEAR]:
            return False
        gathered = place >= info.inputs + info.outputs
        return gathered or all(
            other in held or not reads or not self._is_rooted(value)
            for other, (value, reads) in enumerate(zip(node.ins, info.reads, strict=True))
        )

    def _is_rooted(self, value: int) -> bool:
        node = self._graph.maker_of(value)
        return node is None or node.rooted


def _is_product(node: Node, operand: int, dim: int) -> bool:
    """Another operand is summed over the same dimension: no window, and no plain sum of the parameter."""
    info = node.generic
    return any(dim in info.maps[place] for place in range(info.inputs) if place != operand and info.reads[place])


def _cuts_another(
    graph: Graph, sources: _Sources, one: Contraction, parameter: int, barriers: Sequence[int], readers: _Readers
) -> bool:
    """Dealing the contraction cuts what another parameter's contraction makes."""
    parties = 2
    sets = Sets(parties)
    if one.extent < parties:
        return False
    cut = sets.axis(runs(run_sizes(one.extent, parties)), one.extent)
    walk = Walk(graph, sets, {one.number: Dealt(one.dim, cut)}, barriers=barriers, only_cut=True)
    walk.visit(one.number)
    walk.run()
    for number in _really_cut(graph, walk, one.number, readers):
        node = graph.nodes[number]
        if node.kind == "generic" and node.generic.reductions:
            others = sources.contracted(node).values()
            if any(other != parameter and any(walk.wanted.get(other, ())) for other in others):
                return True
    return False


def _really_cut(graph: Graph, walk: Walk, dealt: int, readers: _Readers) -> set[int]:
    """The nodes whose results are cut by whoever reads them. A walk that stops where all is whole does not see that a
    norm needs all of a value of which it gives back parts; a slice that was not met takes another part."""
    found = {dealt}
    met = set(walk.order)
    for number in walk.order:
        values = [value for value in graph.nodes[number].outs if any(walk.wanted.get(value, ()))]
        users = [user for value in values for user in readers[value]]
        if values and all(user in found or (user not in met and graph.nodes[user].kind == "slice") for user in users):
            found.add(number)
    return found - {dealt}
