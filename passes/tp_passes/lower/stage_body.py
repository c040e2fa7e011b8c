"""The body of one stage: its computations on pages, as core operations that capture nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from tp_dialect.kernel import YieldOp as PageYieldOp
from tp_passes.lower.bodies import is_constant, needed_operations, used_values
from tp_passes.lower.graph import Body, Computation, Opaque
from tp_passes.lower.nests import NestPlan, Stage


@dataclass(frozen=True)
class PageArgument:
    """A page that a stage uses: its buffer, its type, and the user's loop along each axis (None: an axis of one step).

    `axes` is None where the page holds a whole tensor.
    """

    page: SSAValue
    type: TensorType
    axes: tuple[int | None, ...] | None


class StageBody:
    """Builds the block of a compute: arguments for the pages and, in a fold, for the accumulator."""

    def __init__(
        self,
        plan: NestPlan,
        stage: Stage,
        pages: Sequence[PageArgument],
        numbers: Mapping[tuple[Computation, int], int],
        accumulator: TensorType | None,
    ):
        self.plan = plan
        self.stage = stage
        self.pages = pages
        self.numbers = numbers
        types = [page.type for page in pages]
        self.block = Block(arg_types=types if accumulator is None else [*types, accumulator])
        for argument, page in zip(self.block.args, pages, strict=False):
            argument.name_hint = None if page.page.name_hint is None else page.page.name_hint.removesuffix("s")
        if accumulator is not None:
            self.block.args[-1].name_hint = "so_far"
        self.constants: dict[SSAValue, SSAValue] = {}
        self.values: dict[Computation, SSAValue] = {}
        for member in stage.members:
            self.values[member] = self._member(member)
        self.block.add_op(PageYieldOp.of(self.values[stage.result]))

    def _add(self, op: Operation) -> SSAValue:
        self.block.add_op(op)
        return op.results[0]

    def _member(self, member: Computation) -> SSAValue:
        body = member.body
        if isinstance(body, DenseIntOrFPElementsAttr):
            return self._add(arith.ConstantOp(body))
        if isinstance(body, Opaque):
            return self._opaque(member, body)
        if is_constant(body.result) and not member.reduced:
            return self._filled(member, body.result)
        return self._generic(member, body)

    # Pages and scalars

    def _page_type(self, member: Computation) -> TensorType:
        return TensorType(member.element, [self.plan.page(member, axis) for axis in range(len(member.shape))])

    def _empty(self, member: Computation) -> SSAValue:
        return self._add(tensor.EmptyOp([], self._page_type(member)))

    def _filled(self, member: Computation, value: SSAValue) -> SSAValue:
        scalar, empty = self._constant(value), self._empty(member)
        return self._add(FillOp([scalar], [empty], [empty.type]))

    def _constant(self, value: SSAValue) -> SSAValue:
        """A scalar made of constants, made again in this body."""
        found = self.constants.get(value)
        if found is None:
            op = cast("Operation", value.owner)
            mapper = {operand: self._constant(operand) for operand in op.operands}
            self.block.add_op(copy := op.clone(mapper))
            found = self.constants[value] = copy.results[op.results.index(value)]  # pyright: ignore
        return found

    def _page(self, member: Computation, number: int) -> tuple[SSAValue, tuple[int | None, ...]]:
        """The page of a read and the member's loop along each of its axes."""
        read = member.reads[number]
        if isinstance(read.source, Computation) and read.source in self.values:
            return self.values[read.source], tuple(form.loop for form in read.forms)
        place = self.numbers[member, number]
        return self.block.args[place], self.pages[place].axes or ()

    # Computations

    def _generic(self, member: Computation, body: Body) -> SSAValue:
        leaves = [leaf for leaf, number in body.arguments.items() if member.reads[number].whole is None]
        pages = [self._page(member, body.arguments[leaf]) for leaf in leaves]
        output = self._output(member)
        region = Region(self._scalar_block(member, body, leaves))
        loops = len(member.sizes)
        maps = [_page_map(axes, member) for _, axes in pages]
        maps.append(AffineMap(loops, 0, tuple(AffineExpr.dimension(axis) for axis in range(len(member.shape)))))
        kinds = [
            IteratorTypeAttr.reduction() if loop >= len(member.shape) else IteratorTypeAttr.parallel()
            for loop in range(loops)
        ]
        return self._add(
            GenericOp(
                [page for page, _ in pages],
                [output],
                region,
                [AffineMapAttr(map) for map in maps],
                kinds,
                [output.type],
            )
        )

    def _output(self, member: Computation) -> SSAValue:
        if not member.reduced:
            return self._empty(member)
        if self.stage.folded:
            return self.block.args[-1]
        assert member.start is not None
        return self._filled(member, member.start)

    def _scalar_block(self, member: Computation, body: Body, leaves: Sequence[SSAValue]) -> Block:
        """A copy of the body's operations, over the elements of the pages and of the result."""
        block = Block(arg_types=[*(leaf.type for leaf in leaves), member.element])
        mapper: dict[SSAValue, SSAValue] = dict(zip(leaves, block.args, strict=False))
        if body.accumulator is not None:
            mapper[body.accumulator] = block.args[-1]
        for leaf, number in body.arguments.items():
            if leaf not in mapper:
                mapper[leaf] = self.block.args[self.numbers[member, number]]
        for leaf, value in body.scalars.items():
            mapper[leaf] = self._constant(value)
        operations, used = needed_operations(body.block, [body.result], stop=mapper)
        # In the order of the body, not of the set: every process is to print the same kernel.
        for leaf in (value for op in body.block.ops for value in used_values(op)):
            if leaf in used and leaf not in mapper:
                mapper[leaf] = self._constant(leaf)
        if body.result not in mapper and body.result in used:
            mapper[body.result] = self._constant(body.result)
        for op in body.block.ops:
            if op in operations:
                block.add_op(self._copied(op, body, mapper))
        block.add_op(YieldOp(mapper[body.result]))
        return block

    def _copied(self, op: Operation, body: Body, mapper: dict[SSAValue, SSAValue]) -> Operation:
        if not isinstance(op, IndexOp):
            return op.clone(mapper)
        loop = body.loops[op.dim.value.data]
        copy = arith.ConstantOp(IntegerAttr(0, IndexType())) if loop is None else IndexOp(loop)
        mapper[op.result] = copy.results[0]
        return copy

    def _opaque(self, member: Computation, body: Opaque) -> SSAValue:
        mapper: dict[SSAValue, SSAValue] = {}
        for value, number in body.arguments.items():
            page = self.block.args[self.numbers[member, number]]
            whole = isinstance(value.type, TensorType)
            mapper[value] = page if whole else self._add(tensor.ExtractOp(page, [], value.type))
        for inner in body.op.walk():
            for operand in inner.operands:
                if operand not in mapper and is_constant(operand):
                    mapper[operand] = self._constant(operand)
        self.block.add_op(copy := body.op.clone(mapper))
        result = copy.results[body.number]
        if isinstance(result.type, TensorType):
            return result
        return self._add(tensor.FromElementsOp.create(operands=[result], result_types=[self._page_type(member)]))


def _page_map(axes: Sequence[int | None], member: Computation) -> AffineMap:
    """The indexing map of a page; an axis of one step runs with the result's axis in its place, if that has one too."""
    loops, shape = len(member.sizes), member.shape
    aligned = len(axes) == len(shape)
    expressions = [
        AffineExpr.dimension(place if axis is None else axis)
        if axis is not None or (aligned and shape[place] == 1)
        else AffineExpr.constant(0)
        for place, axis in enumerate(axes)
    ]
    return AffineMap(loops, 0, tuple(expressions))
