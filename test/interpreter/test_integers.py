"""arith on integers: every operation on every pair of numbers, against Python's unbounded integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Run = Callable[..., Any]
Text = Callable[..., str]
TYPES = {"i8": np.int8, "i1": np.bool_, "i4": np.int8}
BITS = {"i8": 8, "i1": 1, "i4": 4}


def signed(number: int, bits: int) -> int:
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number


def unsigned(number: int, bits: int) -> int:
    return number & ((1 << bits) - 1)


def to_zero(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


SIGNED: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "divsi": to_zero,
    "floordivsi": lambda a, b: a // b,
    "ceildivsi": lambda a, b: -(-a // b),
    "remsi": lambda a, b: a - to_zero(a, b) * b,
    "minsi": min,
    "maxsi": max,
    "andi": lambda a, b: a & b,
    "ori": lambda a, b: a | b,
    "xori": lambda a, b: a ^ b,
}
UNSIGNED: dict[str, Callable[[int, int], int]] = {
    "divui": lambda a, b: a // b,
    "ceildivui": lambda a, b: -(-a // b),
    "remui": lambda a, b: a % b,
    "minui": min,
    "maxui": max,
}
DIVISIONS = ("divsi", "floordivsi", "ceildivsi", "remsi", "divui", "ceildivui", "remui")


def pairs(kind: str) -> tuple[list[int], list[int]]:
    bits = BITS[kind]
    numbers = [signed(number, bits) for number in range(1 << bits)]
    return [a for a in numbers for _ in numbers], [b for _ in numbers for b in numbers]


def held(numbers: list[int], kind: str) -> Any:
    return np.array([bool(n) for n in numbers]) if kind == "i1" else np.array(numbers, TYPES[kind])


def binary(op: str, kind: str, count: int) -> str:
    tensor = f"tensor<{count}x{kind}>"
    return f"""func.func @f(%a: {tensor}, %b: {tensor}) -> {tensor} {{
      %c = arith.{op} %a, %b : {tensor}
      func.return %c : {tensor}
    }}"""


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("op", [*SIGNED, *UNSIGNED])
def test_arithmetic_wraps_to_the_width(op: str, kind: str, run: Run) -> None:
    a, b = pairs(kind)
    if op in DIVISIONS:
        kept = [(x, y) for x, y in zip(a, b, strict=True) if y != 0]
        a, b = [x for x, _ in kept], [y for _, y in kept]
    bits = BITS[kind]
    read = signed if op in SIGNED else unsigned
    function = SIGNED.get(op) or UNSIGNED[op]
    want = [signed(function(read(x, bits), read(y, bits)), bits) for x, y in zip(a, b, strict=True)]

    got = run(binary(op, kind, len(a)), held(a, kind), held(b, kind))

    assert got.dtype == TYPES[kind]
    assert got.tolist() == held(want, kind).tolist()


@pytest.mark.parametrize(
    ("op", "function"),
    [
        ("shli", lambda a, s: a << s),
        ("shrsi", lambda a, s: a >> s),
        ("shrui", lambda a, s: unsigned(a, 8) >> s),
    ],
)
def test_shifts(op: str, function: Callable[[int, int], int], run: Run) -> None:
    numbers = [(a, s) for a in range(-128, 128) for s in range(8)]
    want = [signed(function(a, s), 8) for a, s in numbers]
    a, s = (np.array(column, np.int8) for column in zip(*numbers, strict=True))
    assert run(binary(op, "i8", len(numbers)), a, s).tolist() == want


PREDICATES: dict[str, tuple[Callable[[int, int], int], Callable[[int, int], bool]]] = {
    "eq": (signed, lambda a, b: a == b),
    "ne": (signed, lambda a, b: a != b),
    "slt": (signed, lambda a, b: a < b),
    "sle": (signed, lambda a, b: a <= b),
    "sgt": (signed, lambda a, b: a > b),
    "sge": (signed, lambda a, b: a >= b),
    "ult": (unsigned, lambda a, b: a < b),
    "ule": (unsigned, lambda a, b: a <= b),
    "ugt": (unsigned, lambda a, b: a > b),
    "uge": (unsigned, lambda a, b: a >= b),
}


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparisons(predicate: str, kind: str, run: Run, pointwise: Text) -> None:
    a, b = pairs(kind)
    read, compare = PREDICATES[predicate]
    want = [compare(read(x, BITS[kind]), read(y, BITS[kind])) for x, y in zip(a, b, strict=True)]
    number = list(PREDICATES).index(predicate)
    text = pointwise(f"arith.cmpi <{{predicate = {number} : i64}}>", [kind, kind], "i1", len(a))
    assert run(text, held(a, kind), held(b, kind)).tolist() == want


EXTENDED = {
    "addui_extended": lambda a, b: (a + b, a + b >> 8),
    "mului_extended": lambda a, b: (a * b, a * b >> 8),
}


@pytest.mark.parametrize("op", [*EXTENDED, "mulsi_extended"])
def test_extended_results_hold_the_upper_half(op: str, run: Run) -> None:
    a, b = pairs("i8")
    high = "i1" if op == "addui_extended" else "i8"
    n = len(a)
    text = f"""func.func @f(%a: tensor<{n}xi8>, %b: tensor<{n}xi8>) -> (tensor<{n}xi8>, tensor<{n}x{high}>) {{
      %l, %h = "arith.{op}"(%a, %b) : (tensor<{n}xi8>, tensor<{n}xi8>) -> (tensor<{n}xi8>, tensor<{n}x{high}>)
      func.return %l, %h : tensor<{n}xi8>, tensor<{n}x{high}>
    }}"""
    if op in EXTENDED:
        wide = [EXTENDED[op](unsigned(x, 8), unsigned(y, 8)) for x, y in zip(a, b, strict=True)]
    else:
        wide = [(x * y, x * y >> 8) for x, y in zip(a, b, strict=True)]

    low_got, high_got = run(text, held(a, "i8"), held(b, "i8"))

    assert low_got.tolist() == [signed(low, 8) for low, _ in wide]
    assert high_got.tolist() == held([signed(h, 8) for _, h in wide], high).tolist()


def test_division_by_zero_gives_some_number_without_a_warning(run: Run, recwarn: pytest.WarningsRecorder) -> None:
    run(binary("divsi", "i8", 2), np.array([3, -128], np.int8), np.array([0, -1], np.int8))
    assert not recwarn.list


CASTS: list[tuple[str, str, str, Any, Any]] = [
    ("extsi", "i8", "i32", [-128, 127], [-128, 127]),
    ("extsi", "i1", "i32", [True, False], [-1, 0]),
    ("extsi", "i4", "i8", [-8, 7], [-8, 7]),
    ("extui", "i8", "i32", [-128, 127], [128, 127]),
    ("extui", "i1", "i32", [True, False], [1, 0]),
    ("extui", "i4", "i8", [-8, 7], [8, 7]),
    ("trunci", "i32", "i8", [300, -129], [44, 127]),
    ("trunci", "i8", "i4", [9, -9], [-7, 7]),
    ("trunci", "i32", "i1", [2, 3], [False, True]),
    ("sitofp", "i8", "f32", [-128, 127], [-128.0, 127.0]),
    ("sitofp", "i1", "f32", [True, False], [-1.0, 0.0]),
    ("uitofp", "i8", "f32", [-128, 127], [128.0, 127.0]),
    ("uitofp", "i1", "f32", [True, False], [1.0, 0.0]),
    ("fptosi", "f32", "i32", [-2.75, 2.75], [-2, 2]),
    ("fptoui", "f32", "i8", [200.5, 1.5], [-56, 1]),
    ("index_cast", "i32", "index", [-3, 4], [-3, 4]),
    ("index_cast", "index", "i8", [300, -3], [44, -3]),
    ("bitcast", "i32", "f32", [0x3F800000, -0x80000000], [1.0, -0.0]),
    ("bitcast", "f32", "i32", [1.0, -2.0], [0x3F800000, -0x40000000]),
    ("bitcast", "bf16", "i16", [1.0, -2.0], [0x3F80, -0x4000]),
    ("bitcast", "i16", "bf16", [0x3F80, -0x4000], [1.0, -2.0]),
    ("extf", "f16", "f32", [0.1, -3.0], [float(np.float16(0.1)), -3.0]),
    ("extf", "bf16", "f32", [1.0078125, -3.0], [1.0078125, -3.0]),
    ("truncf", "f64", "f32", [0.1, 1e300], [float(np.float32(0.1)), np.inf]),
    ("truncf", "f32", "bf16", [1.00390625, 1.01171875], [1.0, 1.015625]),
    ("truncf", "f32", "f16", [1e6, 0.1], [np.inf, float(np.float16(0.1))]),
]
HELD = {
    **TYPES,
    "i16": np.int16,
    "i32": np.int32,
    "index": np.int64,
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": np.float32,
}


@pytest.mark.parametrize(("op", "source", "target", "given", "want"), CASTS)
def test_casts(op: str, source: str, target: str, given: Any, want: Any, run: Run, pointwise: Text) -> None:
    got = run(pointwise(f"arith.{op}", [source], target, 2), np.array(given, HELD[source]))
    assert got.dtype == HELD[target]
    assert got.tolist() == want
    assert np.signbit(got).tolist() == np.signbit(np.array(want)).tolist()


@pytest.mark.parametrize("condition", [True, False])
def test_a_scalar_condition_selects_a_whole_tensor(condition: bool, run: Run) -> None:
    text = """func.func @f(%c: i1, %a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
      %r = arith.select %c, %a, %b : tensor<2x3xf32>
      func.return %r : tensor<2x3xf32>
    }"""
    a, b = np.arange(6, dtype=np.float32).reshape(2, 3), -np.ones((2, 3), np.float32)
    assert (run(text, np.array(condition), a, b) == (a if condition else b)).all()


def test_a_selection_takes_elements_by_position(run: Run, pointwise: Text) -> None:
    condition = np.array([True, False, False, True])
    arrays = np.array([1, 2, 3, 4], np.int8), np.array([-1, -2, -3, -4], np.int8)
    got = run(pointwise("arith.select", ["i1", "i8", "i8"], "i8", 4), condition, *arrays)
    assert got.tolist() == [1, -2, -3, 4]
