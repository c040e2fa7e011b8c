"""The plan's words against what the demand found.

A column word is a check: the weight must have come out cut. Where it did not, one of three things is the case: the cut
was lost, because something needs all of a value that is asked for in parts (`TP118`); nothing behind the weight is
dealt (`TP119`); or its axis has one unit, which all chips share (a note).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tp_dialect.errors import TpError
from tp_passes.decompose.demand import Rules, Wanted, is_whole, settled
from tp_passes.decompose.graph import Node
from tp_passes.decompose.local import Layout


def check_columns(
    layout: Layout, columns: Iterable[int], parameters: Iterable[int], left_whole: Iterable[str]
) -> list[str]:
    """Notes on the column weights that came out whole; `TP118` or `TP119` where that is an error.

    `left_whole`: the row weights whose contractions were not dealt for want of units.
    """
    notes: list[str] = []
    known = frozenset(parameters)
    for value in columns:
        wanted = layout.wanted.get(value)
        if wanted is not None and is_whole(wanted):
            notes += _check(layout, value, known, set(left_whole))
    return notes


@dataclass
class _Search:
    """What is met forward of a weight, through values that every chip has whole."""

    meets_cut: bool = False
    contracted: list[str] = field(default_factory=list[str])


def _check(layout: Layout, weight: int, parameters: frozenset[int], left_whole: set[str]) -> list[str]:
    name = layout.graph.names[weight]
    found = _search(layout, weight, parameters - {weight})
    if not left_whole.isdisjoint(found.contracted):
        return [f"`{name}` is whole, because the contraction behind it was left whole"]
    if found.meets_cut:
        return [f"`{name}` is whole: its axis has one unit, which all chips share"]
    others = ", ".join(f"`{one}`" for one in found.contracted[:3])
    raise TpError(
        "TP119",
        f"column weight `{name}` has no row weight behind it: nothing would sum up what its cut leaves apart",
        hint=f"{others} could be `rowwise`" if others else "leave its word out, and it stays whole",
    )


def _search(layout: Layout, weight: int, parameters: frozenset[int]) -> _Search:
    found = _Search()
    users = layout.graph.users()
    pending, seen = [weight], {weight}
    while pending:
        value = pending.pop()
        for number in users[value]:
            node = layout.graph.nodes[number]
            results = [layout.wanted.get(one) for one in node.outs]
            if all(one is None for one in results):
                continue
            _check_kept(layout, weight, value, node, _asks(layout, number, node, results))
            if number in layout.dealt or any(one is not None and not is_whole(one) for one in results):
                found.meets_cut = True
                continue
            contracted = [one for one in _contracted_with(layout, node) if one in parameters]
            if contracted:
                found.contracted += [layout.graph.names[one] for one in contracted]
            elif node.kind != "fold":
                pending += [one for one in node.outs if one not in seen]
                seen.update(node.outs)
    return found


def _asks(layout: Layout, number: int, node: Node, results: Sequence[Wanted]) -> Sequence[Wanted]:
    rules = Rules(layout.graph, layout.sets)
    if number in layout.dealt:
        return rules.dealt_asks(node, layout.dealt[number])
    if node.kind == "fold":
        return [None]
    return [None if one is None else settled(one) for one in rules.asks(node, results)]


def _check_kept(layout: Layout, weight: int, value: int, node: Node, asked: Sequence[Wanted]) -> None:
    """`TP118` if the node asks for parts of a value that every chip must have whole."""
    parts = [one for place, one in zip(node.ins, asked, strict=True) if place == value and one is not None]
    if all(is_whole(one) for one in parts):
        return
    graph = layout.graph
    raise TpError(
        "TP118",
        f"column weight `{graph.names[weight]}` comes out whole: {graph.describe(node)} takes its part on each chip,"
        f" but {_who_needs(layout, value)} needs all of it, and no collective leads there",
        hint="what reduces over a cut axis, or leaves the function, is needed whole on every chip",
    )


def _who_needs(layout: Layout, value: int) -> str:
    graph = layout.graph
    if value in graph.results:
        return f"result `{layout.names.get(value, graph.results.index(value))}`"
    for number in graph.users()[value]:
        node = graph.nodes[number]
        results = [layout.wanted.get(one) for one in node.outs]
        if all(one is None for one in results):
            continue
        asked = _asks(layout, number, node, results)
        if any(one is not None and is_whole(one) for v, one in zip(node.ins, asked, strict=True) if v == value):
            return graph.describe(node)
    return "another one"


def _contracted_with(layout: Layout, node: Node) -> list[int]:
    """The parameters, or views of them, that a node sums over."""
    if node.kind != "generic" or not node.generic.reductions:
        return []
    parameters: list[int] = []
    for value, exprs in zip(node.ins[: node.generic.inputs], node.generic.maps, strict=False):
        if not any(expr in node.generic.reductions for expr in exprs):
            continue
        source = _source(layout, value)
        if source is not None:
            parameters.append(source)
    return parameters


def _source(layout: Layout, value: int) -> int | None:
    """The named argument that a value is a view of."""
    graph = layout.graph
    node = graph.maker_of(value)
    while node is not None and node.is_view and node.ins:
        value = node.ins[max(0, node.generic.copies)] if node.kind == "generic" else node.ins[0]
        node = graph.maker_of(value)
    return value if node is None and value in graph.names else None
