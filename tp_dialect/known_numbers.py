"""Scalar operations where some operands are known numbers: what `0.0 * x`, `x + 0.0` or `exp(-inf)` are."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, IntegerType, i1
from xdsl.ir import Attribute, Operation

Number = int | float


class Token:
    """A number that is not known but stands for one certain value, such as what was accumulated so far."""

    def __init__(self, name: str):
        self.name = name


SO_FAR: Final = Token("so far")
"""What a fold has accumulated."""

BEFORE: Final = Token("before")
"""What a reduction's result held before it took the element that is looked at."""

Known = Number | Token | None
"""A number, one certain unknown number, or anything at all."""


@dataclass(frozen=True)
class Scalar:
    """What is known of a scalar; `padded` if it was made out of padded elements."""

    known: Known = None
    padded: bool = False


_INFINITY = math.inf
_NEUTRAL_ON_BOTH_SIDES: dict[str, Number] = {
    "arith.addf": 0,
    "arith.addi": 0,
    "arith.mulf": 1,
    "arith.muli": 1,
    "arith.maximumf": -_INFINITY,
    "arith.maxnumf": -_INFINITY,
    "arith.minimumf": _INFINITY,
    "arith.minnumf": _INFINITY,
    "arith.maxui": 0,
    "arith.ori": 0,
    "arith.xori": 0,
}
_NEUTRAL_ON_THE_RIGHT: dict[str, Number] = {"arith.subf": 0, "arith.subi": 0, "arith.divf": 1}
_ABSORBING: dict[str, Number] = {"arith.mulf": 0, "arith.muli": 0, "arith.andi": 0}


def _quotient(left: Number, right: Number) -> Number:
    return left / right


def _unsigned(number: Number) -> Number:
    """An integer read without its sign; of a negative one the width would have to be known."""
    if number < 0:
        raise ValueError
    return number


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "arith.addf": operator.add,
    "arith.addi": operator.add,
    "arith.subf": operator.sub,
    "arith.subi": operator.sub,
    "arith.mulf": operator.mul,
    "arith.muli": operator.mul,
    "arith.divf": _quotient,
    "arith.negf": operator.neg,
    "arith.maximumf": max,
    "arith.maxnumf": max,
    "arith.minimumf": min,
    "arith.minnumf": min,
    "arith.maxsi": max,
    "arith.minsi": min,
    "arith.extf": float,
    "arith.extsi": int,
    "arith.extui": _unsigned,
    "arith.sitofp": float,
    "arith.uitofp": _unsigned,
    "math.exp": math.exp,
    "math.absf": abs,
    "math.sqrt": math.sqrt,
    "math.tanh": math.tanh,
}


def type_of_number(attribute: Attribute | None) -> Attribute | None:
    """The type of a scalar constant; None for anything else."""
    if isinstance(attribute, FloatAttr | IntegerAttr):
        return cast("FloatAttr[AnyFloat] | IntegerAttr[IntegerType]", attribute).type
    return None


def number_in(attribute: Attribute | None) -> Number | None:
    """The number that a scalar or a splat constant holds."""
    if isinstance(attribute, FloatAttr):
        return attribute.value.data
    if isinstance(attribute, IntegerAttr):
        whole = cast("IntegerAttr[IntegerType]", attribute)
        return whole.value.data & 1 if whole.type == i1 else whole.value.data
    if isinstance(attribute, DenseIntOrFPElementsAttr) and attribute.is_splat():
        return attribute.get_values()[0]  # pyright: ignore
    return None


def _neutral(op: Operation, other_is_left: bool) -> Number | None:
    """The number that leaves the other operand as it is."""
    neutral = _NEUTRAL_ON_BOTH_SIDES.get(op.name)
    if neutral is None and other_is_left:
        neutral = _NEUTRAL_ON_THE_RIGHT.get(op.name)
    type = op.results[0].type
    if neutral is None and isinstance(type, IntegerType):
        width = cast("IntegerType[int]", type).width.data
        least, all_ones = -(1 << (width - 1)), 1 if width == 1 else -1
        return {"arith.maxsi": least, "arith.minsi": -least - 1, "arith.andi": all_ones}.get(op.name)
    return neutral


def evaluated(op: Operation, operands: Sequence[Scalar]) -> Scalar:
    """What is known of the one result of a scalar operation."""
    padded = any(operand.padded for operand in operands)
    if op.name == "arith.select" and isinstance(operands[0].known, int):
        return Scalar(operands[1 if operands[0].known else 2].known, padded)
    numbers = [operand.known for operand in operands]
    known = [number for number in numbers if isinstance(number, int | float)]
    if len(known) == len(numbers):
        return Scalar(_computed(op.name, known), padded)
    if len(numbers) == 2:
        for place, number in enumerate(numbers):
            if isinstance(number, int | float) and number == _neutral(op, other_is_left=place == 1):
                return Scalar(numbers[1 - place], padded)
            if isinstance(number, int | float) and number == _ABSORBING.get(op.name):
                return Scalar(number, padded)
    return Scalar(None, padded)


def _computed(name: str, operands: Sequence[Number]) -> Number | None:
    function = _FUNCTIONS.get(name)
    if function is None:
        return None
    try:
        return function(*operands)
    except (ArithmeticError, ValueError):
        return None


def constants_among(ops: Sequence[Operation]) -> Mapping[object, Number]:
    """The values of a block that are one known number: constants, and tensors filled with one."""
    found: dict[object, Number] = {}
    for op in ops:
        if op.name == "arith.constant":
            number = number_in(op.properties.get("value"))
        elif op.name in ("linalg.fill", "tensor.splat") and op.operands:
            number = found.get(op.operands[0])
        else:
            continue
        if number is not None and op.results:
            found[op.results[0]] = number
    return found
