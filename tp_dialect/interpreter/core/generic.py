"""linalg.generic and the named structured operations: bodies inlined over whole arrays.

Whether a loop is parallel is read off the output maps: a loop that indexes a result gives it one element per iteration,
one that does not folds into the element. Results that nobody uses are not computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import cf
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from tp_dialect.interpreter.core import reductions, sequential
from tp_dialect.interpreter.core.maps import over_all_loops
from tp_dialect.interpreter.core.nest import Nest
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.scope import Scope, demand, handles, record
from tp_dialect.interpreter.core.tape import Value


def structured(
    op: Operation,
    scope: Scope,
    inputs: Sequence[SSAValue],
    outputs: Sequence[SSAValue],
    maps: Sequence[AffineMap],
    block: Block,
) -> None:
    """Record a structured operation on tensors, given by its loops."""
    if len(op.results) != len(outputs):
        raise refuse("TP606", f"expected one result for each of {len(outputs)} outputs, got {len(op.results)}")
    nest = Nest(op, scope, inputs, outputs, maps, block)
    _record_checks(nest)
    live = [number for number, result in enumerate(op.results) if result.first_use is not None]
    empty = 0 in nest.loops
    results = [nest.initial(number) for number in live] if empty else _evaluate(nest, live)
    for number, result in zip(live, results, strict=True):
        scope.set(op.results[number], result)


def _record_checks(nest: Nest) -> None:
    """Assertions of the body: they have no result that would be asked for."""
    for op in nest.block.ops:
        if isinstance(op, cf.AssertOp):
            demand(nest.block, nest.body, [op.arg])
            record(op, nest.body)


def _evaluate(nest: Nest, live: Sequence[int]) -> list[Value]:
    results: list[Value] = []
    for number in live:
        result = _elementwise(nest, number) or reductions.evaluate(nest, number)
        if result is None:
            return sequential.evaluate(nest, live)
        results.append(result)
    return results


def _elementwise(nest: Nest, number: int) -> Value | None:
    """The result if each of its elements is written once and depends on no other point."""
    if nest.reduced(number) or nest.depends(nest.yielded[number], nest.carried):
        return None
    value = demand(nest.block, nest.body, [nest.yielded[number]])[0]
    return nest.place(number, over_all_loops(nest.tape, value, nest.loops))


def record_structured(op: Operation, scope: Scope) -> None:
    structured_op = cast(LinalgStructuredOperation, op)
    maps = [attribute.data for attribute in structured_op.get_indexing_maps()]
    inputs, outputs = structured_op.inputs, structured_op.outputs
    structured(op, scope, inputs, outputs, maps, structured_op.body.block)


handles(GenericOp)(record_structured)


@handles(IndexOp)
def _index(op: Operation, scope: Scope) -> None:
    assert isinstance(op, IndexOp)
    scope.set(op.result, scope.indices[op.dim.value.data])
