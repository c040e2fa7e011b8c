"""Integers that are known without data: loop indices, constants, and what is computed of them along one axis.

Exporters write a gather at constant places as arithmetic on indices. Known integers are readings of one expression,
which is x at coordinate x, so that an index of a tensor that is known is a view of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation

from tp_dialect.certificate.expressions import Expressions, Value
from tp_dialect.certificate.readings import Axis, Table, moving_dims
from tp_dialect.meaning.values import counting

_COMPARE: tuple[Callable[[Table, Table], Table], ...] = (
    np.equal,
    np.not_equal,
    np.less,
    np.less_equal,
    np.greater,
    np.greater_equal,
)
"""By the number of `arith.cmpi`'s predicate; the unsigned ones, which follow, are not known."""


def _chosen(condition: Table, yes: Table, no: Table) -> Table:
    return np.where(condition != 0, yes, no)


_RULES: dict[type[Operation], Callable[..., Table]] = {
    arith.AddiOp: np.add,
    arith.SubiOp: np.subtract,
    arith.MuliOp: np.multiply,
    arith.MaxSIOp: np.maximum,
    arith.MinSIOp: np.minimum,
    arith.IndexCastOp: np.array,
    arith.ExtSIOp: np.array,
    arith.SelectOp: _chosen,
}

LARGEST = 1 << 31
"""Beyond that a narrower integer might have wrapped around."""


def number_axis(space: Expressions, value: Value) -> Axis | None:
    """The integers that a value is, if they are known."""
    if not value:
        return 0, ()
    [integers] = counting(space, (1, ()))
    n, base, axes = value[0]
    return axes[1] if len(value) == 1 and n == 1 and base == integers[1] and axes[0] == (0, ()) else None


def known_integer(space: Expressions, op: Operation, values: Sequence[Value]) -> Value | None:
    """What an operation makes of integers that are known along one axis; None where that is not so."""
    rule = _RULES.get(type(op))
    if isinstance(op, arith.CmpiOp) and op.predicate.value.data < len(_COMPARE):
        rule = _COMPARE[op.predicate.value.data]
    known = [axis for value in values if (axis := number_axis(space, value)) is not None]
    dims = moving_dims(known)
    if rule is None or len(known) < len(values) or len(dims) > 1:
        return None
    sizes = {dim: space.readings.arrays[number].size for _, moves in known for (dim,), number in moves}
    shape = [sizes.get(dim, 1) for dim in range(max(dims, default=-1) + 1)]
    result = np.asarray(rule(*[space.readings.grid(axis, dims, shape) for axis in known]), dtype=np.int64)
    if np.abs(result).max() >= LARGEST:
        return None
    axis = space.readings.apart(result, dims, shape) if dims else (int(result), ())
    return counting(space, axis)
