"""Named linalg operations: structured ones by their own maps and bodies, the rest by the loops they stand for."""

from __future__ import annotations

from xdsl.dialects.arith import MaximumfOp, MaxSIOp
from xdsl.dialects.linalg import Linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import BroadcastOp, PoolingNchwMaxOp, ReduceOp, YieldOp
from xdsl.ir import Block, Operation
from xdsl.ir.affine import AffineDimExpr, AffineMap

from tp_dialect.interpreter.core.elements import element_of, shape_of
from tp_dialect.interpreter.core.generic import record_structured, structured
from tp_dialect.interpreter.core.scope import HANDLERS, Scope, handles


def _named_operations() -> list[type[Operation]]:
    """Every structured operation that the dialect has, apart from the generic one."""
    base = LinalgStructuredOperation
    return [op for op in Linalg.operations if issubclass(op, base) and op not in HANDLERS]


handles(*_named_operations())(record_structured)


def _selecting(rank: int, left_out: tuple[int, ...]) -> AffineMap:
    """The map from `rank` loops to those that are not left out, in order."""
    return AffineMap(rank, 0, tuple(AffineDimExpr(loop) for loop in range(rank) if loop not in left_out))


@handles(BroadcastOp)
def _broadcast(op: Operation, scope: Scope) -> None:
    assert isinstance(op, BroadcastOp)
    rank = len(shape_of(op.init.type))
    maps = [_selecting(rank, op.dimensions.get_values()), AffineMap.identity(rank)]
    structured(op, scope, [op.input], [op.init], maps, op.hidden_region.block)


@handles(PoolingNchwMaxOp)
def _max_pooling(op: Operation, scope: Scope) -> None:
    """By its meaning: the body that xDSL gives it compares with the window operand and not with the accumulator."""
    assert isinstance(op, PoolingNchwMaxOp)
    block = Block(arg_types=op.body.block.arg_types)
    element, _, accumulator = block.args
    extremum = MaximumfOp if element_of(element.type).is_float else MaxSIOp
    greater = extremum(element, accumulator)
    block.add_ops([greater, YieldOp(greater)])
    maps = [attribute.data for attribute in op.get_indexing_maps()]
    structured(op, scope, op.inputs, op.outputs, maps, block)


@handles(ReduceOp)
def _reduce(op: Operation, scope: Scope) -> None:
    assert isinstance(op, ReduceOp)
    rank = len(shape_of(op.input.type))
    maps = [AffineMap.identity(rank), _selecting(rank, op.dimensions.get_values())]
    structured(op, scope, [op.input], [op.init], maps, op.region.block)
