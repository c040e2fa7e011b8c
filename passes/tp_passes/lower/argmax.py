"""The position of a maximum or minimum, which exporters reduce together with the extreme itself: two reductions.

A generic with two live results cannot be read back from its own text, and its two accumulators are no page of one type.
So the extreme is reduced first, and then the first (or, where equals replace each other, the last) position at which it
is found. The two agree wherever no element is NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i1
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Block, Operation, SSAValue

from tp_passes.lower.affine import identity
from tp_passes.lower.bodies import combiner_of, copy_operations, needed_operations, predicate_name
from tp_passes.lower.builder import Bindings, constant_value, zero_value
from tp_passes.lower.graph import Body, Computation, Scalar, View

if TYPE_CHECKING:
    from tp_passes.lower.structured import Result


def split(result: Result, foreign: Sequence[SSAValue]) -> View | None:
    """The position that `result` is, reduced by itself; None if it is nothing of that kind.

    `foreign` are the accumulators of other results that it depends on.
    """
    choice = result.yielded.owner
    if not isinstance(choice, arith.SelectOp) or len(foreign) != 1 or len(result.reduced) != 1:
        return None
    compare = choice.cond.owner
    extreme = cast("int", foreign[0].index) - len(result.loops.inputs)  # pyright: ignore
    if not isinstance(compare, arith.CmpfOp | arith.CmpiOp) or not _is_position(result, choice):
        return None
    if compare.rhs is not foreign[0] or predicate_name(compare).lstrip("osu") not in ("gt", "ge", "lt", "le"):
        return None
    if not _extreme_of(result, extreme, compare):
        return None
    found = result.loops.result(extreme)
    starts = [result.operand(len(result.loops.inputs) + number) for number in (extreme, result.number)]
    if found is None or not all(isinstance(start.source, Scalar) for start in starts):
        return None
    begin, otherwise = [_scalar(start) for start in starts]
    return _Position(result, compare, found, begin, otherwise).view()


def _is_position(result: Result, choice: arith.SelectOp) -> bool:
    """Whether the body chooses between the number of the reduced loop and what it has so far."""
    if choice.rhs is not result.accumulator or not isinstance(result.element, IntegerType):
        return False
    cast_op = choice.lhs.owner
    if not isinstance(cast_op, arith.IndexCastOp) or not isinstance(cast_op.input.owner, IndexOp):
        return False
    return cast_op.input.owner.dim.value.data == result.reduced[0]


def _extreme_of(result: Result, number: int, compare: arith.CmpfOp | arith.CmpiOp) -> bool:
    """Whether result `number` is the largest (smallest) of what the body compares with it."""
    block = result.loops.block
    assert block.last_op is not None
    accumulator = block.args[len(result.loops.inputs) + number]
    body = Body(block, block.last_op.operands[number], {}, accumulator=accumulator)
    combiner = combiner_of(body)
    if combiner is None or combiner.term is not compare.lhs:
        return False
    greater = "g" in predicate_name(compare).lstrip("osu")
    largest = (arith.MaximumfOp, arith.MaxnumfOp, arith.MaxSIOp, arith.MaxUIOp)
    smallest = (arith.MinimumfOp, arith.MinnumfOp, arith.MinSIOp, arith.MinUIOp)
    if isinstance(combiner.operation, arith.SelectOp):
        return combiner.operation.cond is compare.result and combiner.operation.lhs is compare.lhs
    return isinstance(combiner.operation, largest if greater else smallest)


def _scalar(view: View) -> SSAValue:
    source = view.source
    assert isinstance(source, Scalar)
    return source.value or zero_value(view.element)


class _Position:
    """The two computations: the position among those at which the extreme is found, and what stands for none."""

    def __init__(
        self,
        result: Result,
        compare: arith.CmpfOp | arith.CmpiOp,
        extreme: View,
        begin: SSAValue,
        otherwise: SSAValue,
    ):
        self.result = result
        self.compare = compare
        self.extreme = extreme
        self.begin = begin
        self.otherwise = otherwise
        bits = cast("IntegerType", result.element).width.data
        self.first = predicate_name(compare).endswith("t")
        self.none = constant_value(
            IntegerAttr((1 << (bits - 1)) - 1 if self.first else -1, cast("IntegerType", result.element))
        )

    def view(self) -> View:
        """The position, or what the reduction began with where no element goes beyond that."""
        position = self.reduction()
        builder, shape, element = self.result.builder, self.result.shape, self.result.element
        block = Block(arg_types=[element])
        missing = arith.CmpiOp(block.args[0], self.none, "eq")
        chosen = arith.SelectOp(missing.result, self.otherwise, block.args[0])
        block.add_ops([missing, chosen])
        bindings = Bindings(builder, shape)
        bindings.bind(block.args[0], position)
        body = bindings.body(block, chosen.result)
        return builder.result(Computation(shape, element, (), bindings.reads, body))

    def reduction(self) -> View:
        """The first (last) position of the extreme, if it is beyond what the reduction began with."""
        result = self.result
        source = result.loops.block
        inputs = [arg for arg in source.args if arg in needed_operations(source, [self.compare.lhs])[1]]
        types = [*(arg.type for arg in inputs), self.extreme.element, result.element]
        block = Block(arg_types=types)
        best, so_far = block.args[len(inputs)], block.args[len(inputs) + 1]
        known: dict[SSAValue, SSAValue] = dict(zip(inputs, block.args, strict=False))
        choice = cast("arith.SelectOp", result.yielded.owner)
        element, position = copy_operations(source, [self.compare.lhs, choice.lhs], known, block)
        here = self._like(self._equal(element, best), block)
        beyond = self._like(self.compare.clone({self.compare.lhs: best, self.compare.rhs: self.begin}), block)
        both = self._like(arith.AndIOp(here, beyond, i1), block)
        candidate = self._like(arith.SelectOp(both, position, self.none), block)
        nearest = arith.MinSIOp if self.first else arith.MaxSIOp
        kept = self._like(nearest(so_far, candidate), block)
        bindings = Bindings(result.builder, result.sizes)
        for argument, own in zip(inputs, block.args, strict=False):
            bindings.bind(own, result.operand(argument.index))
        axes = identity(result.sizes)[: len(result.shape)]
        bindings.bind(best, self.extreme.through(axes, result.sizes, None))
        body = bindings.body(block, kept, so_far)
        body.loops = result.own_loops
        axis = len(result.shape)
        computation = Computation(result.shape, result.element, result.sizes[axis:], bindings.reads, body)
        computation.start, computation.indexed = self.none, frozenset({axis})
        return result.builder.result(computation)

    def _equal(self, left: SSAValue, right: SSAValue) -> Operation:
        if isinstance(self.compare, arith.CmpfOp):
            return arith.CmpfOp(left, right, "oeq")
        return arith.CmpiOp(left, right, "eq")

    @staticmethod
    def _like(op: Operation, block: Block) -> SSAValue:
        block.add_op(op)
        return op.results[0]
