"""What the engine refuses: each code once, naming the operation and the function, and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.errors import INDEX
from tp_dialect.interpreter.functions import compile_block

Run = Callable[..., Any]
Compiled = Callable[..., Any]
X = np.array([1, -2, 3], np.float32)


def unary(line: str, before: str = "", kind: str = "tensor<3xf32>") -> str:
    return f"""{before}
    func.func @f(%x: {kind}) -> {kind} {{
      {line}
      func.return %y : {kind}
    }}"""


GENERIC = """%e = tensor.empty() : tensor<{out}xf32>
      %y = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}}
        ins(%x : {kind}) outs(%e : tensor<{out}xf32>) {{
      ^bb0(%a: f32, %b: f32):
        linalg.yield %a : f32
      }} -> tensor<{out}xf32>"""


def mapped(maps: str, iterators: str, kind: str, out: str) -> str:
    body = GENERIC.format(maps=maps, iterators=iterators, kind=kind, out=out)
    return f"""func.func @f(%x: {kind}) -> tensor<{out}xf32> {{
      {body}
      func.return %y : tensor<{out}xf32>
    }}"""


EXTRACT = """func.func @f(%x: tensor<3xf32>, %i: index) -> f32 {
  %y = tensor.extract %x[%i] : tensor<3xf32>
  func.return %y : f32
}"""

COMPILING = {
    "TP600": (
        unary('%y = "builtin.unrealized_conversion_cast"(%x) : (tensor<3xf32>) -> tensor<3xf32>'),
        ["builtin.unrealized_conversion_cast in @f", "core tensor operation"],
    ),
    "TP601": (unary("%y = arith.negf %x : tensor<?xf32>", kind="tensor<?xf32>"), ["@f", "tensor<?xf32>", "hint"]),
    "TP602": (unary("%y = arith.addi %x, %x : tensor<3xi128>", kind="tensor<3xi128>"), ["@f", "i128"]),
    "TP604": (
        unary("%y = arith.constant dense_resource<blob> : tensor<3xf32>")
        + '\n{-# dialect_resources: {builtin: {blob: "0x040000000000803F"}} #-}',
        ["arith.constant in @f", "blob"],
    ),
    "TP605": (
        unary("%y = arith.constant dense<[0xFF800000, 0xFF800000, 0x00000000]> : tensor<3xf32>"),
        ["arith.constant in @f", "4286578688", "hint"],
    ),
    "TP606": (
        """func.func @f(%x: tensor<3xf32>) -> tensor<4xf32> {
          %s = arith.constant dense<4> : tensor<1xi64>
          %y = tensor.reshape %x(%s) : (tensor<3xf32>, tensor<1xi64>) -> tensor<4xf32>
          func.return %y : tensor<4xf32>
        }""",
        ["tensor.reshape in @f", "tensor<4xf32>"],
    ),
    "TP607": (
        mapped(
            "affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, a)>",
            '"parallel", "reduction"',
            "tensor<3x2xf32>",
            "3x3",
        ),
        ["linalg.generic in @f", "distinct loops"],
    ),
    "TP608": (
        mapped("affine_map<(a) -> (a + 1)>, affine_map<(a) -> (a)>", '"parallel"', "tensor<3xf32>", "3"),
        ["linalg.generic in @f", "below 3", "3 in an indexing map"],
    ),
    "TP611": (
        unary("%y = func.call @g(%x) : (tensor<3xf32>) -> tensor<3xf32>", "func.func private @h()"),
        ["func.call in @f", "@g", "@f, @h"],
    ),
    "TP612": (
        unary(
            "%y = func.call @g(%x) : (tensor<3xf32>) -> tensor<3xf32>",
            """func.func @g(%x: tensor<3xf32>) -> tensor<3xf32> {
              %y = func.call @f(%x) : (tensor<3xf32>) -> tensor<3xf32>
              func.return %y : tensor<3xf32>
            }""",
        ),
        ["func.call in @g", "f -> g -> f"],
    ),
    "TP613": (
        unary(
            "%y = func.call @g(%x) : (tensor<3xf32>) -> tensor<3xf32>",
            "func.func private @g(tensor<3xf32>) -> tensor<3xf32>",
        ),
        ["@g", "one block, got 0"],
    ),
}


@pytest.fixture
def unverified(parse: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Compiled:
    """@f of a module that need not verify, compiled: the engine says itself what it cannot run."""
    from xdsl.dialects import builtin, func

    from tp_dialect.interpreter.functions import compile_function

    monkeypatch.setattr(builtin.ModuleOp, "verify", lambda _: None)

    def compile_it(text: str) -> Any:
        functions = [op for op in parse(text).ops if isinstance(op, func.FuncOp)]
        return compile_function(next(op for op in functions if op.sym_name.data == "f"))

    return compile_it


@pytest.mark.parametrize("code", COMPILING)
def test_what_is_refused_before_anything_runs(code: str, unverified: Compiled) -> None:
    text, parts = COMPILING[code]
    with pytest.raises(InterpretationError) as error:
        unverified(text)
    message = str(error.value)
    assert f"[{code}]" in message
    assert all(part in message for part in parts), message


def test_a_slice_that_leaves_the_tensor(unverified: Compiled) -> None:
    text = unary("%y = tensor.extract_slice %x[1] [3] [1] : tensor<3xf32> to tensor<3xf32>")
    with pytest.raises(InterpretationError, match=r"tensor.extract_slice in @f: .*inside 3.*3 from 1 by 1 \[TP608\]"):
        unverified(text)


def test_a_floordiv_map_that_leaves_the_tensor(unverified: Compiled) -> None:
    maps = "affine_map<(a) -> (a floordiv 2 + 1)>, affine_map<(a) -> (a)>"
    with pytest.raises(InterpretationError, match=r"below 3, got .* to 3 \[TP608\]"):
        unverified(mapped(maps, '"parallel"', "tensor<3xf32>", "5"))


def test_a_block_that_reads_a_value_from_outside(parse: Callable[[str], Any]) -> None:
    module = parse(mapped("affine_map<(a) -> (a)>, affine_map<(a) -> (a)>", '"parallel"', "tensor<3xf32>", "3"))
    function = next(iter(module.ops))
    generic = list(function.body.block.ops)[1]
    inner = generic.body.block
    inner.last_op.operands = [function.body.block.args[0]]
    with pytest.raises(InterpretationError, match=r"block: .*from outside \[TP603\]"):
        compile_block(inner)


@pytest.mark.parametrize("index", [3, -1])
def test_a_computed_index_that_leaves_the_tensor(index: int, run: Run) -> None:
    assert run(EXTRACT, X, np.array(2)) == 3
    with pytest.raises(InterpretationError, match=rf"tensor.extract in @f: .*from 0 to 2, got {index} \[TP609\]"):
        run(EXTRACT, X, np.array(index))


def test_an_insertion_at_a_computed_offset_that_leaves_the_tensor(run: Run) -> None:
    text = """func.func @f(%x: tensor<3xf32>, %i: index) -> tensor<5xf32> {
      %e = tensor.empty() : tensor<5xf32>
      %y = tensor.insert_slice %x into %e[%i] [3] [1] : tensor<3xf32> into tensor<5xf32>
      func.return %y : tensor<5xf32>
    }"""
    assert run(text, X, np.array(2)).tolist() == [0, 0, 1, -2, 3]
    with pytest.raises(InterpretationError, match=r"tensor.insert_slice in @f: .*from 0 to 4, got 5 \[TP609\]"):
        run(text, X, np.array(3))


ASSERTS = """func.func @f(%x: tensor<3xf32>, %i: tensor<3xi64>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
    ins(%i : tensor<3xi64>) outs(%e : tensor<3xf32>) {
  ^bb0(%n: i64, %o: f32):
    %three = arith.constant 3 : i64
    %small = arith.cmpi slt, %n, %three : i64
    cf.assert %small, "index must be smaller than dim size"
    %k = arith.index_cast %n : i64 to index
    %v = tensor.extract %x[%k] : tensor<3xf32>
    linalg.yield %v : f32
  } -> tensor<3xf32>
  func.return %y : tensor<3xf32>
}"""


def test_an_assertion_of_the_program(run: Run) -> None:
    assert run(ASSERTS, X, np.array([2, 0, 1])).tolist() == [3, 1, -2]
    with pytest.raises(InterpretationError, match=r"cf.assert in @f: .*smaller than dim size \[TP610\]"):
        run(ASSERTS, X, np.array([2, 0, 3]))


@pytest.mark.parametrize(
    ("arrays", "parts"),
    [
        ([], ["expected 1 arrays, got 0"]),
        ([X, X], ["expected 1 arrays, got 2"]),
        ([X[:2]], ["argument 0", "(3,)", "(2,)"]),
        ([X.astype(np.float64)], ["argument 0", "float32", "float64"]),
        ([X[None]], ["argument 0", "(1, 3)"]),
    ],
)
def test_arrays_that_do_not_fit(arrays: list[Any], parts: list[str], compiled: Compiled) -> None:
    function = compiled(unary("%y = arith.negf %x : tensor<3xf32>"))
    with pytest.raises(InterpretationError) as error:
        function(*arrays)
    assert all(part in str(error.value) for part in ["@f", "[TP614]", *parts])


def test_pages_that_do_not_fit(in_pages: Callable[..., Any]) -> None:
    text = unary("%y = arith.negf %x : tensor<3xf32>")
    with pytest.raises(InterpretationError, match=r"behind 1 batch axes, got float32 of shape \(3,\) \[TP614\]"):
        in_pages(text, 1, [X])


def test_a_call_with_other_types(unverified: Compiled) -> None:
    text = """func.func @g(%x: tensor<2xf32>) -> tensor<3xf32> {
      %y = arith.constant dense<1.0> : tensor<3xf32>
      func.return %y : tensor<3xf32>
    }""" + unary("%y = func.call @g(%x) : (tensor<3xf32>) -> tensor<3xf32>")
    with pytest.raises(InterpretationError, match=r"@g: expected arguments \(tensor<2xf32>\).*tensor<3xf32>.*TP611"):
        unverified(text)


def test_sizes_that_are_not_known_are_refused_wherever_they_stand(compiled: Compiled) -> None:
    text = """func.func @f(%x: tensor<5xf32>, %n: index) -> tensor<?xf32> {
      %four = arith.constant 4.000000e+00 : f32
      %e = tensor.empty(%n) : tensor<?xf32>
      %y = linalg.fill ins(%four : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
      func.return %y : tensor<?xf32>
    }"""
    with pytest.raises(
        InterpretationError, match=r"tensor.empty in @f: expected static sizes, got tensor<\?xf32> \[TP601\]"
    ):
        compiled(text)


def test_every_code_of_the_engine_is_tested_here() -> None:
    tested = {*COMPILING, "TP603", "TP608", "TP609", "TP610", "TP614"}
    assert {code for code in INDEX if "TP600" <= code < "TP620"} == tested
