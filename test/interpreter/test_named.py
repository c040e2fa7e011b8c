"""Named linalg operations, as a person writes them, and the same operations on tensors in arith and math."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.linalg import Linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation

from tp_dialect.interpreter.functions import HANDLERS

Run = Callable[..., Any]
T = "tensor<2x3xf32>"
A = np.array([[1, -2, 3.5], [0.25, 4, -1]], np.float32)
B = np.array([[-1, 2.5, 0.5], [8, -4, -3]], np.float32)


def on_tensors(line: str, operands: int = 2, kind: str = T) -> str:
    parameters = ", ".join(f"%{name}: {kind}" for name in "abc"[:operands])
    return f"""func.func @f({parameters}) -> {kind} {{
      %o = tensor.empty() : {kind}
      {line}
      func.return %r : {kind}
    }}"""


def test_every_structured_operation_has_a_handler() -> None:
    structured = [op for op in Linalg.operations if issubclass(op, LinalgStructuredOperation)]
    assert len(structured) > 15
    assert all(op in HANDLERS for op in structured)


@pytest.mark.parametrize(
    ("name", "function"),
    [("add", np.add), ("sub", np.subtract), ("mul", np.multiply), ("max", np.maximum), ("min", np.minimum)],
)
def test_binary_operations(name: str, function: Callable[..., Any], run: Run) -> None:
    line = f"%r = linalg.{name} ins(%a, %b : {T}, {T}) outs(%o : {T}) -> {T}"
    assert (run(on_tensors(line), A, B) == function(A, B)).all()
    kind = "tensor<3xi32>"
    line = f"%r = linalg.{name} ins(%a, %b : {kind}, {kind}) outs(%o : {kind}) -> {kind}"
    x, y = np.array([5, -7, 2], np.int32), np.array([-3, 4, 9], np.int32)
    assert (run(on_tensors(line, 2, kind), x, y) == function(x, y)).all()


@pytest.mark.parametrize(
    ("name", "function"), [("exp", np.exp), ("log", np.log), ("sqrt", np.sqrt), ("copy", np.positive)]
)
def test_unary_operations(name: str, function: Callable[..., Any], run: Run) -> None:
    line = f"%r = linalg.{name} ins(%a : {T}) outs(%o : {T}) -> {T}"
    np.testing.assert_allclose(run(on_tensors(line, 1), np.abs(A)), function(np.abs(A)), rtol=1e-6)


def test_select(run: Run) -> None:
    text = f"""func.func @f(%c: tensor<2x3xi1>, %a: {T}, %b: {T}) -> {T} {{
      %o = tensor.empty() : {T}
      %r = linalg.select ins(%c, %a, %b : tensor<2x3xi1>, {T}, {T}) outs(%o : {T}) -> {T}
      func.return %r : {T}
    }}"""
    condition = np.array([[1, 0, 0], [0, 1, 1]], np.bool_)
    assert (run(text, condition, A, B) == np.where(condition, A, B)).all()


def test_fill_does_not_change_its_operand(run: Run) -> None:
    text = f"""func.func @f(%a: {T}, %s: f32) -> ({T}, {T}) {{
      %r = linalg.fill ins(%s : f32) outs(%a : {T}) -> {T}
      %q = arith.addf %a, %r : {T}
      func.return %r, %q : {T}, {T}
    }}"""
    given = A.copy()
    filled, total = run(text, given, np.array(4, np.float32))
    assert filled.tolist() == [[4] * 3] * 2
    assert (total == A + 4).all()
    assert (given == A).all()


def test_transpose(run: Run) -> None:
    text = """func.func @f(%a: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
      %o = tensor.empty() : tensor<4x2x3xf32>
      %r = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%o : tensor<4x2x3xf32>) permutation = [2, 0, 1]
      func.return %r : tensor<4x2x3xf32>
    }"""
    a = np.random.default_rng(0).standard_normal((2, 3, 4)).astype(np.float32)
    assert (run(text, a) == a.transpose(2, 0, 1)).all()


def test_broadcast(run: Run) -> None:
    text = """func.func @f(%a: tensor<3xf32>) -> tensor<2x3x4xf32> {
      %o = tensor.empty() : tensor<2x3x4xf32>
      %r = linalg.broadcast ins(%a : tensor<3xf32>) outs(%o : tensor<2x3x4xf32>) dimensions = [0, 2]
      func.return %r : tensor<2x3x4xf32>
    }"""
    a = np.array([1, -2, 3], np.float32)
    got = run(text, a)
    assert got.flags.c_contiguous
    assert (got == np.broadcast_to(a[None, :, None], (2, 3, 4))).all()


@pytest.mark.parametrize(("body", "function"), [("addf", np.sum), ("maximumf", np.max), ("mulf", np.prod)])
def test_reduce(body: str, function: Callable[..., Any], run: Run) -> None:
    text = f"""func.func @f(%a: tensor<2x3x4xf32>, %i: tensor<3xf32>) -> tensor<3xf32> {{
      %r = linalg.reduce ins(%a: tensor<2x3x4xf32>) outs(%i: tensor<3xf32>) dimensions = [0, 2]
      (%x: f32, %y: f32) {{
        %z = arith.{body} %x, %y : f32
        linalg.yield %z : f32
      }}
      func.return %r : tensor<3xf32>
    }}"""
    a = np.random.default_rng(0).standard_normal((2, 3, 4)).astype(np.float32)
    initial = np.array([2, -1, 0.5], np.float32)
    combine = {"addf": np.add, "maximumf": np.maximum, "mulf": np.multiply}[body]
    np.testing.assert_allclose(run(text, a, initial), combine(function(a, (0, 2)), initial), rtol=1e-5)


def test_matmul(run: Run) -> None:
    text = """func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
      %r = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
      func.return %r : tensor<4x3xf32>
    }"""
    generator = np.random.default_rng(0)
    a, b, c = (generator.standard_normal(s).astype(np.float32) for s in ((4, 5), (5, 3), (4, 3)))
    np.testing.assert_allclose(run(text, a, b, c), a @ b + c, rtol=1e-5)


def test_quantized_matmul(run: Run) -> None:
    text = """func.func @f(%a: tensor<4x5xi8>, %b: tensor<5x3xi8>, %za: i32, %zb: i32, %c: tensor<4x3xi32>)
        -> tensor<4x3xi32> {
      %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<4x5xi8>, tensor<5x3xi8>, i32, i32)
        outs(%c : tensor<4x3xi32>) -> tensor<4x3xi32>
      func.return %r : tensor<4x3xi32>
    }"""
    generator = np.random.default_rng(0)
    a, b = (generator.integers(-128, 128, s).astype(np.int8) for s in ((4, 5), (5, 3)))
    c = generator.integers(-9, 9, (4, 3)).astype(np.int32)
    want = (a.astype(np.int32) - 7) @ (b.astype(np.int32) + 3) + c
    assert (run(text, a, b, np.array(7, np.int32), np.array(-3, np.int32), c) == want).all()


def test_convolution_with_stride_and_dilation(run: Run) -> None:
    text = """func.func @f(%x: tensor<1x2x9x9xf32>, %w: tensor<3x2x3x3xf32>, %z: tensor<1x3x3x5xf32>)
        -> tensor<1x3x3x5xf32> {
      %r = linalg.conv_2d_nchw_fchw {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
        ins(%x, %w : tensor<1x2x9x9xf32>, tensor<3x2x3x3xf32>) outs(%z : tensor<1x3x3x5xf32>) -> tensor<1x3x3x5xf32>
      func.return %r : tensor<1x3x3x5xf32>
    }"""
    generator = np.random.default_rng(0)
    x, w, z = (generator.standard_normal(s).astype(np.float32) for s in ((1, 2, 9, 9), (3, 2, 3, 3), (1, 3, 3, 5)))
    want = z.astype(np.float64)
    for i, j in np.ndindex(3, 3):
        window = x[:, :, 2 * i : 2 * i + 5 : 2, 2 * j : 2 * j + 5]
        want += np.einsum("nchw,fc->nfhw", window, w[:, :, i, j])
    np.testing.assert_allclose(run(text, x, w, z), want, rtol=1e-4, atol=1e-5)


def test_max_pooling(run: Run) -> None:
    text = """func.func @f(%x: tensor<1x2x6x6xf32>, %k: tensor<2x2xf32>, %z: tensor<1x2x3x3xf32>)
        -> tensor<1x2x3x3xf32> {
      %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
        ins(%x, %k : tensor<1x2x6x6xf32>, tensor<2x2xf32>) outs(%z : tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
      func.return %r : tensor<1x2x3x3xf32>
    }"""
    x = np.random.default_rng(0).standard_normal((1, 2, 6, 6)).astype(np.float32)
    got = run(text, x, np.zeros((2, 2), np.float32), np.full((1, 2, 3, 3), -np.inf, np.float32))
    assert (got == x.reshape(1, 2, 3, 2, 3, 2).max((3, 5))).all()


def test_a_normalised_feed_forward_in_named_operations(run: Run) -> None:
    text = """func.func @f(%x: tensor<2x4xf32>, %w: tensor<4x3xf32>, %g: tensor<4xf32>) -> tensor<2x3xf32> {
      %zero = arith.constant 0.000000e+00 : f32
      %four = arith.constant dense<4.000000e+00> : tensor<2xf32>
      %eps = arith.constant dense<1.000000e-05> : tensor<2xf32>
      %xx = arith.mulf %x, %x : tensor<2x4xf32>
      %e2 = tensor.empty() : tensor<2xf32>
      %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2xf32>) -> tensor<2xf32>
      %s = linalg.reduce ins(%xx: tensor<2x4xf32>) outs(%z2: tensor<2xf32>) dimensions = [1]
      (%p: f32, %q: f32) {
        %t = arith.addf %p, %q : f32
        linalg.yield %t : f32
      }
      %m = arith.divf %s, %four : tensor<2xf32>
      %v = arith.addf %m, %eps : tensor<2xf32>
      %i = math.rsqrt %v : tensor<2xf32>
      %e = tensor.empty() : tensor<2x4xf32>
      %ib = linalg.broadcast ins(%i : tensor<2xf32>) outs(%e : tensor<2x4xf32>) dimensions = [1]
      %gb = linalg.broadcast ins(%g : tensor<4xf32>) outs(%e : tensor<2x4xf32>) dimensions = [0]
      %n = arith.mulf %x, %ib : tensor<2x4xf32>
      %h = arith.mulf %n, %gb : tensor<2x4xf32>
      %e3 = tensor.empty() : tensor<2x3xf32>
      %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3xf32>) -> tensor<2x3xf32>
      %y = linalg.matmul ins(%h, %w : tensor<2x4xf32>, tensor<4x3xf32>) outs(%z3 : tensor<2x3xf32>) -> tensor<2x3xf32>
      %r = math.tanh %y : tensor<2x3xf32>
      func.return %r : tensor<2x3xf32>
    }"""
    generator = np.random.default_rng(0)
    x, w, g = (generator.standard_normal(s).astype(np.float32) for s in ((2, 4), (4, 3), (4,)))
    want = np.tanh((x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-5) * g) @ w)
    np.testing.assert_allclose(run(text, x, w, g), want, rtol=1e-5)
