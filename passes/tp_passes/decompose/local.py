"""A statement on one chip: its node at the chip's box, with the views that it reads made again inside.

Everything here is about one party, so an axis is `Ranges`, or None where the chip has all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import BytesAttr, DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Attribute

from tp_passes.decompose.coords import (
    Demand,
    Ranges,
    Sets,
    length,
    merged,
    outer,
    parted_ranges,
    shifted,
    spread,
    within,
)
from tp_passes.decompose.demand import Dealt
from tp_passes.decompose.graph import ConcatInfo, Graph, Node, ReshapeInfo, SliceInfo
from tp_passes.decompose.recipes import Interner, Recipe, Typed, local_shape
from tp_passes.decompose.tensor_types import Shape, as_tensor, element_in

Part = Ranges | None
"""What one chip has of an axis; None: all of it."""

Box = tuple[Part, ...]

SPINE = -1
"""In place of a chip: the statement is replicated, and stands once."""


@dataclass
class Layout:
    """What is where: the graph with its folds, and the settled demand of each value."""

    graph: Graph
    sets: Sets
    dealt: dict[int, Dealt]
    wanted: dict[int, Demand]
    stored: set[int]
    """The values that are tensors of the program; the others are views, made again where they are read."""
    local: set[int]
    """The stored values of which each chip has its own."""
    names: dict[int, str]

    @property
    def chips(self) -> int:
        """How many chips there are."""
        return self.sets.parties

    def box(self, value: int, chip: int) -> Box:
        """What `chip` has of a value."""
        if chip == SPINE:
            return (None,) * len(self.graph.shapes[value])
        return tuple([None if axis is None else axis.sets[chip] for axis in self.wanted[value]])

    def name(self, value: int, chip: int) -> str:
        """The tensor that a chip reads for a stored value."""
        return f"{self.names[value]}_c{chip}" if value in self.local else self.names[value]

    def has(self, value: int, chip: int) -> bool:
        """The chip has some of the value at all."""
        return all(part is None or part for part in self.box(value, chip))


class Statement:
    """The recipe of one statement. `node`, `view` and `zero` start it; `recipe.ins` are then the tensors it reads."""

    def __init__(self, layout: Layout, chip: int, interner: Interner):
        self.recipe = Recipe(interner)
        self._layout = layout
        self._graph = layout.graph
        self._chip = chip
        self._interner = interner
        self._made: dict[tuple[int, Box], int] = {}

    def node(self, number: int, live: Sequence[int]) -> list[int]:
        """Run node `number` at the chip's box; the references of its live results."""
        node = self._graph.nodes[number]
        boxes = [self._layout.box(node.outs[one], self._chip) for one in live]
        if node.kind == "generic":
            dims = self._dims(number, node, live, boxes)
            return self._generic(node, dims, live, boxes)
        if node.kind in ("opaque", "pad"):
            types = [self._typed(value, box) for value, box in zip(node.outs, boxes, strict=True)]
            source = boxes[0] if node.kind == "pad" else None
            refs = [
                self._need(v, source if place == 0 and source else self._all(v)) for place, v in enumerate(node.ins)
            ]
            first = self.recipe.clone(node.op, refs, types, live)
            return [first + n for n in range(len(live))]
        if node.kind == "copy":
            return [self._need(node.ins[0], boxes[0])]
        return [self._concat(node, boxes[0]) if node.kind == "concat" else self._insert(node, boxes[0])]

    def view(self, value: int) -> int:
        """Make a view, or repeat an argument, as a statement of its own."""
        box = self._layout.box(value, self._chip)
        if value in self._layout.graph.arguments:
            return self._stored(value, box)
        return self._view(cast("Node", self._graph.maker_of(value)), box)

    def zero(self, number: int) -> int:
        """What a chip that has nothing to sum contributes: the zeros that the sum starts from."""
        node = self._graph.nodes[number]
        value = node.ins[node.generic.inputs]
        return self._need(value, self._all(value))

    # Operands

    def _all(self, value: int) -> Box:
        return (None,) * len(self._graph.shapes[value])

    def _element(self, type: Attribute) -> int:
        return self._interner.attribute(element_in(type))

    def _typed(self, value: int, box: Box) -> Typed:
        type = self._graph.types[value]
        is_tensor = as_tensor(type) is not None
        return local_shape(self._graph.shapes[value], box) if is_tensor else None, self._element(type)

    def _need(self, value: int, box: Box) -> int:
        """The reference of the part `box` of a value: of a tensor that the chip has, or made here if it is a view."""
        key = (value, box)
        if key not in self._made:
            if value in self._layout.stored:
                self._made[key] = self._stored(value, box)
            else:
                self._made[key] = self._view(cast("Node", self._graph.maker_of(value)), box)
        return self._made[key]

    def _stored(self, value: int, box: Box) -> int:
        layout = self._layout
        held = layout.box(value, self._chip) if value in layout.local else self._all(value)
        shape, element = self._typed(value, held)
        ref = self.recipe.argument(layout.name(value, self._chip), shape or (), element)
        return self.recipe.cut(ref, held, box)

    # Views

    def _view(self, node: Node, box: Box) -> int:
        match node.kind:
            case "generic":
                return self._view_generic(node, box)
            case "expand":
                return self._expand(node, box)
            case "collapse":
                return self._collapse(node, box)
            case "slice":
                return self._slice(node, box)
            case "constant":
                return self._constant(node, box)
            case "empty":
                return self.recipe.empty(*self._tensor(node.outs[0], box))
            case _:
                refs = [self._need(value, self._all(value)) for value in node.ins]
                return self.recipe.clone(node.op, refs, [self._typed(node.outs[0], box)], (0,))

    def _tensor(self, value: int, box: Box) -> tuple[Shape, int]:
        shape, element = self._typed(value, box)
        return shape or (), element

    def _view_generic(self, node: Node, box: Box) -> int:
        info = node.generic
        if info.copies >= 0 and info.maps[info.copies] == info.out_map(0):
            return self._need(node.ins[info.copies], box)
        dims: list[Part] = [None] * len(info.extents)
        for expr, part in zip(info.out_map(0), box, strict=True):
            if isinstance(expr, int) and expr >= 0:
                dims[expr] = part
        return self._generic(node, dims, (0,), [box])[0]

    def _expand(self, node: Node, box: Box) -> int:
        info = cast("ReshapeInfo", node.info)
        source: list[Part] = []
        for sizes, start in zip(info.groups, info.starts, strict=True):
            source.append(joined(box[start : start + len(sizes)], sizes))
        ref = self._need(node.ins[0], tuple(source))
        return self.recipe.reshape("expand", ref, _lengths(info), local_shape(self._graph.shapes[node.outs[0]], box))

    def _collapse(self, node: Node, box: Box) -> int:
        info = cast("ReshapeInfo", node.info)
        source: list[Part] = []
        held: list[Part] = []
        for part, sizes in zip(box, info.groups, strict=True):
            parts = [None] * len(sizes) if part is None else _plain(parted_ranges(part, sizes), sizes)
            source += parts
            held.append(joined(parts, sizes))
        if not info.groups:
            source = list(self._all(node.ins[0]))
        ref = self._need(node.ins[0], tuple(source))
        shape = local_shape(self._graph.shapes[node.outs[0]], held)
        return self.recipe.cut(self.recipe.reshape("collapse", ref, _lengths(info), shape), held, box)

    def _slice(self, node: Node, box: Box) -> int:
        info = cast("SliceInfo", node.info)
        source: list[Part] = []
        for number, size in enumerate(self._graph.shapes[node.ins[0]]):
            kept = info.kept[number]
            part = None if kept < 0 else box[kept]
            inner: Ranges = ((0, info.sizes[number]),) if part is None else part
            ranges = shifted(spread(inner, info.strides[number]), info.offsets[number])
            source.append(None if ranges == ((0, size),) else ranges)
        ref = self._need(node.ins[0], tuple(source))
        if -1 not in info.kept:
            return ref
        shape = local_shape(self._graph.shapes[node.outs[0]], box)
        return self.recipe.reshape("collapse", ref, _dropping(info.kept), shape)

    def _constant(self, node: Node, box: Box) -> int:
        shape, element = self._tensor(node.outs[0], box)
        attribute = cast("arith.ConstantOp", node.op).value
        if shape != self._graph.shapes[node.outs[0]]:
            attribute = cut_constant(cast("DenseIntOrFPElementsAttr", attribute), shape, box)
        return self.recipe.constant(attribute, shape, element)

    # Computation

    def _dims(self, number: int, node: Node, live: Sequence[int], boxes: Sequence[Box]) -> list[Part]:
        """Which part of each dimension the chip runs over."""
        info = node.generic
        dims: dict[int, Part] = {}
        for place, box in zip(live, boxes, strict=True):
            for expr, part in zip(info.out_map(place), box, strict=True):
                if isinstance(expr, int) and expr >= 0:
                    known = dims.get(expr, part)
                    dims[expr] = known if known == part else _either(known, part)
        dealt = self._layout.dealt.get(number)
        if dealt is not None and dealt.cut is not None:
            dims[dealt.dim] = dealt.cut.sets[self._chip]
        return [dims.get(dim) for dim in range(len(info.extents))]

    def _generic(self, node: Node, dims: Sequence[Part], live: Sequence[int], boxes: Sequence[Box]) -> list[int]:
        info = node.generic
        refs: list[int] = []
        for value, exprs, reads in zip(node.ins, info.maps, info.reads, strict=True):
            box = tuple([dims[expr] if isinstance(expr, int) and expr >= 0 else None for expr in exprs])
            if not exprs:
                box = self._all(value)
            scalar = as_tensor(self._graph.types[value]) is None
            matters = reads or scalar
            refs.append(self._need(value, box) if matters else self.recipe.empty(*self._tensor(value, box)))
        held = [
            tuple([dims[expr] if isinstance(expr, int) and expr >= 0 else None for expr in info.out_map(place)])
            for place in range(len(node.outs))
        ]
        types = [self._typed(value, box) for value, box in zip(node.outs, held, strict=True)]
        first = self.recipe.clone(node.op, refs, types, live)
        return [
            self.recipe.cut(first + n, held[place], box) for n, (place, box) in enumerate(zip(live, boxes, strict=True))
        ]

    def _concat(self, node: Node, box: Box) -> int:
        info = cast("ConcatInfo", node.info)
        cut = box[info.axis]
        refs: list[int] = []
        for value, low, high in zip(node.ins, info.offsets, info.offsets[1:], strict=False):
            part = None
            if cut is not None:
                part = shifted(within(cut, low, high), -low)
                if not part:
                    continue
                part = None if part == ((0, high - low),) else part
            refs.append(self._need(value, (*box[: info.axis], part, *box[info.axis + 1 :])))
        return self.recipe.concat(refs, info.axis)

    def _insert(self, node: Node, box: Box) -> int:
        info = cast("SliceInfo", node.info)
        source = tuple([part for part, kept in zip(box, info.kept, strict=True) if kept >= 0])
        dest = self._need(node.ins[1], box)
        sizes = tuple([size if part is None else length(part) for size, part in zip(info.sizes, box, strict=True)])
        return self.recipe.insert(self._need(node.ins[0], source), dest, info.offsets, sizes, info.strides)


def joined(parts: Sequence[Part], sizes: Sequence[int]) -> Part:
    """What a box of several axes is on the axis that merges them."""
    if all(part is None for part in parts):
        return None
    result: Ranges = ((0, 1),)
    for part, size in zip(parts, sizes, strict=True):
        result = outer(result, ((0, size),) if part is None else part, size)
    return None if result == ((0, prod(sizes)),) else result


def _plain(parts: Sequence[Ranges], sizes: Sequence[int]) -> list[Part]:
    return [None if part == ((0, size),) else part for part, size in zip(parts, sizes, strict=True)]


def _either(one: Part, other: Part) -> Part:
    return None if one is None or other is None else merged((*one, *other))


def _lengths(info: ReshapeInfo) -> tuple[int, ...]:
    return tuple([len(group) for group in info.groups])


def _dropping(kept: Shape) -> tuple[int, ...]:
    """How many axes each axis merges where some of size 1 are dropped: each goes with its neighbour."""
    result: list[int] = []
    leading = 0
    for one in kept:
        if one >= 0:
            result.append(leading + 1)
            leading = 0
        elif result:
            result[-1] += 1
        else:
            leading += 1
    return tuple(result)


def cut_constant(attribute: DenseIntOrFPElementsAttr, shape: Shape, box: Box) -> Attribute:
    """The part `box` of a constant."""
    full = attribute.type.get_shape()
    width = len(attribute.data.data) // prod(full)
    data = np.frombuffer(attribute.data.data, dtype=f"V{width}").reshape(full)
    index = [
        np.arange(size) if part is None else np.concatenate([np.arange(start, stop) for start, stop in part])
        for size, part in zip(full, box, strict=True)
    ]
    cut = np.ascontiguousarray(data[np.ix_(*index)])
    return DenseIntOrFPElementsAttr(TensorType(attribute.type.element_type, shape), BytesAttr(cut.tobytes()))
