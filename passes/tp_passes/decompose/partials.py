"""Partials: how far they go unsummed, and where they are folded.

A dealt contraction makes a partial on each chip. Partials go on through what is linear in them and are folded before
the first operation that is not. What is added to a partial waits (`Rest`) and is added once, behind the fold. The
result is a new graph in which each fold is a node.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Operation

from tp_passes.decompose.bodies import WHOLE, AxisMap, generic_info
from tp_passes.decompose.contractions import is_zero
from tp_passes.decompose.demand import Dealt
from tp_passes.decompose.graph import Graph, Node
from tp_passes.decompose.linearity import Kind, addition, linearity
from tp_passes.decompose.templates import addition_of, copy_of


@dataclass(frozen=True)
class Rest:
    """A replicated addend that waits: `value` is read at `exprs` of the sum. `node` is the addition that it came with;
    its operands `part` and `other` are the partial's and the addend's."""

    value: int
    exprs: AxisMap
    node: Node | None = None
    part: int = 0
    other: int = 1

    @property
    def subtracted(self) -> bool:
        """It is subtracted, not added."""
        plain = None if self.node is None else addition(self.node.generic)
        return plain is not None and plain[2]


@dataclass(frozen=True)
class Partial:
    """A value that is a sum over the chips of `part`, plus what waits."""

    part: int
    rests: tuple[Rest, ...] = ()


@dataclass
class Folded:
    """The graph with its folds. `dealt`, `results` speak of its numbers; `value_of` says what became of a value."""

    graph: Graph
    dealt: dict[int, Dealt]
    value_of: dict[int, int]


def with_folds(graph: Graph, dealt: Mapping[int, Dealt], cut: set[int]) -> Folded:
    """`graph` with its folds. `cut`: the values that are chip-local, which no partial can become."""
    folding = _Folding(graph, dealt, cut)
    live = graph.live()
    for number, node in enumerate(graph.nodes):
        if live[number]:
            folding.visit(number, node)
    new = folding.new
    new.results = [folding.whole(value) for value in graph.results]
    value_of = {old: state for old, state in folding.states.items() if isinstance(state, int)}
    return Folded(new, folding.dealt, value_of)


class _Folding:
    def __init__(self, graph: Graph, dealt: Mapping[int, Dealt], cut: set[int]):
        self._old = graph
        self._old_dealt = dealt
        self._cut = cut
        self.new = Graph(graph.title, spelled=graph.spelled)
        self.dealt: dict[int, Dealt] = {}
        self.states: dict[int, int | Partial] = {}
        self._folds: dict[int, int] = {}
        self._uses = _use_counts(graph)
        for value in graph.arguments:
            new = self.states[value] = self.new.add_value(graph.types[value], -1)
            self.new.arguments.append(new)
            if value in graph.names:
                self.new.names[new] = graph.names[value]

    def visit(self, number: int, node: Node) -> None:
        """Give the node's results their states."""
        if number in self._old_dealt:
            new = self._add(node, [self.whole(value) for value in node.ins], partial=True)
            self.dealt[len(self.new.nodes) - 1] = self._old_dealt[number]
            self.states[node.outs[0]] = Partial(new.outs[0])
            return
        for value in node.ins:
            if isinstance(self.states.get(value), Partial) and self._uses[value] > 1:
                self.whole(value)
        asked = [place for place, value in enumerate(node.ins) if isinstance(self.states.get(value), Partial)]
        state = self._linear(node, asked) if asked else None
        if state is not None:
            self.states[node.outs[0]] = state
            return
        new = self._add(node, [self.whole(value) for value in node.ins])
        self.states.update(zip(node.outs, new.outs, strict=True))

    def _add(self, node: Node, ins: Sequence[int], *, partial: bool = False) -> Node:
        types = [self._old.types[value] for value in node.outs]
        new = self.new.add_node(node.kind, node.op, ins, types, node.info, node.position)
        new.partial = partial
        return new

    # What is linear

    def _linear(self, node: Node, asked: Sequence[int]) -> Partial | None:
        """The state of the node's result if partials go through it; else None."""
        if len(node.outs) != 1 or node.outs[0] in self._cut:
            return None
        if self._old.size(node.outs[0]) > sum(self._old.size(value) for value in {node.ins[place] for place in asked}):
            return None
        partials = {place: cast("Partial", self.states[node.ins[place]]) for place in asked}
        if node.kind == "generic":
            plain = addition(node.generic)
            if plain is not None and plain[0] == plain[1]:
                plain = None
            if plain is not None and not plain[2] and set(partials) == set(plain[:2]) and _adds_in_place(node):
                return self._sum(node, partials)
            if plain is not None and len(partials) == 1 and _adds_in_place(node, asked[0]):
                return self._with_rest(node, plain, asked[0], partials[asked[0]])
        return self._through(node, partials) if self._is_linear(node, asked) else None

    def _is_linear(self, node: Node, asked: Sequence[int]) -> bool:
        if node.kind in ("expand", "collapse", "slice"):
            return True
        if node.kind == "concat":
            return len(asked) == len(node.ins)
        if node.kind != "generic":
            return False
        info = node.generic
        zeros = [
            number
            for number in range(info.outputs)
            if info.reads[info.inputs + number] and is_zero(self._old, node.ins[info.inputs + number])
        ]
        return linearity(info, asked, zeros) == [Kind.LINEAR]

    def _sum(self, node: Node, partials: Mapping[int, Partial]) -> Partial:
        """Partials are added before they are folded; what waits for each waits for the sum."""
        new = self._add(node, self._parts(node, partials), partial=True)
        rests = tuple(rest for partial in partials.values() for rest in partial.rests)
        return Partial(new.outs[0], rests)

    def _with_rest(self, node: Node, plain: tuple[int, int, bool], place: int, partial: Partial) -> Partial | None:
        """A replicated addend waits. What is subtracted from cannot: the partial would have to change its sign."""
        left, right, subtracts = plain
        if subtracts and place == right:
            return None
        other = left if place == right else right
        rest = Rest(self.whole(node.ins[other]), node.generic.maps[other], node, place, other)
        return replace(partial, rests=(*partial.rests, rest))

    def _through(self, node: Node, partials: Mapping[int, Partial]) -> Partial | None:
        """The node on the partials and, on the spine, on what waits for them."""
        waiting = {place: partial for place, partial in partials.items() if partial.rests}
        if waiting and (len(partials) > 1 or any(rest.subtracted for rest in waiting[min(waiting)].rests)):
            return None
        new = self._add(node, self._parts(node, partials), partial=True)
        rests: list[Rest] = []
        for place, partial in waiting.items():
            type = cast("TensorType", self._old.types[node.ins[place]])
            for rest in partial.rests:
                ins = [self._repeated(rest, type) if n == place else self.whole(v) for n, v in enumerate(node.ins)]
                moved = self._add(node, ins).outs[0]
                rests.append(Rest(moved, tuple(range(len(self._old.shapes[node.outs[0]])))))
        return Partial(new.outs[0], tuple(rests))

    def _parts(self, node: Node, partials: Mapping[int, Partial]) -> list[int]:
        return [
            partials[place].part if place in partials else self.whole(value) for place, value in enumerate(node.ins)
        ]

    def _repeated(self, rest: Rest, type: TensorType) -> int:
        """What waits, repeated to the shape of the sum."""
        source = cast("TensorType", self.new.types[rest.value])
        if rest.exprs == tuple(range(type.get_num_dims())):
            return rest.value
        op = copy_of(source, type, rest.exprs)
        return self._generic(op, [rest.value, self._empty(type)], type)

    def _generic(self, op: GenericOp, ins: Sequence[int], type: TensorType) -> int:
        return self.new.add_node("generic", op, ins, [type], generic_info(op, "an addition")).outs[0]

    def _empty(self, type: TensorType) -> int:
        op = copy_of(type, type, tuple(range(type.get_num_dims()))).outputs[0].owner
        return self.new.add_node("empty", cast("Operation", op), [], [type]).outs[0]

    # Folds

    def whole(self, value: int) -> int:
        """The value in the new graph, folded if it is a partial."""
        state = self.states[value]
        if isinstance(state, int):
            return state
        result = self._fold(state.part)
        for rest in state.rests:
            result = self._plus(result, rest)
        self.states[value] = result
        return result

    def _fold(self, part: int) -> int:
        """The sum of a partial. Reshapes and permutations of it come behind the fold, where they are views of a sum."""
        if part in self._folds:
            return self._folds[part]
        maker = cast("Node", self.new.maker_of(part))
        type = cast("TensorType", self.new.types[part])
        if _only_moves(self.new, maker):
            place = maker.generic.copies if maker.kind == "generic" else 0
            ins = [self._fold(value) if n == place else value for n, value in enumerate(maker.ins)]
            node = self.new.add_node(maker.kind, maker.op, ins, [type], maker.info, maker.position)
        else:
            node = self.new.add_node("fold", addition_of(type), [part], [type], None, maker.position)
        self._folds[part] = node.outs[0]
        return node.outs[0]

    def _plus(self, value: int, rest: Rest) -> int:
        """A value and what waited for it, by the addition that it came with where there is one."""
        type = cast("TensorType", self.new.types[value])
        if rest.node is None:
            return self._generic(addition_of(type), [value, rest.value, self._empty(type)], type)
        ins = [
            value if place == rest.part else rest.value if place == rest.other else self.whole(old)
            for place, old in enumerate(rest.node.ins)
        ]
        return self.new.add_node("generic", rest.node.op, ins, [type], rest.node.info, rest.node.position).outs[0]


def _use_counts(graph: Graph) -> list[int]:
    """How many live nodes and results of the function read each value."""
    counts = [0] * len(graph.types)
    live = graph.live()
    for number, node in enumerate(graph.nodes):
        if live[number]:
            for value in set(node.ins):
                counts[value] += 1
    for value in graph.results:
        counts[value] += 1
    return counts


def _adds_in_place(node: Node, *places: int) -> bool:
    """The operands `places` (all inputs if none is given) and the result have one shape, element by element."""
    info = node.generic
    straight = tuple(range(len(info.extents)))
    inputs = places or tuple(range(info.inputs))
    return info.out_map(0) == straight and all(info.maps[place] == straight for place in inputs)


def _only_moves(graph: Graph, maker: Node) -> bool:
    """A partial that has all the elements of another partial, in another order or shape."""
    if not maker.partial:
        return False
    if maker.kind in ("expand", "collapse"):
        return True
    if maker.kind != "generic" or maker.generic.copies < 0:
        return False
    exprs = maker.generic.maps[maker.generic.copies]
    return WHOLE not in exprs and len(set(exprs)) == len(exprs) == len(maker.generic.extents)
