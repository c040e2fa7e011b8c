"""math: elementary functions, each one numpy call or a short expression over all elements at once."""

from __future__ import annotations

import math as python_math
from typing import Any

import numpy as np
from xdsl.dialects import math
from xdsl.ir import Operation

from tp_dialect.interpreter.core.elements import Array, Element, Function, element_of
from tp_dialect.interpreter.core.scope import Scope, handles, result_element
from tp_dialect.interpreter.core.tape import Value


def _in_type(number: float, array: Array) -> Any:
    """A Python number as a scalar of the array's type, so that nothing is computed in a wider one."""
    return array.dtype.type(number)


def reciprocal_square_root(array: Array) -> Array:
    return np.reciprocal(np.sqrt(array))


def round_half_away(array: Array) -> Array:
    whole = np.trunc(array)
    up = np.abs(array - whole) >= _in_type(0.5, array)
    return whole + np.copysign(up.astype(array.dtype), array)


# erf in single precision: an odd rational function of x in [-4, 4] (minimax, as Eigen and XLA use it), where it is
# within 5e-7 of the true value; outside, erf is 1 to all digits.
_ERF_ABOVE = (
    -2.72614225801306e-10,
    2.77068142495902e-08,
    -2.10102402082508e-06,
    -5.69250639462346e-05,
    -7.34990630326855e-04,
    -2.95459980854025e-03,
    -1.60960333262415e-02,
)
_ERF_BELOW = (
    -1.45660718464996e-05,
    -2.13374055278905e-04,
    -1.68282697438203e-03,
    -7.37332916720468e-03,
    -1.42647390514189e-02,
)


def _polynomial(coefficients: tuple[float, ...], array: Array) -> Array:
    total = np.full_like(array, coefficients[0])
    for coefficient in coefficients[1:]:
        total = total * array + _in_type(coefficient, array)
    return total


_erf_exact = np.frompyfunc(python_math.erf, 1, 1)


def error_function(array: Array) -> Array:
    if array.dtype == np.float64:
        return np.asarray(_erf_exact(array)).astype(np.float64)
    x = np.clip(array.astype(np.float32), np.float32(-4), np.float32(4))
    square = x * x
    return (x * _polynomial(_ERF_ABOVE, square) / _polynomial(_ERF_BELOW, square)).astype(array.dtype)


def fused_multiply_add(a: Array, b: Array, c: Array) -> Array:
    """One rounding, from double precision; for f64 itself two."""
    wide = np.float64
    return (a.astype(wide) * b.astype(wide) + c.astype(wide)).astype(a.dtype)


def integer_power(base: Array, exponent: Array) -> Array:
    """A negative exponent gives the reciprocal cut to an integer: 1 of 1, plus or minus 1 of -1, else 0."""
    raised = np.power(base, np.abs(exponent) & np.iinfo(exponent.dtype).max)  # the least integer has no abs
    unit = np.abs(base) == 1
    return np.where((exponent < 0) & ~unit, _in_type(0, base), raised)


def _leading_zeros(bits: int) -> Function:
    def count(array: Array) -> Array:
        smeared = array
        for distance in (1, 2, 4, 8, 16, 32):
            if distance < bits:
                smeared = smeared | np.right_shift(smeared, smeared.dtype.type(distance))
        return smeared.dtype.type(bits) - np.bitwise_count(smeared)

    return count


def _trailing_zeros(bits: int) -> Function:
    def count(array: Array) -> Array:
        one = array.dtype.type(1)
        below = np.bitwise_count(np.bitwise_and(np.invert(array), array - one))
        return np.minimum(below, below.dtype.type(bits))

    return count


FLOAT_FUNCTIONS: dict[type[Operation], Function] = {
    math.AbsFOp: np.abs,
    math.AcosOp: np.arccos,
    math.AcoshOp: np.arccosh,
    math.AsinOp: np.arcsin,
    math.AsinhOp: np.arcsinh,
    math.AtanOp: np.arctan,
    math.AtanhOp: np.arctanh,
    math.Atan2Op: np.arctan2,
    math.CbrtOp: np.cbrt,
    math.CeilOp: np.ceil,
    math.CopySignOp: np.copysign,
    math.CosOp: np.cos,
    math.CoshOp: np.cosh,
    math.ErfOp: error_function,
    math.Exp2Op: np.exp2,
    math.ExpM1Op: np.expm1,
    math.ExpOp: np.exp,
    math.FloorOp: np.floor,
    math.FmaOp: fused_multiply_add,
    math.Log10Op: np.log10,
    math.Log1pOp: np.log1p,
    math.Log2Op: np.log2,
    math.LogOp: np.log,
    math.PowFOp: np.power,
    math.RoundEvenOp: np.rint,
    math.RoundOp: round_half_away,
    math.SinOp: np.sin,
    math.SinhOp: np.sinh,
    math.SqrtOp: np.sqrt,
    math.TanOp: np.tan,
    math.TanhOp: np.tanh,
    math.TruncOp: np.trunc,
}


@handles(*FLOAT_FUNCTIONS)
def _float_function(op: Operation, scope: Scope) -> None:
    function = FLOAT_FUNCTIONS[type(op)]
    scope.set(op.results[0], scope.tape.elementwise(function, scope.operands(op), result_element(op)))


@handles(math.RsqrtOp)
def _rsqrt(op: Operation, scope: Scope) -> None:
    element = result_element(op)
    root = scope.tape.elementwise(np.sqrt, scope.operands(op), element, settle=False)
    scope.set(op.results[0], scope.tape.elementwise(np.reciprocal, [root], element))


@handles(math.AbsIOp)
def _absolute_integer(op: Operation, scope: Scope) -> None:
    element = result_element(op)

    def absolute(array: Array) -> Array:
        return element.wrap(np.abs(element.signed(array)))

    scope.set(op.results[0], scope.tape.elementwise(absolute, scope.operands(op), element, settle=False))


@handles(math.CtPopOp, math.CountLeadingZerosOp, math.CountTrailingZerosOp)
def _count_bits(op: Operation, scope: Scope) -> None:
    element = result_element(op)
    counts: dict[type[Operation], Function] = {
        math.CtPopOp: np.bitwise_count,
        math.CountLeadingZerosOp: _leading_zeros(element.bits),
        math.CountTrailingZerosOp: _trailing_zeros(element.bits),
    }
    count = counts[type(op)]

    def counted(array: Array) -> Array:
        return element.wrap(np.asarray(count(element.unsigned(array))))

    scope.set(op.results[0], scope.tape.elementwise(counted, scope.operands(op), element, settle=False))


@handles(math.IPowIOp)
def _integer_power(op: Operation, scope: Scope) -> None:
    element = result_element(op)

    def power(base: Array, exponent: Array) -> Array:
        return element.wrap(integer_power(element.signed(base), element.signed(exponent)))

    scope.set(op.results[0], scope.tape.elementwise(power, scope.operands(op), element, settle=False))


def _whole_power(base: Array, exponent: Array) -> Array:
    return np.power(base, exponent.astype(base.dtype))


def _cube(base: Array) -> Array:
    return base * base * base


_POWERS: dict[int, Function] = {2: np.square, 3: _cube, -1: np.reciprocal}
"""Powers that are products; numpy's own power is twenty times slower."""


@handles(math.FPowIOp)
def _float_to_integer_power(op: Operation, scope: Scope) -> None:
    base, exponent = scope.operands(op)
    element = result_element(op)
    known = _known(exponent, element_of(op.operands[1].type))
    if known in _POWERS:
        scope.set(op.results[0], scope.tape.elementwise(_POWERS[known], [base], element))
    else:
        scope.set(op.results[0], scope.tape.elementwise(_whole_power, [base, exponent], element))


def _known(exponent: Value, element: Element) -> int | None:
    if exponent.constant is None or exponent.constant.size != 1 or element.is_bool:
        return None
    return int(exponent.constant.reshape(()))
