"""Reductions: every combiner, argmax and argmin, and bodies that no rule recognises."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

Run = Callable[..., Any]
NAN = float("nan")


def reduce_rows(body: str, kind: str, rows: int, columns: int) -> str:
    """@f, a fold of each row of `tensor<rows x columns>` into `tensor<rows>`; %x is the element, %a the accumulator."""
    return f"""func.func @f(%t: tensor<{rows}x{columns}x{kind}>, %i: tensor<{rows}x{kind}>) -> tensor<{rows}x{kind}> {{
      %r = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
        iterator_types = ["parallel", "reduction"]}}
        ins(%t : tensor<{rows}x{columns}x{kind}>) outs(%i : tensor<{rows}x{kind}>) {{
      ^bb0(%x: {kind}, %a: {kind}):
        {body}
        linalg.yield %y : {kind}
      }} -> tensor<{rows}x{kind}>
      func.return %r : tensor<{rows}x{kind}>
    }}"""


def fold(function: Callable[[Any, Any], Any], initial: Sequence[Any], rows: Sequence[Sequence[Any]]) -> list[Any]:
    return [functools.reduce(function, row, start) for start, row in zip(initial, rows, strict=True)]


FLOAT_FOLDS: dict[str, Callable[[float, float], float]] = {
    "addf": lambda a, x: a + x,
    "mulf": lambda a, x: a * x,
    "maximumf": max,
    "minimumf": min,
    "maxnumf": max,
    "minnumf": min,
}


@pytest.mark.parametrize("order", ["%a, %x", "%x, %a"])
@pytest.mark.parametrize("op", FLOAT_FOLDS)
def test_float_folds(op: str, order: str, run: Run) -> None:
    rows = np.random.default_rng(0).standard_normal((3, 5)).astype(np.float32)
    initial = np.array([0.5, -3.0, 7.0], np.float32)
    got = run(reduce_rows(f"%y = arith.{op} {order} : f32", "f32", 3, 5), rows, initial)
    np.testing.assert_allclose(got, fold(FLOAT_FOLDS[op], initial.tolist(), rows.tolist()), rtol=1e-5)


INTEGER_FOLDS: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, x: a + x,
    "muli": lambda a, x: a * x,
    "andi": lambda a, x: a & x,
    "ori": lambda a, x: a | x,
    "xori": lambda a, x: a ^ x,
    "maxsi": max,
    "minsi": min,
    "maxui": lambda a, x: max(a, x, key=lambda n: n & 0xFF),
    "minui": lambda a, x: min(a, x, key=lambda n: n & 0xFF),
}


def wrapped(number: int, bits: int) -> int:
    return (number + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


@pytest.mark.parametrize("op", INTEGER_FOLDS)
def test_integer_folds_wrap(op: str, run: Run) -> None:
    rows = np.random.default_rng(0).integers(-128, 128, (3, 5)).astype(np.int8)
    initial = np.array([1, -77, 100], np.int8)
    got = run(reduce_rows(f"%y = arith.{op} %a, %x : i8", "i8", 3, 5), rows, initial)
    want = fold(INTEGER_FOLDS[op], initial.tolist(), rows.tolist())
    assert got.dtype == np.int8
    assert got.tolist() == [wrapped(number, 8) for number in want]


@pytest.mark.parametrize("op", ["addi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"])
def test_folds_of_single_bits(op: str, run: Run) -> None:
    rows = np.array([[0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 1]], np.bool_)
    for start in (False, True):
        initial = np.full(4, start)
        got = run(reduce_rows(f"%y = arith.{op} %a, %x : i1", "i1", 4, 3), rows, initial)
        function = INTEGER_FOLDS[op]
        signed = fold(function, [-int(start)] * 4, [[-int(x) for x in row] for row in rows])
        assert got.tolist() == [bool(number & 1) for number in signed]


def test_four_bit_sums_wrap(run: Run) -> None:
    rows = np.array([[7, 7, 7], [-8, -8, 1]], np.int8)
    got = run(reduce_rows("%y = arith.addi %a, %x : i4", "i4", 2, 3), rows, np.array([1, -1], np.int8))
    assert got.tolist() == [wrapped(22, 4), wrapped(-16, 4)]


def test_a_zero_before_costs_no_addition_and_changes_nothing(compiled: Callable[..., Any]) -> None:
    text = """func.func @f(%t: tensor<2x3xf32>) -> tensor<2xf32> {
      %zero = arith.constant 0.000000e+00 : f32
      %e = tensor.empty() : tensor<2xf32>
      %i = linalg.fill ins(%zero : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
        iterator_types = ["parallel", "reduction"]} ins(%t : tensor<2x3xf32>) outs(%i : tensor<2xf32>) {
      ^bb0(%x: f32, %a: f32):
        %y = arith.addf %a, %x : f32
        linalg.yield %y : f32
      } -> tensor<2xf32>
      func.return %r : tensor<2xf32>
    }"""
    rows = np.array([[1, 2, 3], [-4, 5, -6]], np.float32)
    assert compiled(text)(rows)[0].tolist() == [6, -5]


@pytest.mark.parametrize("op", ["maximumf", "minimumf"])
def test_a_nan_wins_an_extremum_that_keeps_it(op: str, run: Run) -> None:
    rows = np.array([[1, NAN, 3], [1, 2, 3]], np.float32)
    got = run(reduce_rows(f"%y = arith.{op} %a, %x : f32", "f32", 2, 3), rows, np.zeros(2, np.float32))
    assert np.isnan(got).tolist() == [True, False]


@pytest.mark.parametrize("op", ["maxnumf", "minnumf"])
def test_a_nan_is_passed_over_by_the_other_kind(op: str, run: Run) -> None:
    rows = np.array([[1, NAN, 3], [NAN, NAN, NAN]], np.float32)
    got = run(reduce_rows(f"%y = arith.{op} %a, %x : f32", "f32", 2, 3), rows, np.array([2, 2], np.float32))
    assert got.tolist() == [3 if op == "maxnumf" else 1, 2]


SELECTS = {
    "%c = arith.cmpf ogt, %x, %a : f32": max,
    "%c = arith.cmpf oge, %x, %a : f32": max,
    "%c = arith.cmpf olt, %a, %x : f32": max,
    "%c = arith.cmpf olt, %x, %a : f32": min,
    "%c = arith.cmpf ogt, %a, %x : f32": min,
}


@pytest.mark.parametrize("compare", SELECTS)
def test_an_extremum_written_as_a_comparison_and_a_selection(compare: str, run: Run) -> None:
    rows = np.array([[1, NAN, 3, -7], [-1, -5, -2, NAN]], np.float32)
    body = f"{compare}\n%y = arith.select %c, %x, %a : f32"
    got = run(reduce_rows(body, "f32", 2, 4), rows, np.array([0.5, -3], np.float32))
    present = [[x for x in row if not math.isnan(x)] for row in rows.tolist()]
    assert got.tolist() == [SELECTS[compare]((start, *row)) for start, row in zip((0.5, -3), present, strict=True)]


@pytest.mark.parametrize(
    ("body", "function"),
    [
        ("%z = arith.addf %a, %x : f32\n%y = arith.addf %z, %x : f32", lambda a, x: a + x + x),
        ("%y = arith.subf %a, %x : f32", lambda a, x: a - x),
        ("%z = arith.mulf %x, %x : f32\n%y = arith.addf %z, %a : f32", lambda a, x: a + x * x),
        ("%z = arith.mulf %x, %x : f32\n%w = arith.subf %a, %z : f32\n%y = arith.addf %x, %w : f32", None),
        # Not folds: evaluated point by point.
        ("%y = arith.subf %x, %a : f32", lambda a, x: x - a),
        ("%z = arith.mulf %a, %x : f32\n%y = arith.addf %z, %x : f32", lambda a, x: a * x + x),
        ("%z = arith.addf %a, %x : f32\n%y = arith.mulf %z, %x : f32", lambda a, x: (a + x) * x),
        ("%z = math.absf %a : f32\n%y = arith.addf %z, %x : f32", lambda a, x: abs(a) + x),
        ("%y = arith.addf %x, %x : f32", lambda a, x: x + x),
        ("%c = arith.cmpf ugt, %x, %a : f32\n%y = arith.select %c, %x, %a : f32", max),
    ],
)
def test_bodies_around_the_recognised_ones(body: str, function: Any, run: Run) -> None:
    rows = np.random.default_rng(3).standard_normal((3, 5)).astype(np.float32)
    initial = np.array([0.5, -3.0, 7.0], np.float32)
    got = run(reduce_rows(body, "f32", 3, 5), rows, initial)
    function = function or (lambda a, x: a - x * x + x)
    np.testing.assert_allclose(got, fold(function, initial.tolist(), rows.tolist()), rtol=1e-4, atol=1e-5)


# The index of an extreme

ARGMAX = """func.func @f(%t: tensor<{shape}xf32>, %v: tensor<{rows}xf32>, %i: tensor<{rows}xi64>)
    -> (tensor<{rows}xf32>, tensor<{rows}xi64>) {{
  %r:2 = "linalg.generic"(%t, %v, %i) <{{indexing_maps = [{maps}], iterator_types = [{iterators}],
    operandSegmentSizes = array<i32: 1, 2>}}> ({{
  ^bb0(%x: f32, %a: f32, %b: i64):
    %d = "linalg.index"() <{{dim = {dim} : i64}}> : () -> index
    %e = arith.index_cast %d : index to i64
    {extreme}
    %c = arith.cmpf {predicate}, %x, %a : f32
    %n = arith.select %c, %e, %b : i64
    "linalg.yield"(%m, %n) : (f32, i64) -> ()
  }}) : (tensor<{shape}xf32>, tensor<{rows}xf32>, tensor<{rows}xi64>) -> (tensor<{rows}xf32>, tensor<{rows}xi64>)
  func.return %r#0, %r#1 : tensor<{rows}xf32>, tensor<{rows}xi64>
}}"""
P, R = "#linalg.iterator_type<parallel>", "#linalg.iterator_type<reduction>"
ROWS = {
    "maps": "affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>",
    "iterators": f"{P}, {R}",
    "dim": 1,
}
MAXIMUM, CHOSEN = "%m = arith.maximumf %x, %a : f32", "%m = arith.select %c, %x, %a : f32"


def first_extreme(row: Sequence[float], value: float, index: int, predicate: str, keeps_nan: bool) -> tuple[float, int]:
    """The two accumulators, point by point."""
    beats = {"ogt": lambda a, b: a > b, "oge": lambda a, b: a >= b, "olt": lambda a, b: a < b}[predicate]
    for number, x in enumerate(row):
        if beats(x, value):
            value, index = x, number
        if keeps_nan and (math.isnan(x) or math.isnan(value)):
            value = NAN
    return value, index


@pytest.mark.parametrize("predicate", ["ogt", "oge", "olt"])
@pytest.mark.parametrize("keeps_nan", [True, False])
def test_argmax_takes_the_point_that_the_loops_would_take(predicate: str, keeps_nan: bool, run: Run) -> None:
    rows = np.array(
        [[1, 5, 5, -2], [-1, NAN, 9, 0], [3, 4, NAN, 9], [-9, -9, -9, -9], [NAN, NAN, NAN, NAN], [2, 2, 1, 2]],
        np.float32,
    )
    value, index = np.array([0, -2, 3, -9, 0, 2], np.float32), np.array([7, 7, 7, 7, 7, 7])
    if keeps_nan:
        name = "minimumf" if predicate == "olt" else "maximumf"
        extreme = f"%m = arith.{name} %x, %a : f32"
    else:
        extreme = f"%c0 = arith.cmpf {predicate}, %x, %a : f32\n%m = arith.select %c0, %x, %a : f32"
    text = ARGMAX.format(shape="6x4", rows=6, extreme=extreme, predicate=predicate, **ROWS)

    values, indices = run(text, rows, value, index)

    want = [
        first_extreme(row, start, at, predicate, keeps_nan)
        for row, start, at in zip(rows.tolist(), value.tolist(), index.tolist(), strict=True)
    ]
    np.testing.assert_array_equal(values, np.array([v for v, _ in want], np.float32))
    assert indices.tolist() == [i for _, i in want]


def test_argmax_over_two_loops_in_their_order(run: Run) -> None:
    text = ARGMAX.format(
        shape="3x2x4",
        rows=2,
        maps="affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>, "
        "affine_map<(d0, d1, d2) -> (d1)>",
        iterators=f"{R}, {P}, {R}",
        dim=2,
        extreme=MAXIMUM,
        predicate="ogt",
    )
    t = np.random.default_rng(0).permutation(24).reshape(3, 2, 4).astype(np.float32)
    values, indices = run(text, t, np.full(2, -np.inf, np.float32), np.zeros(2, np.int64))
    moved = t.transpose(1, 0, 2)
    assert values.tolist() == moved.max((1, 2)).tolist()
    assert indices.tolist() == [int(row.argmax() % 4) for row in moved.reshape(2, 12)]


def test_a_dead_index_is_not_computed(compiled: Callable[..., Any]) -> None:
    text = ARGMAX.format(shape="6x4", rows=6, extreme=MAXIMUM, predicate="ogt", **ROWS)
    text = text.replace("func.return %r#0, %r#1 : tensor<6xf32>, tensor<6xi64>", "func.return %r#0 : tensor<6xf32>")
    text = text.replace("-> (tensor<6xf32>, tensor<6xi64>) {\n", "-> tensor<6xf32> {\n", 1)
    rows = np.random.default_rng(0).standard_normal((6, 4)).astype(np.float32)
    got = compiled(text)(rows, np.zeros(6, np.float32), np.zeros(6, np.int64))[0]
    assert got.tolist() == np.maximum(rows.max(1), 0).tolist()


def test_a_mean_and_variance_that_depend_on_each_other(run: Run) -> None:
    """Welford's recurrence: two accumulators, of which one reads the other; the index counts the points."""
    text = """func.func @f(%t: tensor<3x6xf64>, %m0: tensor<3xf64>, %s0: tensor<3xf64>)
        -> (tensor<3xf64>, tensor<3xf64>) {
      %one = arith.constant 1 : i64
      %r:2 = "linalg.generic"(%t, %m0, %s0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
        affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
        iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>],
        operandSegmentSizes = array<i32: 1, 2>}> ({
      ^bb0(%x: f64, %m: f64, %s: f64):
        %d = "linalg.index"() <{dim = 1 : i64}> : () -> index
        %e = arith.index_cast %d : index to i64
        %k = arith.addi %e, %one : i64
        %n = arith.sitofp %k : i64 to f64
        %u = arith.subf %x, %m : f64
        %v = arith.divf %u, %n : f64
        %w = arith.addf %m, %v : f64
        %p = arith.subf %x, %w : f64
        %q = arith.mulf %u, %p : f64
        %z = arith.addf %s, %q : f64
        "linalg.yield"(%w, %z) : (f64, f64) -> ()
      }) : (tensor<3x6xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      func.return %r#0, %r#1 : tensor<3xf64>, tensor<3xf64>
    }"""
    rows = np.random.default_rng(5).standard_normal((3, 6))
    mean, squares = run(text, rows, np.zeros(3), np.zeros(3))
    np.testing.assert_allclose(mean, rows.mean(1))
    np.testing.assert_allclose(squares, rows.var(1) * 6)


def test_a_running_sum_is_written_beside_its_total(run: Run) -> None:
    """A parallel result that reads a carried one: every point is stored as it passes."""
    text = """func.func @f(%t: tensor<2x4xf32>, %s: tensor<2xf32>, %o: tensor<2x4xf32>)
        -> (tensor<2xf32>, tensor<2x4xf32>) {
      %r:2 = "linalg.generic"(%t, %s, %o) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
        affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
        iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>],
        operandSegmentSizes = array<i32: 1, 2>}> ({
      ^bb0(%x: f32, %a: f32, %b: f32):
        %y = arith.addf %a, %x : f32
        "linalg.yield"(%y, %y) : (f32, f32) -> ()
      }) : (tensor<2x4xf32>, tensor<2xf32>, tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2x4xf32>)
      func.return %r#0, %r#1 : tensor<2xf32>, tensor<2x4xf32>
    }"""
    rows = np.array([[1, 2, 3, 4], [-1, 1, -1, 5]], np.float32)
    total, running = run(text, rows, np.array([10, 0], np.float32), np.zeros((2, 4), np.float32))
    assert total.tolist() == [20, 4]
    assert running.tolist() == [[11, 13, 16, 20], [-1, 0, -1, 4]]
