"""Whether a generic is linear in some of its operands: whether partials may go through it unsummed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import FloatAttr, IntegerAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, BlockArgument, Operation, OpResult, SSAValue

from tp_passes.decompose.bodies import GenericInfo


class Kind(Enum):
    """What a scalar of a body is in the operands asked about."""

    ZERO = "zero"
    FREE = "independent of them"
    LINEAR = "linear in them"
    OTHER = "neither"


_ADD = (arith.AddfOp, arith.AddiOp, arith.SubfOp, arith.SubiOp)
_MULTIPLY = (arith.MulfOp, arith.MuliOp)
_WIDEN = (arith.NegfOp, arith.ExtFOp, arith.ExtSIOp)
_CAST = (arith.TruncFOp, arith.TruncIOp, arith.ExtUIOp, arith.SIToFPOp, arith.UIToFPOp)


def linearity(
    info: GenericInfo, asked: Collection[int], zero_starts: Collection[int] = (), *, casts: bool = False
) -> list[Kind]:
    """What each result is in the operands numbered `asked`.

    `zero_starts` numbers the outputs that start from zero. With `casts`, narrowing and conversions count as linear:
    they are where a weight is followed, not where partials are kept.
    """
    kinds: dict[SSAValue, Kind] = {}
    for number, argument in enumerate(info.block.args):
        accumulates = number - info.inputs in zero_starts
        kinds[argument] = Kind.LINEAR if number in asked or accumulates else Kind.FREE
    captured = {
        value: Kind.LINEAR if info.inputs + info.outputs + number in asked else Kind.FREE
        for number, value in enumerate(info.captures)
    }
    for op in info.block.ops:
        if isinstance(op, YieldOp):
            return [_kind(value, kinds, captured) for value in op.operands]
        found = _of_op(op, [_kind(value, kinds, captured) for value in op.operands], casts)
        kinds.update((result, found) for result in op.results)
    return []


def _kind(value: SSAValue, kinds: dict[SSAValue, Kind], captured: dict[SSAValue, Kind]) -> Kind:
    if value in kinds:
        return kinds[value]
    if is_zero_scalar(value):
        return Kind.ZERO
    return captured.get(value, Kind.FREE)


def is_zero_scalar(value: SSAValue) -> bool:
    """A constant scalar zero."""
    return isinstance(value, OpResult) and isinstance(value.op, arith.ConstantOp) and is_zero_attr(value.op.value)


def is_zero_attr(attr: Attribute) -> bool:
    """The number zero."""
    return isinstance(attr, FloatAttr | IntegerAttr) and attr.value.data == 0


def _of_op(op: Operation, kinds: Sequence[Kind], casts: bool) -> Kind:
    if is_zero_scalar(op.results[0]) if op.results else False:
        return Kind.ZERO
    if op.regions:
        return Kind.OTHER
    if isinstance(op, _ADD):
        return _sum(kinds)
    if isinstance(op, _MULTIPLY):
        return _product(kinds)
    if isinstance(op, arith.DivfOp) and kinds[1] in (Kind.FREE, Kind.ZERO):
        return kinds[0]
    if isinstance(op, _WIDEN) or (casts and isinstance(op, _CAST)):
        return kinds[0]
    if isinstance(op, arith.SelectOp) and kinds[0] in (Kind.FREE, Kind.ZERO):
        return _sum(kinds[1:])
    if isinstance(op, tensor.ExtractOp) and all(kind in (Kind.FREE, Kind.ZERO) for kind in kinds[1:]):
        return kinds[0]
    return Kind.FREE if all(kind in (Kind.FREE, Kind.ZERO) for kind in kinds) else Kind.OTHER


def _sum(kinds: Sequence[Kind]) -> Kind:
    found = {kind for kind in kinds if kind is not Kind.ZERO}
    if not found:
        return Kind.ZERO
    return found.pop() if len(found) == 1 else Kind.OTHER


def _product(kinds: Sequence[Kind]) -> Kind:
    if Kind.ZERO in kinds:
        return Kind.ZERO
    if Kind.OTHER in kinds or kinds.count(Kind.LINEAR) > 1:
        return Kind.OTHER
    return Kind.LINEAR if Kind.LINEAR in kinds else Kind.FREE


def addition(info: GenericInfo) -> tuple[int, int, bool] | None:
    """The operands (left, right, whether it subtracts) if the generic only adds or subtracts two of its inputs."""
    first = info.block.first_op
    if info.reductions or not isinstance(first, _ADD) or not isinstance(first.next_op, YieldOp):
        return None
    if info.outputs != 1 or first.next_op.operands[0] is not first.results[0]:
        return None
    numbers = [
        value.index if isinstance(value, BlockArgument) and value.index < info.inputs else -1
        for value in first.operands
    ]
    if -1 in numbers:
        return None
    return numbers[0], numbers[1], isinstance(first, arith.SubfOp | arith.SubiOp)
