"""What each chip holds of each value: the deals, asked backward, with what the results of the function suggest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tp_dialect.errors import TpError
from tp_passes.decompose.bodies import kept_results
from tp_passes.decompose.contractions import Contraction
from tp_passes.decompose.coords import Demand, Sets
from tp_passes.decompose.demand import Dealt, Rules, Walk, is_whole
from tp_passes.decompose.graph import Graph
from tp_passes.decompose.local import Layout
from tp_passes.decompose.names import Names
from tp_passes.decompose.partials import with_folds
from tp_passes.decompose.sums import with_cut_sums
from tp_passes.decompose.templates import copy_of
from tp_passes.decompose.tensor_types import as_tensor
from tp_passes.decompose.units import Deal


def layout_of(
    graph: Graph,
    deals: Mapping[Contraction, Deal],
    chips: int,
    arguments: Sequence[str],
    results: Sequence[str],
    parameters: Sequence[int],
) -> Layout:
    """Where everything is. `parameters`: which values are parameters. `Uncuttable` where a rule is missing."""
    sets = Sets(chips)
    dealt = {one.number: Dealt(one.dim, sets.axis(deal.sets, one.extent), one.weight) for one, deal in deals.items()}
    dealt, asked = with_cut_sums(graph, sets, dealt)
    folded = with_folds(graph, dealt, _cut_values(graph, sets, dealt, asked))
    new = folded.graph
    _own_results(new)
    walk = _walk(new, sets, folded.dealt, asked, strict=True)
    _want_kept(new, walk)
    stored = _stored(new, walk)
    local = stored & _tainted(new, walk)
    layout = Layout(new, sets, folded.dealt, walk.wanted, stored, local, {})
    at = dict(zip(graph.arguments, new.arguments, strict=True))
    _name(layout, arguments, results, [at[value] for value in parameters])
    return layout


def _walk(graph: Graph, sets: Sets, dealt: Mapping[int, Dealt], asked: Sequence[Demand], *, strict: bool) -> Walk:
    walk = Walk(graph, sets, dict(dealt), strict=strict)
    for value, demand in zip(graph.results, asked, strict=True):
        walk.want(value, demand)
    walk.run()
    return walk


def _cut_values(graph: Graph, sets: Sets, dealt: Mapping[int, Dealt], asked: Sequence[Demand]) -> set[int]:
    walk = _walk(graph, sets, dealt, asked, strict=False)
    return {value for value, demand in walk.wanted.items() if not is_whole(demand)}


def _own_results(graph: Graph) -> None:
    """Each result of the function is a value of its own, and none is an argument."""
    seen: set[int] = set()
    for place, value in enumerate(graph.results):
        type = as_tensor(graph.types[value])
        if type is None:
            raise TpError("TP128", f"result {place} of `{graph.title}`: expected a tensor, got {graph.types[value]}")
        if value in seen or graph.maker[value] < 0:
            op = copy_of(type, type, tuple(range(len(graph.shapes[value]))))
            graph.results[place] = graph.add_node("copy", op, [value], [type], None, len(graph.nodes)).outs[0]
        seen.add(graph.results[place])


def _want_kept(graph: Graph, walk: Walk) -> None:
    """Results that nobody wants, but that a wanted one cannot be made without, are wanted, too."""
    for number in walk.order:
        node = graph.nodes[number]
        if len(node.outs) == 1 or node.kind != "generic":
            continue
        wanted = [walk.wanted.get(value) for value in node.outs]
        live = [place for place, one in enumerate(wanted) if one is not None]
        for place in kept_results(node.generic.block, node.generic.inputs, live):
            if wanted[place] is None:
                dims = Rules(graph, walk.sets).dims_of(node, wanted)
                exprs = node.generic.out_map(place)
                walk.wanted[node.outs[place]] = tuple([dims[expr] if isinstance(expr, int) else None for expr in exprs])


def _stored(graph: Graph, walk: Walk) -> set[int]:
    """The values that become tensors: all but views, which their readers make, unless a view is itself a result."""
    stored = {value for value in graph.arguments if value in walk.wanted}
    asked = set(graph.results)
    asked.update(node.ins[0] for node in graph.nodes if node.kind == "fold")
    for number in walk.order:
        node = graph.nodes[number]
        stored.update(v for v in node.outs if v in walk.wanted and (not node.is_view or v in asked))
    return stored


def _tainted(graph: Graph, walk: Walk) -> set[int]:
    """The values that come of what a chip has for itself, with no fold between.

    A chip-local value may be whole on every chip, as the keys of one shared head in a fused weight are; what is made of
    it stays with the chips, since only a fold leads to the spine.
    """
    found = {value for value in graph.arguments if not is_whole(walk.wanted.get(value, ()))}
    for number in reversed(walk.order):
        node = graph.nodes[number]
        if node.kind == "fold":
            continue
        reads = node.generic.reads if node.kind == "generic" else (True,) * len(node.ins)
        read = [value for value, one in zip(node.ins, reads, strict=True) if one]
        cut = any(not is_whole(walk.wanted.get(value, ())) for value in node.outs)
        if node.partial or cut or not found.isdisjoint(read):
            found.update(node.outs)
    return found


def _name(layout: Layout, arguments: Sequence[str], results: Sequence[str], parameters: Sequence[int]) -> None:
    graph, names = layout.graph, Names(layout.graph, layout.chips, parameters)
    given = dict(zip(graph.arguments, arguments, strict=True))
    given.update(zip(graph.results, results, strict=True))
    for value, name in given.items():
        if value in layout.stored:
            layout.names[value] = names.free(name, value in layout.local)
    for node in graph.nodes:
        for place, value in enumerate(node.outs):
            if value in layout.stored and value not in layout.names:
                local = value in layout.local
                base = layout.names[node.ins[0]] if node.kind == "fold" else names.of_node(node, place)
                layout.names[value] = names.free(base, local)
