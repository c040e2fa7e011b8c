"""Row weights: the contraction that each of them leads to, and the dimension that may be dealt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import BlockArgument

from tp_dialect.errors import TpError
from tp_dialect.frontends.plan import module_of
from tp_passes.decompose.graph import Graph, Node
from tp_passes.decompose.linearity import Kind, is_zero_attr, linearity


@dataclass(frozen=True)
class Contraction:
    """A contraction that is to be dealt: node `number` sums over dimension `dim` of `extent` coordinates."""

    number: int
    dim: int
    extent: int
    weight: str
    """The row weight that it contracts, for what is said of it."""


def find_contractions(graph: Graph, row_weights: Iterable[str], chips: int) -> list[Contraction]:
    """The contraction of each module of `row_weights`, in the order of the function.

    `TP115`: a module's weight is contracted never or several times. `TP116`: the contraction does not start from zero.
    `TP117`: it does not sum. On one chip nothing is dealt, so there is nothing to refuse.
    """
    value_of = {name: value for value, name in graph.names.items()}
    users = graph.users()
    live = graph.live()
    by_module: dict[str, list[str]] = defaultdict(list)
    for name in row_weights:
        if not name.endswith(".bias"):
            by_module[module_of(name)].append(name)
    found: dict[int, Contraction] = {}
    for names in by_module.values():
        places: dict[int, tuple[int, str]] = {}
        for name in names:
            for number, operand in _followed(graph, users, live, value_of[name]):
                places.setdefault(number, (operand, name))
        if chips > 1 or len(places) == 1:
            contraction = _the_one(graph, names[0], places, chips)
            found.setdefault(contraction.number, contraction)
    return [found[number] for number in sorted(found)]


def _the_one(graph: Graph, weight: str, places: dict[int, tuple[int, str]], chips: int) -> Contraction:
    if len(places) != 1:
        times = "never" if not places else f"{len(places)} times"
        at = ": " + ", ".join(graph.describe(graph.nodes[number]) for number in places) if places else ""
        raise TpError(
            "TP115",
            f"row weight `{weight}` is contracted {times}{at}, expected once",
            hint="a rowwise weight leads through views and copies to one matrix product",
        )
    ((number, (operand, name)),) = places.items()
    node = graph.nodes[number]
    if chips > 1:
        _check_sum(graph, node, name)
    dim = _dealt_dim(node, operand, chips)
    return Contraction(number, dim, node.generic.extents[dim], name)


def contraction_at(graph: Graph, number: int, operand: int, weight: str, chips: int) -> Contraction | None:
    """The contraction of `operand` by node `number`; None if it is not a sum from zero."""
    node = graph.nodes[number]
    if not is_sum_from_zero(graph, node):
        return None
    dim = _dealt_dim(node, operand, chips)
    return Contraction(number, dim, node.generic.extents[dim], weight)


def _followed(graph: Graph, users: Sequence[Sequence[int]], live: Sequence[bool], value: int) -> set[tuple[int, int]]:
    """Where a value is contracted: (node, operand), through views, copies, casts, and scaling by other values."""
    found: set[tuple[int, int]] = set()
    pending, seen = [value], {value}
    while pending:
        value = pending.pop()
        for number in users[value]:
            node = graph.nodes[number]
            if not live[number]:
                continue
            operands = [operand for operand, one in enumerate(node.ins) if one == value]
            contracted = [operand for operand in operands if _contracts(node, operand)]
            found.update((number, operand) for operand in contracted)
            if not contracted and _carries(node, operands):
                pending += [out for out in node.outs if out not in seen]
                seen.update(node.outs)
    return found


def _contracts(node: Node, operand: int) -> bool:
    if node.kind != "generic" or operand >= node.generic.inputs or not node.generic.reads[operand]:
        return False
    return any(expr in node.generic.reductions for expr in node.generic.maps[operand])


def _carries(node: Node, operands: Sequence[int]) -> bool:
    if node.kind == "generic":
        kinds = linearity(node.generic, operands, casts=True)
        return not node.generic.reductions and kinds == [Kind.LINEAR]
    return node.kind in ("expand", "collapse", "slice", "concat")


def _dealt_dim(node: Node, operand: int, chips: int) -> int:
    """The first contracted dimension of the weight that has a coordinate for each chip, else the largest one."""
    info = node.generic
    dims = [expr for expr in info.maps[operand] if isinstance(expr, int) and expr in info.reductions]
    wide = [dim for dim in dims if info.extents[dim] >= chips]
    return wide[0] if wide else max(dims, key=lambda dim: info.extents[dim])


def _check_sum(graph: Graph, node: Node, weight: str) -> None:
    info = node.generic
    if not _is_sum(node):
        raise TpError(
            "TP117",
            f"{graph.describe(node)} contracts row weight `{weight}` but is not a sum over what it contracts",
            hint="only a sum can be made of partial sums",
        )
    if not is_zero(graph, node.ins[info.inputs]):
        raise TpError(
            "TP116",
            f"{graph.describe(node)} contracts row weight `{weight}` but does not start from zero:"
            " its start would be added once per chip",
            hint="fill the output with zeros, and add what it started from behind it",
        )


def is_sum_from_zero(graph: Graph, node: Node) -> bool:
    """A generic that adds up something, from zero."""
    return _is_sum(node) and is_zero(graph, node.ins[node.generic.inputs])


def _is_sum(node: Node) -> bool:
    """The body adds to its accumulator something that does not depend on the accumulator."""
    info = node.generic
    last = info.block.last_op
    if not isinstance(last, YieldOp) or len(last.operands) != 1:
        return False
    added = last.operands[0].owner
    if not isinstance(added, arith.AddfOp | arith.AddiOp):
        return False
    accumulator = info.block.args[info.inputs]
    uses = [use.operation for use in accumulator.uses]
    return uses == [added] and added.operands[0] is not added.operands[1]


def is_zero(graph: Graph, value: int) -> bool:
    """The value is zero everywhere: a fill with zero, a constant, or a view of one."""
    node = graph.maker_of(value)
    if node is None:
        return False
    if node.kind == "scalar":
        return isinstance(node.op, arith.ConstantOp) and is_zero_attr(node.op.value)
    if node.kind == "constant":
        dense = cast("arith.ConstantOp", node.op).value
        return isinstance(dense, DenseIntOrFPElementsAttr) and not any(dense.data.data)
    if node.kind in ("expand", "collapse", "slice"):
        return is_zero(graph, node.ins[0])
    if node.kind == "generic" and node.generic.copies >= 0:
        return is_zero(graph, node.ins[node.generic.copies])
    if node.kind == "generic" and node.generic.fills:
        filled = cast("YieldOp", node.generic.block.last_op).operands[0]
        if isinstance(filled, BlockArgument):
            return is_zero(graph, node.ins[filled.index])
        if filled in node.generic.captures:
            place = node.generic.inputs + node.generic.outputs + node.generic.captures.index(filled)
            return is_zero(graph, node.ins[place])
    return False
