"""arith: on scalars, on whole tensors, and inside bodies, always as one numpy call over all elements at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation

from tp_dialect.interpreter.core.elements import BOOL, Array, Binary, Element, Function, Unary, element_of
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.scope import Scope, handles, result_element

# Functions that numpy lacks. Division by zero and overflow are undefined upstream; here they give some number.


def divide_to_zero(a: Array, b: Array) -> Array:
    return np.floor_divide(a - np.fmod(a, b), b)


def divide_up(a: Array, b: Array) -> Array:
    """Towards plus infinity, without the overflow that a + b - 1 would have."""
    return np.floor_divide(a, b) + (np.remainder(a, b) != 0).astype(a.dtype)


def _shift_right(a: Array, b: Array) -> Array:
    return np.right_shift(a, b)


# Integer functions on signed and on unsigned numbers; those that act on bits alike need no care for widths.

BITWISE: dict[type[Operation], Function] = {
    arith.AndIOp: np.bitwise_and,
    arith.OrIOp: np.bitwise_or,
    arith.XOrIOp: np.bitwise_xor,
}
SIGNED: dict[type[Operation], Function] = {
    arith.AddiOp: np.add,
    arith.SubiOp: np.subtract,
    arith.MuliOp: np.multiply,
    arith.DivSIOp: divide_to_zero,
    arith.FloorDivSIOp: np.floor_divide,
    arith.CeilDivSIOp: divide_up,
    arith.RemSIOp: np.fmod,
    arith.MinSIOp: np.minimum,
    arith.MaxSIOp: np.maximum,
    arith.ShLIOp: np.left_shift,
    arith.ShRSIOp: np.right_shift,
}
UNSIGNED: dict[type[Operation], Function] = {
    arith.DivUIOp: np.floor_divide,
    arith.CeilDivUIOp: divide_up,
    arith.RemUIOp: np.remainder,
    arith.MinUIOp: np.minimum,
    arith.MaxUIOp: np.maximum,
    arith.ShRUIOp: _shift_right,
}
FLOATS: dict[type[Operation], Function] = {
    arith.AddfOp: np.add,
    arith.SubfOp: np.subtract,
    arith.MulfOp: np.multiply,
    arith.DivfOp: np.divide,
    arith.NegfOp: np.negative,
    arith.MaximumfOp: np.maximum,  # a NaN on either side is the result
    arith.MinimumfOp: np.minimum,
    arith.MaxnumfOp: np.fmax,  # a NaN on one side gives the other side
    arith.MinnumfOp: np.fmin,
}


def _signed(function: Function, element: Element) -> Function:
    if element.is_exact:
        return function
    return lambda *operands: element.wrap(function(*map(element.signed, operands)))


def _unsigned(function: Function, element: Element) -> Function:
    return lambda *operands: element.wrap(function(*map(element.unsigned, operands)))


def scalar_function(operation: type[Operation], element: Element) -> Function | None:
    """The numpy function of an arithmetic operation on elements of this type, if it is one."""
    if element.is_float:
        return FLOATS.get(operation)
    if operation in BITWISE:
        return BITWISE[operation]
    if operation in UNSIGNED:
        return _unsigned(UNSIGNED[operation], element)
    signed = SIGNED.get(operation)
    return None if signed is None else _signed(signed, element)


@handles(*BITWISE, *SIGNED, *UNSIGNED, *FLOATS)
def _arithmetic(op: Operation, scope: Scope) -> None:
    element = result_element(op)
    function = scalar_function(type(op), element)
    if function is None:
        raise refuse("TP602", f"expected elements that the operation takes, got {element.name}")
    scope.set(op.results[0], scope.tape.elementwise(function, scope.operands(op), element, element.is_float))


@handles(arith.AddUIExtendedOp)
def _add_extended(op: Operation, scope: Scope) -> None:
    element = result_element(op)
    a, b = scope.operands(op)
    total = scope.tape.elementwise(_signed(np.add, element), [a, b], element, settle=False)
    scope.set(op.results[0], total)
    less = _compare_seen(np.less, element.unsigned)
    scope.set(op.results[1], scope.tape.elementwise(less, [total, a], BOOL))


def _high_half(a: Array, b: Array, bits: int) -> Array:
    """The upper `bits` bits of the product, exact for any width: by Python's integers."""
    wide: Any = np.multiply(a.astype(object), b.astype(object))
    return np.asarray((wide >> bits) & ((1 << bits) - 1)).astype(np.uint64)


@handles(arith.MulUIExtendedOp, arith.MulSIExtendedOp)
def _multiply_extended(op: Operation, scope: Scope) -> None:
    element = result_element(op)
    view = element.signed if isinstance(op, arith.MulSIExtendedOp) else element.unsigned
    operands = scope.operands(op)
    low = scope.tape.elementwise(_signed(np.multiply, element), operands, element, settle=False)
    scope.set(op.results[0], low)

    def high(a: Array, b: Array) -> Array:
        return element.wrap(_high_half(np.asarray(view(a)), np.asarray(view(b)), element.bits))

    scope.set(op.results[1], scope.tape.elementwise(high, operands, element, settle=False))


# Comparisons

_SIGNED_PREDICATES: tuple[Binary, ...] = (np.equal, np.not_equal, np.less, np.less_equal, np.greater, np.greater_equal)
_UNSIGNED_PREDICATES: tuple[Binary, ...] = (np.less, np.less_equal, np.greater, np.greater_equal)


def _compare_seen(function: Binary, view: Unary) -> Binary:
    return lambda a, b: function(view(a), view(b))


def _is_ordered(a: Array, b: Array) -> Array:
    return np.equal(a, a) & np.equal(b, b)


FLOAT_PREDICATES: tuple[Binary, ...] = (
    lambda a, b: np.zeros(np.broadcast_shapes(a.shape, b.shape), np.bool_),
    np.equal,
    np.greater,
    np.greater_equal,
    np.less,
    np.less_equal,
    lambda a, b: np.not_equal(a, b) & _is_ordered(a, b),
    _is_ordered,
    lambda a, b: np.equal(a, b) | ~_is_ordered(a, b),
    lambda a, b: ~np.less_equal(a, b),
    lambda a, b: ~np.less(a, b),
    lambda a, b: ~np.greater_equal(a, b),
    lambda a, b: ~np.greater(a, b),
    np.not_equal,  # a NaN is unequal to everything, so this is "unordered or unequal"
    lambda a, b: ~_is_ordered(a, b),
    lambda a, b: np.ones(np.broadcast_shapes(a.shape, b.shape), np.bool_),
)
"""By number: false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true."""


@handles(arith.CmpiOp)
def _compare_integers(op: Operation, scope: Scope) -> None:
    assert isinstance(op, arith.CmpiOp)
    number = op.predicate.value.data
    element = element_of(op.lhs.type)
    if number >= len(_SIGNED_PREDICATES):
        function = _compare_seen(_UNSIGNED_PREDICATES[number - len(_SIGNED_PREDICATES)], element.unsigned)
    elif element.is_bool:
        function = _compare_seen(_SIGNED_PREDICATES[number], element.signed)
    else:
        function = _SIGNED_PREDICATES[number]
    scope.set(op.result, scope.tape.elementwise(function, scope.operands(op), BOOL))


@handles(arith.CmpfOp)
def _compare_floats(op: Operation, scope: Scope) -> None:
    assert isinstance(op, arith.CmpfOp)
    function = FLOAT_PREDICATES[op.predicate.value.data]
    scope.set(op.result, scope.tape.elementwise(function, scope.operands(op), BOOL))


@handles(arith.SelectOp)
def _select(op: Operation, scope: Scope) -> None:
    condition, chosen, other = scope.operands(op)
    if scope.tape.batch and not condition.shape:
        condition = scope.tape.reshape(condition, (1,) * len(chosen.shape))
    selected = scope.tape.elementwise(np.where, [condition, chosen, other], result_element(op), settle=False)
    scope.set(op.results[0], selected)


# Casts


def cast_function(operation: type[Operation], source: Element, target: Element) -> Unary | None:
    """The numpy function of a cast; None where the held array is the result as it is."""
    if operation is arith.BitcastOp:
        return _bitcast(source, target)
    view: Unary | None = None
    if operation in (arith.ExtUIOp, arith.UIToFPOp):
        view = source.unsigned
    elif source.is_bool and operation not in (arith.TruncIOp,):
        view = source.signed
    if view is None and source.dtype == target.dtype:
        return target.settle
    whole = np.uint64 if operation is arith.FPToUIOp else np.int64
    return _convert(view, np.dtype(whole), target)


def _convert(view: Unary | None, whole: np.dtype[Any], target: Element) -> Unary:
    """A conversion by value; a float on its way to a narrow integer goes through the widest one, and wraps."""

    def convert(array: Array) -> Array:
        seen = array if view is None else view(array)
        if not target.is_float:
            return target.wrap(seen.astype(whole) if seen.dtype.kind == "f" else seen)
        held = seen.astype(target.dtype)
        return held if target.settle is None else target.settle(held)

    return convert


def _bitcast(source: Element, target: Element) -> Unary | None:
    if source.name == target.name:
        return None
    if source.name == "bf16":
        return lambda array: (array.view(np.uint32) >> np.uint32(16)).astype(np.uint16).view(target.dtype)
    if target.name == "bf16":
        wide = np.uint32(16)
        return lambda array: (array.view(np.uint16).astype(np.uint32) << wide).view(np.float32)
    if source.is_bool or target.is_bool:
        return None if source.is_bool and target.is_bool else target.wrap
    return lambda array: array.view(target.dtype)


CASTS = (
    arith.ExtFOp,
    arith.TruncFOp,
    arith.SIToFPOp,
    arith.UIToFPOp,
    arith.FPToSIOp,
    arith.FPToUIOp,
    arith.ExtSIOp,
    arith.ExtUIOp,
    arith.TruncIOp,
    arith.IndexCastOp,
    arith.BitcastOp,
)


@handles(*CASTS)
def _cast(op: Operation, scope: Scope) -> None:
    value = scope.get(op.operands[0])
    target = result_element(op)
    function = cast_function(type(op), element_of(op.operands[0].type), target)
    if function is None:
        value = scope.tape.retype(value, target)
    else:
        value = scope.tape.elementwise(function, [value], target, settle=False)
    scope.set(op.results[0], value)
