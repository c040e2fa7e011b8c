"""Compiled functions: calls, constants, memory, and what a caller may rely on."""

from __future__ import annotations

import gc
import io
import tracemalloc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from xdsl.printer import Printer

from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.functions import handles as register

Run = Callable[..., Any]
Compiled = Callable[..., Any]

CALLS = """
func.func @twice(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %y = arith.addf %x, %x : tensor<3xf32>
  func.return %y, %x : tensor<3xf32>, tensor<3xf32>
}
func.func @square(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = arith.mulf %x, %x : tensor<3xf32>
  func.return %y : tensor<3xf32>
}
func.func @f(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %a, %b = func.call @twice(%x) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %c = func.call @square(%a) : (tensor<3xf32>) -> tensor<3xf32>
  %d, %e = func.call @twice(%c) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %s = arith.subf %d, %b : tensor<3xf32>
  func.return %s, %e : tensor<3xf32>, tensor<3xf32>
}
"""


def test_calls_return_all_their_results(run: Run) -> None:
    x = np.array([1, -2, 3], np.float32)
    first, second = run(CALLS, x)
    assert first.tolist() == (8 * x * x - x).tolist()
    assert second.tolist() == (4 * x * x).tolist()


def test_callees_may_be_handed_in(parse: Callable[[str], Any]) -> None:
    by_name = {op.sym_name.data: op for op in parse(CALLS).ops}
    text = """func.func private @other(tensor<3xf32>) -> tensor<3xf32>
    func.func @g(%x: tensor<3xf32>) -> tensor<3xf32> {
      %y = func.call @other(%x) : (tensor<3xf32>) -> tensor<3xf32>
      func.return %y : tensor<3xf32>
    }"""
    caller = list(parse(text).ops)[1]
    function = compile_function(caller, {"other": by_name["square"]})
    assert function(np.full(3, -3, np.float32))[0].tolist() == [9, 9, 9]


SCALED = """func.func @f(%x: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = arith.constant 0.000000e+00 : f32
  %two = arith.constant dense<2.000000e+00> : tensor<f32>
  %five = arith.constant dense<-5.000000e+00> : tensor<f32>
  %o = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"]} ins(%x : tensor<4xf32>) outs(%i : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.addf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %y = arith.mulf %two, %s : tensor<f32>
  %z = arith.mulf %five, %s : tensor<f32>
  func.return %y, %z : tensor<f32>, tensor<f32>
}"""


def test_a_sum_is_scaled_by_each_number_anew_and_at_each_call(compiled: Compiled) -> None:
    function = compiled(SCALED)
    for total in (3, -4):
        y, z = function(np.array([1, 1, 1, total - 3], np.float32))
        assert isinstance(y, np.ndarray)
        assert (y.tolist(), z.tolist()) == (2 * total, -5 * total)


# Constants


# xDSL 0.75 prints infinities, and whole numbers of more than six digits, in a form that it reads as other numbers.
@given(st.lists(st.floats(-999, 999, width=32), min_size=2, max_size=3))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
def test_constants_keep_their_bits_when_printed_and_read(parse: Callable[[str], Any], numbers: list[float]) -> None:
    data = np.array([*numbers, np.float32(0.1), np.float32(0.123456789)], np.float32)
    text = f"""func.func @f() -> (tensor<{data.size}xf32>, f32) {{
      %a = arith.constant dense<"0x{data.tobytes().hex()}"> : tensor<{data.size}xf32>
      %b = arith.constant {float(data[-1])!r} : f32
      func.return %a, %b : tensor<{data.size}xf32>, f32
    }}"""
    printed = io.StringIO()
    Printer(printed).print_op(parse(text))
    for source in (text, printed.getvalue()):
        dense, scalar = compile_function(next(iter(parse(source).ops)))()
        assert dense.tobytes() == data.tobytes()
        assert scalar.tobytes() == data[-1].tobytes()


@pytest.mark.parametrize("count", [101, 1])
def test_long_constants_and_bfloat16_ones_keep_their_bits(count: int, parse: Callable[[str], Any]) -> None:
    data = np.random.default_rng(0).standard_normal(count).astype(np.float32)
    short = (data.view(np.uint32) >> 16).astype(np.uint16)
    text = f"""func.func @f() -> (tensor<{count}xf32>, tensor<{count}xbf16>) {{
      %a = arith.constant dense<"0x{data.tobytes().hex()}"> : tensor<{count}xf32>
      %b = arith.constant dense<"0x{short.tobytes().hex()}"> : tensor<{count}xbf16>
      func.return %a, %b : tensor<{count}xf32>, tensor<{count}xbf16>
    }}"""
    printed = io.StringIO()
    Printer(printed).print_op(parse(text))
    for source in (text, printed.getvalue()):
        dense, halves = compile_function(next(iter(parse(source).ops)))()
        assert dense.tobytes() == data.tobytes()
        assert (halves.view(np.uint32) >> 16).astype(np.uint16).tobytes() == short.tobytes()


def test_constants_of_every_type(run: Run) -> None:
    text = """func.func @f() -> (f32, tensor<2xf64>, tensor<2xf16>, tensor<3xi1>, tensor<2xi8>, i8, index, i1,
        tensor<2x2xi64>, f32, tensor<2xi4>) {
      %a = arith.constant 0xFF800000 : f32
      %b = arith.constant dense<[1.5, -2.0]> : tensor<2xf64>
      %c = arith.constant dense<[0.1, -2.0]> : tensor<2xf16>
      %d = arith.constant dense<[true, false, true]> : tensor<3xi1>
      %e = arith.constant dense<[-1, 127]> : tensor<2xi8>
      %g = arith.constant 255 : i8
      %h = arith.constant 7 : index
      %i = arith.constant true
      %j = arith.constant dense<-3> : tensor<2x2xi64>
      %k = arith.constant -0.000000e+00 : f32
      %l = arith.constant dense<[-8, 7]> : tensor<2xi4>
      func.return %a, %b, %c, %d, %e, %g, %h, %i, %j, %k, %l : f32, tensor<2xf64>, tensor<2xf16>, tensor<3xi1>,
        tensor<2xi8>, i8, index, i1, tensor<2x2xi64>, f32, tensor<2xi4>
    }"""
    got = run(text)
    want = [-np.inf, [1.5, -2], [float(np.float16(0.1)), -2], [True, False, True], [-1, 127], -1, 7, True]
    assert [array.tolist() for array in got] == [*want, [[-3, -3], [-3, -3]], 0.0, [-8, 7]]
    kinds = ["f4", "f8", "f2", "?", "i1", "i1", "i8", "?", "i8", "f4", "i1"]
    assert [array.dtype for array in got] == [np.dtype(kind) for kind in kinds]
    assert np.signbit(got[9])


def test_zeros_of_both_signs_stay_apart(run: Run) -> None:
    text = """func.func @f() -> tensor<2xf32> {
      %a = arith.constant dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>
      func.return %a : tensor<2xf32>
    }"""
    assert np.signbit(run(text)).tolist() == [False, True]


def test_a_constant_result_cannot_be_changed_by_the_caller(compiled: Compiled) -> None:
    text = """func.func @f() -> tensor<2xf32> {
      %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      func.return %a : tensor<2xf32>
    }"""
    function = compiled(text)
    with pytest.raises(ValueError, match="read-only"):
        function()[0][0] = 5
    assert function()[0].tolist() == [1, 2]


# Memory


def chain(length: int, size: int) -> str:
    lines = [f"%v{n} = math.exp %v{n - 1} : tensor<{size}xf32>" for n in range(1, length)]
    lines += [f"%w{n} = arith.addf %v{n}, %v{n - 1} : tensor<{size}xf32>" for n in range(1, 3)]
    return f"""func.func @f(%v0: tensor<{size}xf32>) -> tensor<{size}xf32> {{
      {chr(10).join(lines)}
      %r = arith.addf %w1, %v{length - 1} : tensor<{size}xf32>
      func.return %r : tensor<{size}xf32>
    }}"""


@pytest.mark.parametrize("size", [8_000, 100_000])
def test_arrays_are_freed_after_their_last_use(size: int, compiled: Compiled) -> None:
    function = compiled(chain(40, size))
    x = np.full(size, -1, np.float32)
    function(x)
    gc.collect()
    tracemalloc.start()
    function(x)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5.5 * x.nbytes


def test_memory_of_a_dead_operand_is_taken_over_only_where_nothing_else_reads_it(run: Run) -> None:
    """Large arrays: %b is read again through a view, %c through a second name; none may be overwritten."""
    n = 1 << 15
    text = f"""func.func @f(%a: tensor<2x{n}xf32>) -> (tensor<2x{n}xf32>, tensor<{n}x2xf32>, tensor<2x{n}xf32>) {{
      %b = arith.addf %a, %a : tensor<2x{n}xf32>
      %e = tensor.empty() : tensor<{n}x2xf32>
      %t = linalg.transpose ins(%b : tensor<2x{n}xf32>) outs(%e : tensor<{n}x2xf32>) permutation = [1, 0]
      %c = arith.mulf %b, %b : tensor<2x{n}xf32>
      %u = arith.negf %t : tensor<{n}x2xf32>
      %s = tensor.extract_slice %c[0, 0] [1, {n}] [1, 1] : tensor<2x{n}xf32> to tensor<{n}xf32>
      %d = arith.negf %c : tensor<2x{n}xf32>
      %o = tensor.empty() : tensor<2x{n}xf32>
      %w = linalg.broadcast ins(%s : tensor<{n}xf32>) outs(%o : tensor<2x{n}xf32>) dimensions = [0]
      %g = arith.addf %d, %w : tensor<2x{n}xf32>
      func.return %c, %u, %g : tensor<2x{n}xf32>, tensor<{n}x2xf32>, tensor<2x{n}xf32>
    }}"""
    a = np.random.default_rng(0).standard_normal((2, n)).astype(np.float32)
    before = a.copy()
    c, u, g = run(text, a)
    square = (2 * a) * (2 * a)
    assert (a == before).all()
    assert (c == square).all()
    assert (u == -2 * a.T).all()
    assert (g == square[:1] - square).all()


def test_what_a_call_returns_of_its_argument_is_not_overwritten(run: Run) -> None:
    n = 1 << 15
    t = f"tensor<{n}xf32>"
    text = f"""func.func @same(%x: {t}) -> {t} {{
      func.return %x : {t}
    }}
    func.func @f(%a: {t}) -> ({t}, {t}) {{
      %b = arith.addf %a, %a : {t}
      %c = func.call @same(%b) : ({t}) -> {t}
      %d = arith.negf %b : {t}
      func.return %c, %d : {t}, {t}
    }}"""
    a = np.random.default_rng(0).standard_normal(n).astype(np.float32)
    c, d = run(text, a)
    assert (c == 2 * a).all()
    assert (d == -2 * a).all()


# Rows


@pytest.mark.parametrize("hidden", [64, 512])
def test_a_row_has_the_same_bits_alone_and_repeated(hidden: int, compiled: Compiled) -> None:
    """A matmul, a norm and an activation of one row, and of the row four times."""

    def text(rows: int) -> str:
        wide, row = f"tensor<{rows}x{hidden}xf32>", f"tensor<{rows}xf32>"
        return f"""func.func @f(%x: {wide}, %w: tensor<{hidden}x{hidden}xf32>) -> {wide} {{
          %zero = arith.constant 0.000000e+00 : f32
          %e = tensor.empty() : {wide}
          %z = linalg.fill ins(%zero : f32) outs(%e : {wide}) -> {wide}
          %y = linalg.matmul ins(%x, %w : {wide}, tensor<{hidden}x{hidden}xf32>) outs(%z : {wide}) -> {wide}
          %q = arith.mulf %y, %y : {wide}
          %o = tensor.empty() : {row}
          %i = linalg.fill ins(%zero : f32) outs(%o : {row}) -> {row}
          %s = linalg.reduce ins(%q: {wide}) outs(%i: {row}) dimensions = [1]
          (%a: f32, %b: f32) {{
            %c = arith.addf %a, %b : f32
            linalg.yield %c : f32
          }}
          %r = math.rsqrt %s : {row}
          %k = linalg.broadcast ins(%r : {row}) outs(%e : {wide}) dimensions = [1]
          %n = arith.mulf %y, %k : {wide}
          %t = math.tanh %n : {wide}
          func.return %t : {wide}
        }}"""

    generator = np.random.default_rng(0)
    x = generator.standard_normal((1, hidden)).astype(np.float32)
    w = generator.standard_normal((hidden, hidden)).astype(np.float32)
    alone = compiled(text(1), whole_rows=True)(x, w)[0]
    together = compiled(text(4), whole_rows=True)(np.repeat(x, 4, 0), w)[0]
    assert (together == alone).all()


def test_a_handler_of_ones_own_is_one_function(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from xdsl.dialects import math

    from tp_dialect.interpreter import functions

    monkeypatch.setattr(functions, "HANDLERS", functions.HANDLERS)
    monkeypatch.setitem(functions.HANDLERS, math.TanhOp, functions.HANDLERS[math.TanhOp])

    @register(math.TanhOp)
    def _halve(op: Any, scope: Any) -> None:
        value = scope.get(op.operands[0])
        scope.set(op.results[0], scope.tape.elementwise(lambda x: x / np.float32(2), [value], value.element))

    assert _halve is functions.HANDLERS[math.TanhOp]
    text = """func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %y = math.tanh %x : tensor<2xf32>
      func.return %y : tensor<2xf32>
    }"""
    assert run(text, np.array([3, -5], np.float32)).tolist() == [1.5, -2.5]
