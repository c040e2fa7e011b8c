"""arith and math on floats: NaN rules, predicates, roundings, and elementary functions against Python's own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Run = Callable[..., Any]
Text = Callable[..., str]
NAN = float("nan")
INF = float("inf")
NUMBERS = [-INF, -2.5, -0.5, 0.0, 0.5, 2.5, INF, NAN]
PAIRS = [(a, b) for a in NUMBERS for b in NUMBERS]


def text_of(op: str, kind: str, operands: int, count: int, result: str = "") -> str:
    tensor = f"tensor<{count}x{kind}>"
    target = f"tensor<{count}x{result or kind}>"
    names = [f"%a{number}" for number in range(operands)]
    parameters = ", ".join(f"{name}: {tensor}" for name in names)
    return f"""func.func @f({parameters}) -> {target} {{
      %r = "{op}"({", ".join(names)}) : ({", ".join([tensor] * operands)}) -> {target}
      func.return %r : {target}
    }}"""


def is_ordered(a: float, b: float) -> bool:
    return not (math.isnan(a) or math.isnan(b))


ORDERED: list[Callable[[float, float], bool]] = [
    lambda a, b: False,
    lambda a, b: a == b,
    lambda a, b: a > b,
    lambda a, b: a >= b,
    lambda a, b: a < b,
    lambda a, b: a <= b,
    lambda a, b: a != b,
    lambda a, b: True,
]
NAMES = [
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
]


def predicate(name: str, a: float, b: float) -> bool:
    number = NAMES.index(name)
    if name in ("false", "true"):
        return name == "true"
    if number < 8:
        return is_ordered(a, b) and ORDERED[number](a, b)
    unordered = {"ueq": 1, "ugt": 2, "uge": 3, "ult": 4, "ule": 5, "une": 6, "uno": 0}
    return not is_ordered(a, b) or ORDERED[unordered[name]](a, b)


@pytest.mark.parametrize("name", NAMES)
def test_all_predicates_on_nan_and_infinity(name: str, run: Run, pointwise: Text) -> None:
    fields = f"<{{fastmath = #arith.fastmath<none>, predicate = {NAMES.index(name)} : i64}}>"
    text = pointwise(f"arith.cmpf {fields}", ["f32", "f32"], "i1", len(PAIRS))
    a, b = (np.array(column, np.float32) for column in zip(*PAIRS, strict=True))
    assert run(text, a, b).tolist() == [predicate(name, x, y) for x, y in PAIRS]


EXTREMA: dict[str, Callable[[float, float], float]] = {
    "maximumf": lambda a, b: max(a, b) if is_ordered(a, b) else NAN,
    "minimumf": lambda a, b: min(a, b) if is_ordered(a, b) else NAN,
    "maxnumf": lambda a, b: max(a, b) if is_ordered(a, b) else b if math.isnan(a) else a,
    "minnumf": lambda a, b: min(a, b) if is_ordered(a, b) else b if math.isnan(a) else a,
}


@pytest.mark.parametrize("op", EXTREMA)
def test_extrema_keep_or_pass_over_nan(op: str, run: Run) -> None:
    a, b = (np.array(column, np.float32) for column in zip(*PAIRS, strict=True))
    got = run(text_of(f"arith.{op}", "f32", 2, len(PAIRS)), a, b)
    np.testing.assert_array_equal(got, np.array([EXTREMA[op](x, y) for x, y in PAIRS], np.float32))


ARITHMETIC: dict[str, Callable[..., float]] = {
    "addf": lambda a, b: a + b,
    "subf": lambda a, b: a - b,
    "mulf": lambda a, b: a * b,
    "divf": lambda a, b: a / b,
}


@pytest.mark.parametrize("kind", ["f64", "f32", "f16"])
@pytest.mark.parametrize("op", ARITHMETIC)
def test_arithmetic_is_done_in_its_own_type(op: str, kind: str, run: Run) -> None:
    dtype = {"f64": np.float64, "f32": np.float32, "f16": np.float16}[kind]
    a, b = np.array([0.1, -3.7, 1e4], dtype), np.array([3.3, 0.07, 1.1e4], dtype)
    with np.errstate(over="ignore"):
        want = [dtype(ARITHMETIC[op](float(x), float(y))) for x, y in zip(a, b, strict=True)]
    got = run(text_of(f"arith.{op}", kind, 2, 3), a, b)
    assert got.dtype == dtype
    assert got.tolist() == [float(number) for number in want]


def to_bfloat16(number: float) -> float:
    """Round to nearest, ties to even, by exact fractions."""
    if number == 0 or not math.isfinite(number):
        return number
    exponent = math.frexp(number)[1] - 8
    return math.ldexp(round(math.ldexp(number, -exponent)), exponent)


@pytest.mark.parametrize("op", ARITHMETIC)
def test_bfloat16_is_rounded_after_each_operation(op: str, run: Run) -> None:
    generator = np.random.default_rng(1)
    a, b = ([to_bfloat16(float(x)) for x in generator.standard_normal(200)] for _ in range(2))
    got = run(text_of(f"arith.{op}", "bf16", 2, 200), np.array(a, np.float32), np.array(b, np.float32))
    exact = [np.float32(ARITHMETIC[op](x, y)) for x, y in zip(a, b, strict=True)]
    assert got.tolist() == [to_bfloat16(float(number)) for number in exact]


def test_bfloat16_keeps_nan_and_infinity(run: Run) -> None:
    got = run(text_of("arith.negf", "bf16", 1, 3), np.array([NAN, INF, -0.0], np.float32))
    np.testing.assert_array_equal(got, np.array([NAN, -INF, 0.0], np.float32))


UNARY: dict[str, tuple[Callable[[float], float], list[float]]] = {
    "absf": (abs, [-1.5, 2.0, -0.0]),
    "acos": (math.acos, [-0.9, 0.1, 1.0]),
    "acosh": (math.acosh, [1.0, 1.5, 30.0]),
    "asin": (math.asin, [-0.9, 0.1, 1.0]),
    "asinh": (math.asinh, [-3.0, 0.1, 30.0]),
    "atan": (math.atan, [-3.0, 0.1, 30.0]),
    "atanh": (math.atanh, [-0.9, 0.1, 0.5]),
    "cbrt": (math.cbrt, [-27.0, 0.1, 2.0]),
    "ceil": (math.ceil, [-1.5, 0.1, 2.0]),
    "cos": (math.cos, [-3.0, 0.1, 2.0]),
    "cosh": (math.cosh, [-3.0, 0.1, 2.0]),
    "erf": (math.erf, [-5.0, -0.3, 0.0, 1e-4, 0.7, 2.9, 6.0]),
    "exp": (math.exp, [-3.0, 0.1, 2.0]),
    "exp2": (lambda x: 2.0**x, [-3.0, 0.1, 2.0]),
    "expm1": (math.expm1, [-3.0, 1e-6, 2.0]),
    "floor": (math.floor, [-1.5, 0.1, 2.0]),
    "log": (math.log, [0.3, 1.0, 20.0]),
    "log10": (math.log10, [0.3, 1.0, 20.0]),
    "log1p": (math.log1p, [-0.3, 1e-6, 20.0]),
    "log2": (math.log2, [0.3, 1.0, 20.0]),
    "round": (lambda x: math.copysign(math.floor(abs(x) + 0.5), x), [-2.5, -0.25, 0.5, 1.5, 2.5, -3.75]),
    "roundeven": (round, [-2.5, -0.25, 0.5, 1.5, 2.5, -3.75]),
    "rsqrt": (lambda x: 1 / math.sqrt(x), [0.3, 1.0, 20.0]),
    "sin": (math.sin, [-3.0, 0.1, 2.0]),
    "sinh": (math.sinh, [-3.0, 0.1, 2.0]),
    "sqrt": (math.sqrt, [0.0, 0.1, 2.0]),
    "tan": (math.tan, [-3.0, 0.1, 2.0]),
    "tanh": (math.tanh, [-3.0, 0.1, 2.0]),
    "trunc": (math.trunc, [-1.5, 0.1, 2.75]),
}


@pytest.mark.parametrize(("kind", "tolerance"), [("f64", 1e-14), ("f32", 1e-6), ("f16", 2e-3), ("bf16", 8e-3)])
@pytest.mark.parametrize("op", UNARY)
def test_elementary_functions(op: str, kind: str, tolerance: float, run: Run) -> None:
    function, numbers = UNARY[op]
    dtype = {"f64": np.float64, "f16": np.float16}.get(kind, np.float32)
    given = np.array([to_bfloat16(x) for x in numbers] if kind == "bf16" else numbers, dtype)
    got = run(text_of(f"math.{op}", kind, 1, len(numbers)), given)
    want = np.array([float(function(float(x))) for x in given])
    assert got.dtype == dtype
    np.testing.assert_allclose(got.astype(np.float64), want, rtol=tolerance, atol=tolerance / 100)


def test_the_single_precision_error_function_is_close_everywhere(run: Run) -> None:
    given = np.linspace(-5, 5, 2001).astype(np.float32)
    got = run(text_of("math.erf", "f32", 1, 2001), given)
    assert max(abs(float(y) - math.erf(float(x))) for x, y in zip(given, got, strict=True)) < 5e-7


BINARY: dict[str, tuple[Callable[..., float], list[list[float]]]] = {
    "atan2": (math.atan2, [[-1.0, 2.0, 0.5], [-2.0, 0.5, -1.0]]),
    "copysign": (math.copysign, [[-1.0, 2.0, 0.5], [2.0, -0.5, -0.0]]),
    "powf": (math.pow, [[1.5, -2.0, 0.5], [2.5, 3.0, -1.5]]),
    "fma": (lambda a, b, c: a * b + c, [[1.5, -2.0, 0.5], [2.5, 3.0, -1.5], [-1.0, 0.25, 7.0]]),
}


@pytest.mark.parametrize("op", BINARY)
def test_functions_of_several_operands(op: str, run: Run) -> None:
    function, columns = BINARY[op]
    arrays = [np.array(column, np.float32) for column in columns]
    got = run(text_of(f"math.{op}", "f32", len(arrays), 3), *arrays)
    want = [function(*map(float, row)) for row in zip(*columns, strict=True)]
    np.testing.assert_allclose(got, np.array(want, np.float32), rtol=1e-6)
    assert np.signbit(got).tolist() == [math.copysign(1, x) < 0 for x in want]


@pytest.mark.parametrize("exponent", [-2, -1, 0, 1, 2, 3, 4, 7])
def test_integer_powers_of_floats(exponent: int, run: Run) -> None:
    text = f"""func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {{
      %e = arith.constant dense<{exponent}> : tensor<3xi64>
      %r = math.fpowi %a, %e : tensor<3xf32>, tensor<3xi64>
      func.return %r : tensor<3xf32>
    }}"""
    got = run(text, np.array([-1.5, 0.25, 3.0], np.float32))
    np.testing.assert_allclose(got, [x**exponent for x in (-1.5, 0.25, 3.0)], rtol=1e-6)


def test_integer_powers_that_are_only_known_at_run_time(run: Run) -> None:
    text = """func.func @f(%a: tensor<3xf32>, %e: tensor<3xi32>) -> tensor<3xf32> {
      %r = math.fpowi %a, %e : tensor<3xf32>, tensor<3xi32>
      func.return %r : tensor<3xf32>
    }"""
    got = run(text, np.array([-1.5, -2.0, 3.0], np.float32), np.array([3, -2, 0], np.int32))
    np.testing.assert_allclose(got, [(-1.5) ** 3, 0.25, 1.0], rtol=1e-6)


def test_bits_are_counted_from_both_ends(run: Run) -> None:
    numbers = np.array([0, 1, -1, 12, -128, 64], np.int8)
    bits = [format(int(n) & 0xFF, "08b") for n in numbers]
    counts = {op: run(text_of(f"math.{op}", "i8", 1, 6), numbers).tolist() for op in ("ctpop", "ctlz", "cttz")}
    assert counts["ctpop"] == [b.count("1") for b in bits]
    assert counts["ctlz"] == [8 - len(b.lstrip("0")) for b in bits]
    assert counts["cttz"] == [8 - len(b.rstrip("0")) for b in bits]


def test_integer_powers_and_absolute_values(run: Run) -> None:
    a = np.array([2, -3, -1, 1, 5, 0, -1], np.int32)
    b = np.array([5, 3, -3, -7, -1, 0, -2], np.int32)
    assert run(text_of("math.ipowi", "i32", 2, 7), a, b).tolist() == [32, -27, -1, 1, 0, 1, 1]
    assert run(text_of("math.absi", "i32", 1, 7), a).tolist() == [2, 3, 1, 1, 5, 0, 1]


def test_no_warning_leaks(run: Run, recwarn: pytest.WarningsRecorder) -> None:
    run(text_of("math.log", "f32", 1, 3), np.array([-1.0, 0.0, 1.0], np.float32))
    run(text_of("math.exp", "f32", 1, 1), np.array([1e4], np.float32))
    assert not recwarn.list
