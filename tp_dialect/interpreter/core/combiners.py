"""Reduction bodies that are recognised: which operation folds, over which terms.

A fold may be reassociated: exporters' reductions are sums, products, extrema and bit operations, whose order upstream
leaves to the lowering too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from tp_dialect.interpreter.core.elements import Array, Element, Function
from tp_dialect.interpreter.core.nest import Nest
from tp_dialect.interpreter.core.scalars import scalar_function


@dataclass(frozen=True)
class Combiner:
    """A fold: its universal function, its identity if skipping it is right, and whether equal terms count once.

    `unsigned`: on the elements as numbers without sign.
    """

    function: np.ufunc
    identity: float | None = None
    idempotent: bool = False
    unsigned: bool = False

    def reduce(self, element: Element) -> tuple[Function, tuple[Any, ...]]:
        """The function that reduces axes, and what it takes after the axes."""
        if not self.unsigned and (element.is_exact or element.is_float):
            return self.function.reduce, (element.dtype, None, True)
        view = element.unsigned if self.unsigned else element.signed
        reduce: Function = self.function.reduce

        def reduce_bits(array: Array, axes: tuple[int, ...]) -> Array:
            seen = view(array)
            return element.wrap(reduce(seen, axes, seen.dtype, None, True))

        return reduce_bits, ()


COMBINERS: dict[type[Operation], Combiner] = {
    arith.AddfOp: Combiner(np.add, 0),
    arith.MulfOp: Combiner(np.multiply, 1),
    arith.MaximumfOp: Combiner(np.maximum, -np.inf, True),
    arith.MinimumfOp: Combiner(np.minimum, np.inf, True),
    arith.MaxnumfOp: Combiner(np.fmax, None, True),
    arith.MinnumfOp: Combiner(np.fmin, None, True),
    arith.AddiOp: Combiner(np.add, 0),
    arith.MuliOp: Combiner(np.multiply, 1),
    arith.MaxSIOp: Combiner(np.maximum, None, True),
    arith.MinSIOp: Combiner(np.minimum, None, True),
    arith.MaxUIOp: Combiner(np.maximum, None, True, True),
    arith.MinUIOp: Combiner(np.minimum, None, True, True),
    arith.AndIOp: Combiner(np.bitwise_and, None, True),
    arith.OrIOp: Combiner(np.bitwise_or, 0, True),
    arith.XOrIOp: Combiner(np.bitwise_xor, 0),
}

_MINUS: dict[type[Operation], type[Operation]] = {arith.SubfOp: arith.AddfOp, arith.SubiOp: arith.AddiOp}


@dataclass(frozen=True)
class Fold:
    """`accumulator op term op term ...`, each term with whether it is subtracted; `operation` is the combiner's."""

    operation: type[Operation]
    terms: tuple[tuple[SSAValue, bool], ...]

    @property
    def combiner(self) -> Combiner:
        return COMBINERS[self.operation]

    def combine(self, element: Element, subtracted: bool = False) -> Function:
        """The elementwise function that takes the folded terms into the initial value."""
        operation = self.operation
        if subtracted:
            operation = arith.SubfOp if operation is arith.AddfOp else arith.SubiOp
        function = scalar_function(operation, element)
        assert function is not None
        return function


def recognise(nest: Nest, output: int) -> Fold | None:
    """The fold that the body makes of an output, or None if it is none of the known ones."""
    return _chain(nest, output) or _chosen(nest, output)


def _chain(nest: Nest, output: int) -> Fold | None:
    accumulator = nest.accumulator(output)
    node = nest.yielded[output]
    operation: type[Operation] | None = None
    terms: list[tuple[SSAValue, bool]] = []
    while node is not accumulator:
        op = node.owner
        if not isinstance(op, Operation) or op.parent is not nest.block or len(op.operands) != 2:
            return None
        family = _MINUS.get(type(op), type(op))
        if family not in COMBINERS or operation not in (None, family):
            return None
        operation = family
        node, term = _split(nest, op, accumulator)
        if term is None or nest.depends(term, nest.carried):
            return None
        terms.append((term, type(op) in _MINUS))
    return None if operation is None else Fold(operation, tuple(reversed(terms)))


def _split(nest: Nest, op: Operation, accumulator: SSAValue) -> tuple[SSAValue, SSAValue | None]:
    """The operand on the accumulator's side and the other one; None if that side is the right of a minus."""
    left, right = op.operands
    if nest.depends(left, frozenset([accumulator])):
        return left, right
    return right, None if type(op) in _MINUS else left


# Extrema written as a comparison and a selection

_GREATER_FLOAT, _LESS_FLOAT = (2, 3), (4, 5)  # ordered comparisons: a NaN is never chosen
_GREATER_INT, _LESS_INT = (4, 5), (2, 3)


@dataclass(frozen=True)
class Comparison:
    """That a term beats the accumulator: it is greater (or less), or with `or_equal` as great."""

    term: SSAValue
    greater: bool
    or_equal: bool


def comparison(value: SSAValue, accumulator: SSAValue) -> Comparison | None:
    """`value` as a comparison of a term with an accumulator, in either order."""
    op = value.owner
    if isinstance(op, arith.CmpfOp):
        number, greater, less = op.predicate.value.data, _GREATER_FLOAT, _LESS_FLOAT
    elif isinstance(op, arith.CmpiOp):
        number, greater, less = op.predicate.value.data, _GREATER_INT, _LESS_INT
    else:
        return None
    if number not in (*greater, *less) or accumulator not in (op.lhs, op.rhs):
        return None
    is_greater = number in greater
    or_equal = number == (5 if number in (4, 5) else 3)
    term = op.rhs if op.lhs is accumulator else op.lhs
    return Comparison(term, is_greater == (op.rhs is accumulator), or_equal)


def _chosen(nest: Nest, output: int) -> Fold | None:
    """`select (term beats accumulator), term, accumulator`."""
    op = nest.yielded[output].owner
    accumulator = nest.accumulator(output)
    if not isinstance(op, arith.SelectOp) or op.rhs is not accumulator:
        return None
    beats = comparison(op.cond, accumulator)
    if beats is None or beats.term is not op.lhs or nest.depends(beats.term, nest.carried):
        return None
    if isinstance(op.cond.owner, arith.CmpfOp):
        operation = arith.MaxnumfOp if beats.greater else arith.MinnumfOp
    else:
        operation = arith.MaxSIOp if beats.greater else arith.MinSIOp
    return Fold(operation, ((beats.term, False),))


EXTREMA: dict[type[Operation], bool] = {
    arith.MaximumfOp: True,
    arith.MaxnumfOp: True,
    arith.MaxSIOp: True,
    arith.MinimumfOp: False,
    arith.MinnumfOp: False,
    arith.MinSIOp: False,
}
"""Folds that take the greatest (or least) term."""


@dataclass(frozen=True)
class ArgExtreme:
    """An output that keeps `index` of the point whose `term` became the extreme value kept by output `values`."""

    values: int
    term: SSAValue
    index: SSAValue
    greater: bool
    stops_at_nan: bool


def recognise_index(nest: Nest, output: int) -> ArgExtreme | None:
    """`select (term beats the extreme so far), index, accumulator`: the first point of the greatest or least term."""
    op = nest.yielded[output].owner
    if not isinstance(op, arith.SelectOp) or op.rhs is not nest.accumulator(output):
        return None
    for values in _others(nest, output):
        beats = comparison(op.cond, nest.accumulator(values))
        fold = recognise(nest, values)
        if beats is None or beats.or_equal or fold is None or nest.depends(op.lhs, nest.carried):
            continue
        same = fold.terms == ((beats.term, False),) and EXTREMA.get(fold.operation) == beats.greater
        if same and nest.reduced(values) == nest.reduced(output):
            stops = fold.operation in (arith.MaximumfOp, arith.MinimumfOp)
            return ArgExtreme(values, beats.term, op.lhs, beats.greater, stops)
    return None


def _others(nest: Nest, output: int) -> Sequence[int]:
    return [number for number in range(len(nest.outputs)) if number != output]
