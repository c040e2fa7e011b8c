"""Padded positions through the body of a compute, operation by operation.

An operation that is not known here loses them: the page is then padded nobody knows where, and must not be stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IntegerAttr
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from tp_dialect.accesses import shape_of
from tp_dialect.computes import ComputeOp
from tp_dialect.known_numbers import BEFORE, SO_FAR, Known, Scalar, constants_among, evaluated
from tp_dialect.padding import CLEAN, Mark, Pad, Padded, joined, unknown
from tp_dialect.stage_names import refusal

Rule = Callable[["Body", Operation], Padded]


class Body:
    """The body of a compute, through which padded positions are followed."""

    def __init__(self, compute: ComputeOp):
        self.compute = compute
        self.block = compute.body.block
        self.constants = constants_among(list(compute.body.walk()))
        self.pages: dict[SSAValue, Padded] = {}

    @cached_property
    def accumulator(self) -> SSAValue | None:
        """The last argument of a fold's body."""
        return self.block.args[-1] if self.compute.folded else None

    def result(self, pages: Sequence[Padded]) -> Padded:
        """Where the page that the body yields is padded, if its arguments are so."""
        self.pages = dict(zip(self.block.args, pages, strict=True))
        for op in self.block.ops:
            if op is self.block.last_op:
                return self.pages.get(op.operands[0], CLEAN)
            padded = self._through(op)
            for result in op.results:
                self.pages[result] = padded
        return CLEAN

    def padded(self, values: Sequence[SSAValue]) -> list[Padded]:
        """Where some values are padded."""
        return [self.pages.get(value, CLEAN) for value in values]

    def lost(self, op: Operation) -> Padded:
        """Padded, nobody knows where."""
        reads = [operand for inner in op.walk() for operand in inner.operands]
        for page in self.padded(reads):
            if page.lost is not None:
                return Padded(lost=page.lost)
            for _, pad in page.marks:
                return Padded(lost=pad.load)
        return CLEAN

    def _through(self, op: Operation) -> Padded:
        inside = [operand for region in op.regions for inner in region.walk() for operand in inner.operands]
        operands = self.padded(op.operands)
        if any(self.padded(inside)) or any(page.lost is not None for page in operands):
            return self.lost(op)
        if not any(operands):
            return CLEAN
        if isinstance(op, LinalgStructuredOperation):
            return self._structured(op)
        if op.name.startswith(("arith.", "math.")) and len(op.results) == 1:
            return self._elementwise(op)
        rule = _RULES.get(op.name)
        return self.lost(op) if rule is None else rule(self, op)

    def _elementwise(self, op: Operation) -> Padded:
        operands = self.padded(op.operands)
        marks: dict[Mark, Known] = {}
        for mark in joined(operands).marks:
            scalars = [
                Scalar(page.marks[mark], True) if mark in page.marks else self._whole(value)
                for value, page in zip(op.operands, operands, strict=True)
            ]
            marks[mark] = evaluated(op, scalars).known
        return Padded(marks)

    def _whole(self, value: SSAValue) -> Scalar:
        """What is known of the elements of a page that is not padded where another one is."""
        return Scalar(SO_FAR if value is self.accumulator else self.constants.get(value))

    def _structured(self, op: LinalgStructuredOperation) -> Padded:
        try:
            maps = [map.data for map in op.get_indexing_maps().data]
            reduced = [iterator.data != IteratorType.PARALLEL for iterator in op.get_iterator_types().data]
        except NotImplementedError:
            return self.lost(op)
        loops: dict[Mark, None] = {}
        for map, page in zip(maps, self.padded(op.operands), strict=True):
            for axis, pad in page.marks:
                expression = map.results[axis]
                if not isinstance(expression, AffineDimExpr):
                    return self.lost(op)
                loops[expression.position, pad] = None
        out = maps[len(op.inputs)]
        marks: dict[Mark, Known] = {}
        for loop, pad in loops:
            known = self._along(op, maps, reduced, loop, pad)
            if known.padded:
                marks[_axis_of(out, loop), pad] = known.known
        return Padded(marks)

    def _along(
        self, op: LinalgStructuredOperation, maps: Sequence[AffineMap], reduced: Sequence[bool], loop: int, pad: Pad
    ) -> Scalar:
        """What is yielded at the padded positions of a loop; over a reduced loop it must be what was there before."""
        first = len(op.inputs)
        scalars: list[Scalar] = []
        for number, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
            known = self._padded_values(operand, map, loop, pad)
            if known:
                scalars.append(Scalar(known[0], True))
            elif number >= first and reduced[loop]:
                scalars.append(Scalar(BEFORE))
            elif number >= first and any(reduced):
                scalars.append(Scalar(SO_FAR if operand is self.accumulator else None))
            else:
                scalars.append(self._whole(operand) if map == maps[first] else Scalar(self.constants.get(operand)))
        result = self._yielded(op.body.block, scalars)
        if not reduced[loop]:
            return result
        if result.known is not BEFORE:
            text = f"{pad.text()} is reduced over in `{op.name}`, with a value that does not leave the result as it is"
            hint = "let the page divide the dimension, or pad with the identity of the reduction"
            raise refusal("TP221", self.compute, text, hint)
        return Scalar()

    def _padded_values(self, operand: SSAValue, map: AffineMap, loop: int, pad: Pad) -> list[Known]:
        """The values of an operand at the padded positions of a loop, if it is padded along it."""
        marks = self.pages.get(operand, CLEAN).marks
        along = [axis for axis, expression in enumerate(map.results) if expression == AffineDimExpr(loop)]
        return [marks[axis, pad] for axis in along if (axis, pad) in marks]

    def _yielded(self, block: Block, arguments: Sequence[Scalar]) -> Scalar:
        scalars: dict[SSAValue, Scalar] = dict(zip(block.args, arguments, strict=True))
        for op in block.ops:
            operands = [scalars.get(operand, Scalar(self.constants.get(operand))) for operand in op.operands]
            if op is block.last_op:
                return operands[0]
            padded = any(operand.padded for operand in operands)
            plain = len(op.results) == 1 and not op.regions
            for result in op.results:
                known = Scalar(self.constants[result]) if result in self.constants else Scalar(None, padded)
                scalars[result] = evaluated(op, operands) if plain and operands else known
        return Scalar()


def _axis_of(map: AffineMap, loop: int) -> int:
    """The axis of a result along which a parallel loop runs."""
    return map.results.index(AffineDimExpr(loop))


def _statics(op: Operation, name: str) -> tuple[int, ...]:
    return tuple(map(int, cast(DenseArrayBase, op.properties[name]).get_values()))  # pyright: ignore


def _groups(op: Operation) -> list[list[int]]:
    """The axes of the larger side of a reshape, for each axis of the smaller one."""
    groups = cast(ArrayAttr[ArrayAttr[IntegerAttr]], op.properties["reassociation"])
    return [[axis.value.data for axis in group.data] for group in groups.data]


def _collapse(body: Body, op: Operation) -> Padded:
    """Padded positions stay at the end of the joined axis if all axes in front of theirs have size 1."""
    shape, groups = shape_of(op.operands[0]), _groups(op)
    marks: dict[Mark, Known] = {}
    for (axis, pad), known in body.pages[op.operands[0]].marks.items():
        place = next(place for place, group in enumerate(groups) if axis in group)
        group = groups[place]
        before, behind = group[: group.index(axis)], group[group.index(axis) + 1 :]
        if any(shape[other] > 1 for other in before):
            return body.lost(op)
        inner = 1
        for other in behind:
            inner *= shape[other]
        marks[place, Pad(pad.load, pad.entry, pad.page * inner, pad.limit * inner)] = known
    return Padded(marks)


def _expand(body: Body, op: Operation) -> Padded:
    """Padded positions are on the outermost axis that is larger than 1, if whole steps of it are padded."""
    shape, groups = shape_of(op.results[0]), _groups(op)
    marks: dict[Mark, Known] = {}
    for (axis, pad), known in body.pages[op.operands[0]].marks.items():
        group = [place for place in groups[axis] if shape[place] > 1] or groups[axis][:1]
        inner = 1
        for place in group[1:]:
            inner *= shape[place]
        if pad.page % inner or pad.limit % inner:
            return body.lost(op)
        marks[group[0], Pad(pad.load, pad.entry, pad.page // inner, pad.limit // inner)] = known
    return Padded(marks)


def _extract_slice(body: Body, op: Operation) -> Padded:
    offsets, strides = _statics(op, "static_offsets"), _statics(op, "static_strides")
    marks: dict[Mark, Known] = {}
    same_rank = len(shape_of(op.results[0])) == len(shape_of(op.operands[0]))
    for (axis, pad), known in body.pages[op.operands[0]].marks.items():
        if not same_rank or len(op.operands) > 1 or strides[axis] != 1:
            return body.lost(op)
        marks[axis, Pad(pad.load, pad.entry, pad.page, pad.limit - offsets[axis])] = known
    return Padded(marks)


def _concat(body: Body, op: Operation) -> Padded:
    """Behind the first padded position of a joined axis all counts as padded."""
    joint = cast(IntegerAttr, op.properties["dim"]).value.data
    marks: dict[Mark, Known] = {}
    offset = 0
    for operand in op.operands:
        for axis, pad in body.pages.get(operand, CLEAN).marks:
            limit = pad.limit + (offset if axis == joint else 0)
            marks[axis, Pad(pad.load, pad.entry, pad.page, limit)] = None
        offset += shape_of(operand)[joint]
    return Padded(marks)


def _insert_slice(body: Body, op: Operation) -> Padded:
    offsets = _statics(op, "static_offsets")
    source, into = body.padded(op.operands[:2])
    plain = len(op.operands) == 2 and len(shape_of(op.operands[0])) == len(offsets)
    if not plain or any(stride != 1 for stride in _statics(op, "static_strides")):
        return body.lost(op)
    moved: dict[Mark, Known] = {}
    for axis, pad in source.marks:
        moved[axis, Pad(pad.load, pad.entry, pad.page, pad.limit + offsets[axis])] = None
    return unknown(joined([Padded(moved), into]))


def _same(body: Body, op: Operation) -> Padded:
    return body.pages[op.operands[0]]


_RULES: dict[str, Rule] = {
    "tensor.cast": _same,
    "tensor.collapse_shape": _collapse,
    "tensor.expand_shape": _expand,
    "tensor.extract_slice": _extract_slice,
    "tensor.concat": _concat,
    "tensor.insert_slice": _insert_slice,
}
"""How padded positions go through operations that move elements."""
