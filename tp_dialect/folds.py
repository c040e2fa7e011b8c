"""Reads off a function whether it is a fold of a collective: two tensors combined element by element, or an identity."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, linalg, tensor
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineMap

IDENTITY = "identity"

_COMBINER_OF: dict[type[Operation], str] = {
    arith.AddfOp: "sum",
    arith.AddiOp: "sum",
    arith.MaximumfOp: "max",
    arith.MaxSIOp: "max",
    arith.MinimumfOp: "min",
    arith.MinSIOp: "min",
    linalg.AddOp: "sum",
    linalg.MaxOp: "max",
    linalg.MinOp: "min",
}


def fold_of(function: FuncOp) -> str | None:
    """`sum`, `max` or `min` if the function combines its two arguments element by element, `identity` if it gives back
    its one argument, None if it is anything else."""
    if len(function.body.blocks) != 1:
        return None
    block = function.body.block
    end = block.last_op
    if not isinstance(end, ReturnOp) or len(end.operands) != 1:
        return None
    return _combined(end.operands[0], tuple(block.args))


def _combined(value: SSAValue, arguments: Sequence[BlockArgument]) -> str | None:
    if len(arguments) == 1 and value is arguments[0]:
        return IDENTITY
    made_by = value.owner
    if isinstance(made_by, Block):
        return None
    if isinstance(made_by, linalg.GenericOp):
        return _generic(made_by, arguments)
    if isinstance(made_by, linalg.CopyOp):
        return _named_copy(made_by, arguments)
    combiner = _COMBINER_OF.get(type(made_by))
    if combiner is None or len(arguments) != 2:
        return None
    return combiner if _same(made_by.operands[:2], arguments) else None


def _named_copy(op: linalg.CopyOp, arguments: Sequence[BlockArgument]) -> str | None:
    return IDENTITY if len(arguments) == 1 and op.operands[0] is arguments[0] else None


def _same(values: Sequence[SSAValue], arguments: Sequence[BlockArgument]) -> bool:
    """Each argument once, in either order: a combination of two does not depend on it, bit for bit."""
    return len(values) == len(arguments) and set(values) == set(arguments)


def _generic(op: linalg.GenericOp, arguments: Sequence[BlockArgument]) -> str | None:
    rank = len(op.iterator_types.data)
    identity = AffineMap.identity(rank)
    plain = all(map.data == identity for map in op.indexing_maps.data) and all(
        str(kind.data) == "parallel" for kind in op.iterator_types.data
    )
    body = op.body.block
    end = body.last_op
    if not plain or end is None or len(end.operands) != 1:
        return None
    # The values that the body's arguments stand for; an output that is only filled stands for nothing.
    stands_for = dict(zip(body.args, op.operands, strict=True))
    result = end.operands[0]
    if result in stands_for:
        return IDENTITY if len(arguments) == 1 and stands_for[result] is arguments[0] else None
    combiner = _COMBINER_OF.get(type(result.owner))  # pyright: ignore[reportArgumentType]
    if combiner is None or len(arguments) != 2:
        return None
    operands: list[SSAValue] = []
    for operand in result.owner.operands[:2]:  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]
        if operand not in stands_for or isinstance(stands_for[operand].owner, tensor.EmptyOp):
            return None
        operands.append(stands_for[operand])
    return combiner if _same(operands, arguments) else None
