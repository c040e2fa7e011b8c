"""Sums of products: one matrix product, right in any layout, in the operands' type, the same bits for equal rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tp_dialect.interpreter.core import contraction

Run = Callable[..., Any]
CONSTRUCTED = {"f32": np.float32, "f16": np.float16, "bf16": np.float32, "i32": np.int32, "i8": np.int8}


def product(a: str, b: str, c: str, sizes: dict[str, int], kind: str = "f32", cast: str = "", to: str = "") -> str:
    """@f of `c += a * b`, each given by its loops as in an einsum; factors are cast to the accumulator's type."""
    loops = sorted(sizes)
    target = to or kind

    def tensor(letters: str, element: str) -> str:
        return f"tensor<{''.join(f'{sizes[letter]}x' for letter in letters)}{element}>"

    def access(letters: str) -> str:
        return f"affine_map<({', '.join(loops)}) -> ({', '.join(letters)})>"

    types = [tensor(a, kind), tensor(b, kind), tensor(c, target)]
    iterators = ", ".join('"parallel"' if loop in c else '"reduction"' for loop in loops)
    number = "f" if target[0] in "fb" else "i"
    casts = "".join(f"%{n}w = arith.{cast} %{n}s : {kind} to {target}\n" for n in "xy") if cast else ""
    x, y = ("%xw", "%yw") if cast else ("%xs", "%ys")
    return f"""func.func @f(%x: {types[0]}, %y: {types[1]}, %z: {types[2]}) -> {types[2]} {{
      %r = linalg.generic {{indexing_maps = [{access(a)}, {access(b)}, {access(c)}], iterator_types = [{iterators}]}}
        ins(%x, %y : {types[0]}, {types[1]}) outs(%z : {types[2]}) {{
      ^bb0(%xs: {kind}, %ys: {kind}, %zs: {target}):
        {casts}
        %p = arith.mul{number} {x}, {y} : {target}
        %q = arith.add{number} %zs, %p : {target}
        linalg.yield %q : {target}
      }} -> {types[2]}
      func.return %r : {types[2]}
    }}"""


SIZES = {"b": 2, "c": 3, "i": 4, "j": 5, "k": 6, "l": 7}
LAYOUTS = [
    "ik,kj->ij",
    "ki,jk->ij",
    "ik,jk->ji",
    "bik,bkj->bij",
    "bik,bjk->bji",
    "ibk,kbj->bij",
    "bcik,bcjk->bcij",
    "ikl,jlk->ij",
    "ilk,lkj->ji",
    "ikc,kjb->icjb",
    "ikc,kjb->bjci",
    "k,kj->j",
    "ik,k->i",
    "k,k->",
    "bk,bk->b",
    "bk,bkj->bj",
    "ik,j->ij",
    "ikl,kj->ij",
    "ik,jl->ij",
    "i,j->ij",
    "ijk,ijk->",
]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_equals_its_sum(layout: str, run: Run) -> None:
    a, b, c = layout.replace("->", ",").split(",")
    sizes = {letter: SIZES[letter] for letter in set(a + b + c)}
    generator = np.random.default_rng(0)
    x, y, z = (generator.standard_normal([sizes[n] for n in letters]).astype(np.float32) for letters in (a, b, c))
    got = run(product(a, b, c, sizes), x, y, z)
    want = np.einsum(layout, x.astype(np.float64), y.astype(np.float64)) + z
    assert got.dtype == np.float32
    assert got.shape == z.shape
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("layout", ["ik,kj->ij", "bik,bjk->bji", "ikl,jlk->ij"])
def test_a_contraction_is_one_matrix_product(
    layout: str, compiled: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    matmul = np.matmul

    def watched(a: Any, b: Any) -> Any:
        result = matmul(a, b)
        made.append(result.size)
        return result

    monkeypatch.setattr(contraction.np, "matmul", watched)
    a, b, c = layout.replace("->", ",").split(",")
    function = compiled(product(a, b, c, {letter: SIZES[letter] for letter in set(a + b + c)}))
    arrays = [np.ones([SIZES[n] for n in letters], np.float32) for letters in (a, b, c)]
    result = function(*arrays)[0]
    assert made == [result.size]


def test_single_precision_stays_single(compiled: Callable[..., Any]) -> None:
    """Numbers whose products only differ in double precision."""
    x = np.array([[1 + 2**-12, 1.0]], np.float32)
    y = np.array([[1 + 2**-12], [-1.0]], np.float32)
    z = np.zeros((1, 1), np.float32)
    got = compiled(product("ik", "kj", "ij", {"i": 1, "j": 1, "k": 2}))(x, y, z)[0]
    assert got.dtype == np.float32
    assert abs(float(got[0, 0]) - 2**-11) <= 2**-23


@pytest.mark.parametrize(
    ("kind", "cast", "to"), [("f16", "extf", "f32"), ("bf16", "extf", "f32"), ("i8", "extsi", "i32")]
)
def test_factors_may_be_widened_before_the_product(kind: str, cast: str, to: str, run: Run) -> None:
    generator = np.random.default_rng(0)
    dtype = CONSTRUCTED[kind]
    whole = [generator.integers(-100, 100, shape).astype(dtype) for shape in ((4, 6), (5, 6))]
    got = run(
        product("ik", "jk", "ij", {"i": 4, "j": 5, "k": 6}, kind, cast, to), *whole, np.zeros((4, 5), CONSTRUCTED[to])
    )
    want = whole[0].astype(np.float64) @ whole[1].astype(np.float64).T
    assert got.dtype == CONSTRUCTED[to]
    assert got.tolist() == want.tolist()


def test_half_precision_sums_are_not_rounded_at_each_term(run: Run) -> None:
    ones = np.ones((1, 4096), np.float16)
    got = run(product("ik", "jk", "ij", {"i": 1, "j": 1, "k": 4096}, "f16"), ones, ones, np.zeros((1, 1), np.float16))
    assert got.dtype == np.float16
    assert got.tolist() == [[4096.0]]


def test_bfloat16_sums_are_rounded_once(run: Run) -> None:
    """256 + 1 + 1: rounding after each addition would lose both."""
    x, y = np.array([[256, 1, 1]], np.float32), np.ones((1, 3), np.float32)
    got = run(product("ik", "jk", "ij", {"i": 1, "j": 1, "k": 3}, "bf16"), x, y, np.zeros((1, 1), np.float32))
    assert got.tolist() == [[258.0]]


def test_integers_wrap(run: Run) -> None:
    x = np.full((2, 3), 100, np.int8)
    got = run(product("ik", "jk", "ij", {"i": 2, "j": 2, "k": 3}, "i8"), x, x, np.zeros((2, 2), np.int8))
    assert got.tolist() == [[48, 48], [48, 48]]  # 30000 modulo 256


def test_single_bits_add_by_exclusive_or(run: Run) -> None:
    x = np.array([[1, 1, 0], [1, 1, 1]], np.bool_)
    got = run(product("ik", "jk", "ij", {"i": 2, "j": 2, "k": 3}, "i1"), x, x, np.zeros((2, 2), np.bool_))
    assert got.tolist() == ((x.astype(int) @ x.T.astype(int)) % 2 == 1).tolist()


def test_a_factor_that_does_not_vary_along_a_reduced_loop_counts_each_time(run: Run) -> None:
    """Both factors are broadcast before the sum: the engine holds one element and must multiply."""
    text = """func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
      %e = tensor.empty() : tensor<2x5xf32>
      %a = linalg.broadcast ins(%x : tensor<2xf32>) outs(%e : tensor<2x5xf32>) dimensions = [1]
      %g = tensor.empty() : tensor<5x3xf32>
      %b = linalg.broadcast ins(%y : tensor<3xf32>) outs(%g : tensor<5x3xf32>) dimensions = [0]
      %zero = arith.constant 0.000000e+00 : f32
      %o = tensor.empty() : tensor<2x3xf32>
      %z = linalg.fill ins(%zero : f32) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
      %r = linalg.matmul ins(%a, %b : tensor<2x5xf32>, tensor<5x3xf32>) outs(%z : tensor<2x3xf32>) -> tensor<2x3xf32>
      func.return %r : tensor<2x3xf32>
    }"""
    x, y = np.array([2, -3], np.float32), np.array([1, -2, 0.5], np.float32)
    assert run(text, x, y).tolist() == (5 * x[:, None] * y).tolist()


def test_a_convolution_over_windows(run: Run) -> None:
    text = """func.func @f(%x: tensor<2x9xf32>, %w: tensor<4x2x3xf32>, %z: tensor<4x7xf32>) -> tensor<4x7xf32> {
      %r = linalg.generic {indexing_maps = [affine_map<(f, t, c, k) -> (c, t + k)>,
        affine_map<(f, t, c, k) -> (f, c, k)>, affine_map<(f, t, c, k) -> (f, t)>],
        iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
        ins(%x, %w : tensor<2x9xf32>, tensor<4x2x3xf32>) outs(%z : tensor<4x7xf32>) {
      ^bb0(%a: f32, %b: f32, %o: f32):
        %p = arith.mulf %a, %b : f32
        %q = arith.addf %o, %p : f32
        linalg.yield %q : f32
      } -> tensor<4x7xf32>
      func.return %r : tensor<4x7xf32>
    }"""
    generator = np.random.default_rng(0)
    x, w, z = (generator.standard_normal(s).astype(np.float32) for s in ((2, 9), (4, 2, 3), (4, 7)))
    windows = np.lib.stride_tricks.sliding_window_view(x, 3, 1)
    np.testing.assert_allclose(run(text, x, w, z), np.einsum("ctk,fck->ft", windows, w) + z, rtol=1e-5, atol=1e-5)


# Rows


@pytest.mark.parametrize("rows", [2, 3, 4, 8, 17, 64])
@pytest.mark.parametrize(("k", "n"), [(64, 128), (100, 72), (512, 384)])
def test_equal_rows_have_equal_bits_however_many_they_are(
    rows: int, k: int, n: int, compiled: Callable[..., Any]
) -> None:
    generator = np.random.default_rng(0)
    x = generator.standard_normal((1, k)).astype(np.float32)
    w = generator.standard_normal((n, k)).astype(np.float32)

    def of(count: int) -> Any:
        function = compiled(product("ik", "jk", "ij", {"i": count, "j": n, "k": k}), whole_rows=True)
        return function(np.repeat(x, count, 0), w, np.zeros((count, n), np.float32))[0]

    assert (of(rows) == of(1)).all()
    np.testing.assert_allclose(of(rows), np.repeat(x @ w.T, rows, 0), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(("rows", "k", "n"), [(1, 64, 128), (3, 64, 128), (1, 512, 384), (4, 512, 384), (8, 512, 384)])
def test_few_rows_by_either_routine(rows: int, k: int, n: int, run: Run) -> None:
    generator = np.random.default_rng(0)
    x, w = generator.standard_normal((rows, k)).astype(np.float32), generator.standard_normal((n, k)).astype(np.float32)
    got = run(product("ik", "jk", "ij", {"i": rows, "j": n, "k": k}), x, w, np.zeros((rows, n), np.float32))
    np.testing.assert_allclose(got, x.astype(np.float64) @ w.T.astype(np.float64), rtol=1e-4, atol=1e-4)
