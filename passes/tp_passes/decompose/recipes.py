"""Recipes: what a statement's function does, as a key that equals another one's exactly if the functions are the same.

A recipe lists steps over references (numbers, in the order of the steps). It holds no names, no values of the graph
and no chip: chips and layers that do the same have one recipe, and so one function.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_passes.decompose.coords import Ranges, length, positions
from tp_passes.decompose.tensor_types import Shape

Step = tuple[object, ...]

Typed = tuple[Shape | None, int]
"""A shape, None for a scalar, and the number of its element type."""

Key = tuple[tuple[Step, ...], tuple[int, ...]]
"""The steps of a recipe, and what it returns."""


class Interner:
    """Numbers for attributes and templates, equal numbers for equal content."""

    def __init__(self) -> None:
        self.attributes: list[Attribute] = []
        self.templates: list[Operation] = []
        self._attribute_ids: dict[Attribute, int] = {}
        self._attribute_known: dict[int, int] = {}
        self._template_ids: dict[tuple[object, ...], int] = {}
        self._template_known: dict[Operation, int] = {}
        self._kept: list[Attribute] = []

    def attribute(self, attribute: Attribute) -> int:
        """The number of an attribute's content."""
        known = self._attribute_known.get(id(attribute))
        if known is None:
            known = self._attribute_ids.setdefault(attribute, len(self.attributes))
            if known == len(self.attributes):
                self.attributes.append(attribute)
            self._attribute_known[id(attribute)] = known
            self._kept.append(attribute)
        return known

    def template(self, op: Operation) -> int:
        """The number of what `op` does, whatever its operands and shapes are."""
        known = self._template_known.get(op)
        if known is None:
            outside: dict[SSAValue, object] = {}
            regions = tuple([self._region(region.block, {}, outside) for region in op.regions])
            key = (op.name, self._named(op), regions)
            known = self._template_ids.setdefault(key, len(self.templates))
            if known == len(self.templates):
                self.templates.append(op)
            self._template_known[op] = known
        return known

    def _named(self, op: Operation) -> tuple[object, ...]:
        both = (*op.properties.items(), *op.attributes.items())
        return tuple(sorted([(name, self.attribute(value)) for name, value in both]))

    def _region(
        self, block: Block, numbers: dict[SSAValue, int], outside: dict[SSAValue, object]
    ) -> tuple[object, ...]:
        """The content of a block. `numbers`: of the values made inside so far; `outside`: of the others, as met."""
        types = [self.attribute(value.type) for value in block.args]
        numbers.update((value, len(numbers) + n) for n, value in enumerate(block.args))
        steps: list[object] = []
        for inner in block.ops:
            operands = tuple(
                [
                    numbers[value] if value in numbers else outside.setdefault(value, ("outside", len(outside)))
                    for value in inner.operands
                ]
            )
            results = tuple([self.attribute(result.type) for result in inner.results])
            nested = tuple([self._region(region.block, numbers, outside) for region in inner.regions])
            steps.append((inner.name, self._named(inner), operands, results, nested))
            first = len(numbers)
            numbers.update((value, first + n) for n, value in enumerate(inner.results))
        return tuple(types), tuple(steps)


@dataclass
class Recipe:
    """A recipe in the making. `ins` names the tensors that become its arguments, in order."""

    interner: Interner
    ins: list[str] = field(default_factory=list[str])
    steps: list[Step] = field(default_factory=list["Step"])
    shapes: list[Shape] = field(default_factory=list["Shape"])
    """The shape behind each reference; () for a scalar."""
    elements: list[int] = field(default_factory=list[int])
    _arguments: dict[str, int] = field(default_factory=dict[str, int])

    def key(self, returned: Sequence[int]) -> Key:
        """What the function is known by."""
        return tuple(self.steps), tuple(returned)

    def _add(self, step: Step, shape: Shape, element: int) -> int:
        self.steps.append(step)
        self.shapes.append(shape)
        self.elements.append(element)
        return len(self.shapes) - 1

    def is_argument(self, ref: int) -> bool:
        """The reference is an argument of the function."""
        return ref in self._arguments.values()

    def argument(self, name: str, shape: Shape, element: int) -> int:
        """The tensor `name` as an argument."""
        if name not in self._arguments:
            self.ins.append(name)
            self._arguments[name] = self._add(("argument", shape, element), shape, element)
        return self._arguments[name]

    def empty(self, shape: Shape, element: int) -> int:
        """A tensor that only lends its shape."""
        return self._add(("empty", shape, element), shape, element)

    def constant(self, attribute: Attribute, shape: Shape, element: int) -> int:
        """A constant tensor."""
        return self._add(("constant", self.interner.attribute(attribute)), shape, element)

    def reshape(self, kind: str, ref: int, groups: Shape, shape: Shape) -> int:
        """`expand` or `collapse`; `groups`: how many expanded axes belong to each collapsed one."""
        return self._add((kind, ref, groups, shape), shape, self.elements[ref])

    def clone(self, op: Operation, refs: Sequence[int], results: Sequence[Typed], live: Sequence[int]) -> int:
        """`op` on other operands, at other shapes; the reference of its first live result. `live` numbers these."""
        step: Step = ("clone", self.interner.template(op), tuple(refs), tuple(results), tuple(live))
        first = self._add(step, results[live[0]][0] or (), results[live[0]][1])
        for place, number in enumerate(live[1:], 1):
            self._add(("result", first, place), results[number][0] or (), results[number][1])
        return first

    def insert(self, source: int, dest: int, offsets: Shape, sizes: Shape, strides: Shape) -> int:
        """`dest` with `source` written into it."""
        step: Step = ("insert", source, dest, offsets, sizes, strides)
        return self._add(step, self.shapes[dest], self.elements[dest])

    def concat(self, refs: Sequence[int], axis: int) -> int:
        """Several tensors, one behind the other on `axis`; a single one is itself."""
        if len(refs) == 1:
            return refs[0]
        shape = list(self.shapes[refs[0]])
        shape[axis] = sum(self.shapes[ref][axis] for ref in refs)
        return self._add(("concat", tuple(refs), axis), tuple(shape), self.elements[refs[0]])

    def cut(self, ref: int, held: Sequence[Ranges | None], wanted: Sequence[Ranges | None]) -> int:
        """The part `wanted` of a tensor that holds the box `held`; None is the whole of an axis."""
        shape = self.shapes[ref]
        offsets, sizes, strides = [0] * len(shape), list(shape), [1] * len(shape)
        pieces: list[tuple[int, Ranges]] = []
        for axis, (have, want) in enumerate(zip(held, wanted, strict=True)):
            if want is None or have == want:
                continue
            place = want if have is None else positions(have, want)
            stepped = _steps(place)
            if stepped is None:
                pieces.append((axis, place))
            else:
                offsets[axis], sizes[axis], strides[axis] = stepped
        ref = self.slice(ref, tuple(offsets), tuple(sizes), tuple(strides))
        for axis, place in pieces:
            ref = self.concat([self._along(ref, axis, start, stop - start) for start, stop in place], axis)
        return ref

    def _along(self, ref: int, axis: int, start: int, size: int) -> int:
        shape = self.shapes[ref]
        offsets = tuple([start if number == axis else 0 for number in range(len(shape))])
        sizes = (*shape[:axis], size, *shape[axis + 1 :])
        return self.slice(ref, offsets, sizes, (1,) * len(shape))

    def slice(self, ref: int, offsets: Shape, sizes: Shape, strides: Shape) -> int:
        """A slice; the whole is the tensor itself."""
        if sizes == self.shapes[ref]:
            return ref
        return self._add(("slice", ref, offsets, sizes, strides), sizes, self.elements[ref])


def _steps(place: Ranges) -> tuple[int, int, int] | None:
    """(offset, size, stride) of coordinates that go up by equal steps; None if they do not."""
    if len(place) == 1:
        return place[0][0], place[0][1] - place[0][0], 1
    if len(place) < 3 or any(stop - start != 1 for start, stop in place):
        return None
    starts = [start for start, _ in place]
    stride = starts[1] - starts[0]
    if any(b - a != stride for a, b in pairwise(starts)):
        return None
    return starts[0], len(starts), stride


def local_shape(shape: Shape, box: Sequence[Ranges | None]) -> Shape:
    """The shape of the part `box` of a tensor."""
    return tuple([size if one is None else length(one) for size, one in zip(shape, box, strict=True)])
