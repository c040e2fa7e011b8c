"""Affine maps on boxes as sums of digits: what makes a view a matter of strides.

A view such as `(d0, d1) -> (d0 floordiv 2, d1 * 16 + d0 mod 2)` is not linear in d0, but it is linear in the digits of
d0 to the base 2. `digit_form` finds such digits, so that coverage can be decided axis by axis, and pages can be cut
out of a tensor by strides alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

Coordinates = NDArray[np.int64]


@dataclass(frozen=True)
class Digit:
    """A part of a dimension of a map: it runs from 0 to `size - 1` and counts `weight` each time."""

    dim: int
    weight: int
    size: int


@dataclass(frozen=True)
class Linear:
    """A sum of digits, each times its coefficient (by the digit's number), and a constant."""

    constant: int
    terms: tuple[tuple[int, int], ...] = ()

    def scaled(self, factor: int) -> Linear:
        """The sum times `factor`."""
        terms = tuple((digit, coefficient * factor) for digit, coefficient in self.terms)
        return Linear(self.constant * factor, terms if factor else ())

    def plus(self, other: Linear) -> Linear:
        """Both sums together."""
        terms = dict(self.terms)
        for digit, coefficient in other.terms:
            terms[digit] = terms.get(digit, 0) + coefficient
        kept = tuple((digit, coefficient) for digit, coefficient in terms.items() if coefficient)
        return Linear(self.constant + other.constant, kept)


@dataclass(frozen=True)
class DigitForm:
    """A map on a box whose results are sums of digits; the digits of each dimension stand together, highest first."""

    digits: tuple[Digit, ...]
    results: tuple[Linear, ...]

    def bounds(self, result: int) -> tuple[int, int]:
        """The least and the largest value of a result."""
        return _bounds(self.results[result], self.digits)

    def values(self, result: int) -> Coordinates:
        """Every value of a result, one for each choice of the digits that it has."""
        form = self.results[result]
        values = np.array([form.constant], np.int64)
        for digit, coefficient in form.terms:
            steps = np.arange(self.digits[digit].size, dtype=np.int64) * coefficient
            values = np.add.outer(values, steps).reshape(-1)
        return values


class _Split(Exception):
    """A digit must be written as two, the lower one of this size."""

    def __init__(self, digit: int, size: int):
        super().__init__()
        self.digit = digit
        self.size = size


class _NoForm(Exception):
    """The map is no sum of digits."""


def digit_form(map: AffineMap, extents: Sequence[int]) -> DigitForm | None:
    """The map, on coordinates from 0 to `extents`, as sums of digits; None where digits do not suffice."""
    digits = [Digit(dim, 1, extent) for dim, extent in enumerate(extents)]
    while True:
        try:
            return DigitForm(tuple(digits), tuple(_linear(result, digits) for result in map.results))
        except _Split as split:
            whole = digits[split.digit]
            high = Digit(whole.dim, whole.weight * split.size, whole.size // split.size)
            digits[split.digit : split.digit + 1] = [high, Digit(whole.dim, whole.weight, split.size)]
        except _NoForm:
            return None


def _linear(expression: AffineExpr, digits: Sequence[Digit]) -> Linear:
    if isinstance(expression, AffineConstantExpr):
        return Linear(expression.value)
    if isinstance(expression, AffineDimExpr):
        terms = [
            (number, digit.weight)
            for number, digit in enumerate(digits)
            if digit.dim == expression.position and digit.size > 1
        ]
        return Linear(0, tuple(terms))
    if not isinstance(expression, AffineBinaryOpExpr):
        raise _NoForm
    left, right = _linear(expression.lhs, digits), _linear(expression.rhs, digits)
    if expression.kind is AffineBinaryOpKind.Add:
        return left.plus(right)
    if right.terms:
        raise _NoForm
    if expression.kind is AffineBinaryOpKind.Mul:
        return left.scaled(right.constant)
    if right.constant < 1:
        raise _NoForm
    if expression.kind is AffineBinaryOpKind.CeilDiv:
        return _divide(left.scaled(-1), right.constant, digits)[0].scaled(-1)
    quotient, remainder = _divide(left, right.constant, digits)
    return quotient if expression.kind is AffineBinaryOpKind.FloorDiv else remainder


def _divide(form: Linear, by: int, digits: Sequence[Digit]) -> tuple[Linear, Linear]:
    """Quotient and remainder: what `by` divides, and the rest, if that lies between two multiples of `by`."""
    whole = Linear(0, tuple((digit, c // by) for digit, c in form.terms if c % by == 0))
    rest = Linear(form.constant, tuple((digit, c) for digit, c in form.terms if c % by))
    low, high = _bounds(rest, digits)
    if low // by == high // by:
        return whole.plus(Linear(low // by)), rest.plus(Linear(-(low // by) * by))
    for digit, coefficient in rest.terms:
        if coefficient > 0 and by % coefficient == 0:
            lower = by // coefficient
            if digits[digit].size > lower and digits[digit].size % lower == 0:
                raise _Split(digit, lower)
    raise _NoForm


def _bounds(form: Linear, digits: Sequence[Digit]) -> tuple[int, int]:
    low = high = form.constant
    for digit, coefficient in form.terms:
        reach = coefficient * (digits[digit].size - 1)
        low, high = low + min(reach, 0), high + max(reach, 0)
    return low, high


def shifted(map: AffineMap, offsets: Sequence[int]) -> AffineMap:
    """The map of coordinates that are counted from `offsets`."""
    if not any(offsets):
        return map
    dims = [AffineExpr.dimension(dim) + offset for dim, offset in enumerate(offsets)]
    return map.replace_dims_and_symbols(dims, [], map.num_dims, 0)


def box_values(map: AffineMap, result: int, extents: Sequence[int]) -> Coordinates:
    """Every value of a result on a box, looked at point by point over the dimensions that it uses."""
    expression = map.results[result]
    used = sorted(expression.used_dims())
    grids = np.ix_(*[np.arange(extents[dim], dtype=np.int64) for dim in used])
    return np.asarray(expression.eval(_spread(grids, used, map.num_dims), []), np.int64)  # pyright: ignore


def flat_elements(map: AffineMap, extents: Sequence[int], shape: Sequence[int]) -> Coordinates:
    """The row-major element number in a tensor of `shape` of each point of a box, in the box's own row-major order."""
    dims = range(map.num_dims)
    grids = _spread(np.ix_(*[np.arange(extent, dtype=np.int64) for extent in extents]), dims, map.num_dims)
    flat: Coordinates = np.zeros(tuple(extents), np.int64)
    for expression, size in zip(map.results, shape, strict=True):
        flat = flat * size + np.asarray(expression.eval(grids, []), np.int64)  # pyright: ignore
    return flat


def _spread(grids: Sequence[Coordinates], used: Sequence[int], rank: int) -> list[Coordinates]:
    """The grids at the places of their dimensions, nothing at the others."""
    spread = [np.zeros((), np.int64)] * rank
    for dim, grid in zip(used, grids, strict=True):
        spread[dim] = grid
    return spread
