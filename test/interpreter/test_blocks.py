"""Blocks with leading batch axes: one call over all pages equals a call a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tp_dialect.interpreter.functions import compile_block

BlockOf = Callable[[str], Any]
Shape = tuple[int, ...]


def tensor(shape: Sequence[int], kind: str = "f32") -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{kind}>"


def access(loops: int, results: Sequence[str]) -> str:
    return f"affine_map<({', '.join(f'd{n}' for n in range(loops))}) -> ({', '.join(results)})>"


@dataclass
class Body:
    """Lines of a random body and the float tensors that it has so far."""

    draw: Any
    lines: list[str] = field(default_factory=list[str])
    values: list[tuple[str, Shape]] = field(default_factory=list[tuple[str, Shape]])
    count: int = 0

    def name(self) -> str:
        self.count += 1
        return f"%n{self.count}"

    def add(self, line: str, shape: Shape) -> str:
        """Append `%new = line`, a new value of this shape."""
        name = self.name()
        self.lines.append(f"{name} = {line}")
        self.values.append((name, shape))
        return name

    def line(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"{name} = {text}")
        return name

    def pick(self, rank: int | None = None) -> tuple[str, Shape] | None:
        fitting = [value for value in self.values if rank is None or len(value[1]) == rank]
        return self.draw(st.sampled_from(fitting)) if fitting else None

    def generic(
        self, maps: Sequence[Sequence[str]], given: Sequence[tuple[str, Shape]], out: tuple[str, Shape], body: str
    ) -> str:
        """A generic of float tensors; the body names its arguments %x0 %x1 ... and %a, and yields %y."""
        loops = len({part for results in maps for part in results if part.startswith("d")})
        named = set(maps[-1])
        iterators = ", ".join('"parallel"' if f"d{n}" in named else '"reduction"' for n in range(loops))
        arguments = ", ".join([*(f"%x{n}: f32" for n in range(len(given))), "%a: f32"])
        inputs = f"ins({', '.join(n for n, _ in given)} : {', '.join(tensor(s) for _, s in given)})"
        return self.add(
            f"linalg.generic {{indexing_maps = [{', '.join(access(loops, m) for m in maps)}], iterator_types ="
            f" [{iterators}]}} {inputs} outs({out[0]} : {tensor(out[1])}) {{\n^bb0({arguments}):\n{body}\n"
            f"linalg.yield %y : f32\n}} -> {tensor(out[1])}",
            out[1],
        )

    def empty(self, shape: Shape) -> tuple[str, Shape]:
        return self.line(f"tensor.empty() : {tensor(shape)}"), shape

    def index(self) -> str:
        """A computed index below 2: whether some element is positive."""
        name, shape = self.pick() or self.values[0]
        zero = self.line("arith.constant 0 : index")
        scalar = self.line(f"tensor.extract {name}[{', '.join([zero] * len(shape))}] : {tensor(shape)}")
        nought = self.line("arith.constant 0.000000e+00 : f32")
        positive = self.line(f"arith.cmpf ogt, {scalar}, {nought} : f32")
        wide = self.line(f"arith.extui {positive} : i1 to i64")
        return self.line(f"arith.index_cast {wide} : i64 to index")


def elementwise(body: Body) -> None:
    name, shape = body.pick() or body.values[0]
    other = body.draw(st.sampled_from([value for value in body.values if value[1] == shape]))
    op = body.draw(st.sampled_from(["addf", "mulf", "subf", "maximumf"]))
    body.add(f"arith.{op} {name}, {other[0]} : {tensor(shape)}", shape)


def unary(body: Body) -> None:
    name, shape = body.pick() or body.values[0]
    body.add(f"math.{body.draw(st.sampled_from(['tanh', 'absf', 'sin']))} {name} : {tensor(shape)}", shape)


def broadcast_pair(body: Body) -> None:
    """x[d0, d1] with y[d1] or y[d1, d0], through a scalar that is captured from outside the body."""
    x = body.pick(2)
    if x is None:
        return
    y = body.draw(st.sampled_from([v for v in body.values if v[1] in ((x[1][1],), x[1][::-1])] or [x]))
    access_y = {1: ["d1"], 2: ["d1", "d0"]}[len(y[1])] if y is not x else ["d0", "d1"]
    zero = body.line("arith.constant 0 : index")
    scalar = body.line(f"tensor.extract {x[0]}[{zero}, {zero}] : {tensor(x[1])}")
    text = f"%p = arith.subf %x0, %x1 : f32\n%y = arith.mulf %p, {scalar} : f32"
    body.generic([["d0", "d1"], access_y, ["d0", "d1"]], [x, y], body.empty(x[1]), text)


def contraction(body: Body) -> None:
    x, y = body.pick(2), body.pick(2)
    if x is None or y is None or x[1][1] not in y[1]:
        return
    axis = y[1].index(x[1][1])
    out = (x[1][0], y[1][1 - axis])
    access_y = ["d2", "d1"] if axis == 0 else ["d1", "d2"]
    text = "%p = arith.mulf %x0, %x1 : f32\n%y = arith.addf %a, %p : f32"
    same = [value for value in body.values if value[1] == out]
    start = body.draw(st.sampled_from(same)) if same else body.empty(out)
    body.generic([["d0", "d2"], access_y, ["d0", "d1"]], [x, y], start, text)


FOLDS = (
    "%y = arith.addf %a, %x0 : f32",
    "%y = arith.maximumf %x0, %a : f32",
    "%p = arith.mulf %a, %x0 : f32\n%y = arith.addf %p, %x0 : f32",  # no known fold
)


def fold(body: Body) -> None:
    x = body.pick(2)
    if x is None:
        return
    start = [value for value in body.values if value[1] == (x[1][0],)]
    out = body.draw(st.sampled_from(start)) if start else body.empty((x[1][0],))
    body.generic([["d0", "d1"], ["d0"]], [x], out, body.draw(st.sampled_from(FOLDS)))


def view(body: Body) -> None:
    x = body.pick(2)
    if x is None:
        return
    (a, b), name = x[1], x[0]
    kind = body.draw(st.sampled_from(["collapse", "expand", "transpose", "slice", "drop", "broadcast"]))
    if kind == "collapse":
        body.add(f"tensor.collapse_shape {name} [[0, 1]] : {tensor((a, b))} into {tensor((a * b,))}", (a * b,))
    elif kind == "expand":
        wide = f"tensor.expand_shape {name} [[0], [1, 2]] output_shape [{a}, 1, {b}]"
        grown = body.line(f"{wide} : {tensor((a, b))} into {tensor((a, 1, b))}")
        body.add(f"tensor.collapse_shape {grown} [[0, 1], [2]] : {tensor((a, 1, b))} into {tensor((a, b))}", (a, b))
    elif kind == "transpose":
        out = body.empty((b, a))[0]
        ins = f"linalg.transpose ins({name} : {tensor((a, b))}) outs({out} : {tensor((b, a))})"
        body.add(f"{ins} permutation = [1, 0]", (b, a))
    elif kind == "slice":
        at = body.draw(st.integers(0, 1))
        body.add(f"tensor.extract_slice {name}[0, {at}] [{a}, 1] [1, 1] : {tensor((a, b))} to {tensor((a,))}", (a,))
    elif kind == "drop":
        at = body.index()
        body.add(f"tensor.extract_slice {name}[{at}, 0] [1, {b}] [1, 1] : {tensor((a, b))} to {tensor((b,))}", (b,))
    else:
        row = body.line(f"tensor.extract_slice {name}[0, 0] [1, {b}] [1, 1] : {tensor((a, b))} to {tensor((b,))}")
        out = body.empty((a, b))[0]
        ins = f"linalg.broadcast ins({row} : {tensor((b,))}) outs({out} : {tensor((a, b))})"
        body.add(f"{ins} dimensions = [0]", (a, b))


def join(body: Body) -> None:
    x = body.pick(2)
    if x is None:
        return
    (a, b), name = x[1], x[0]
    kind = body.draw(st.sampled_from(["concat", "pad", "insert", "insert scalar", "gather"]))
    if kind == "concat" and a <= 3:
        y = body.draw(st.sampled_from([value for value in body.values if value[1] == (a, b)]))
        pair = f"({tensor((a, b))}, {tensor((a, b))})"
        body.add(f"tensor.concat dim(0) {name}, {y[0]} : {pair} -> {tensor((2 * a, b))}", (2 * a, b))
    elif kind == "pad" and b <= 3:
        zero = body.line("arith.constant 0 : index")
        value = body.line(f"tensor.extract {name}[{zero}, {zero}] : {tensor((a, b))}")
        region = f"{{\n^bb0(%i: index, %j: index):\ntensor.yield {value} : f32\n}}"
        body.add(
            f"tensor.pad {name} low[0, 1] high[0, 0] {region} : {tensor((a, b))} to {tensor((a, b + 1))}", (a, b + 1)
        )
    elif kind == "insert":
        row = body.pick(1)
        if row is not None and row[1][0] <= b:
            size = f"[1, {row[1][0]}] [1, 1]"
            pair = f"{tensor(row[1])} into {tensor((a, b))}"
            body.add(f"tensor.insert_slice {row[0]} into {name}[{body.index()}, 0] {size} : {pair}", (a, b))
    elif kind == "insert scalar":
        zero = body.line("arith.constant 0 : index")
        last = body.line(f"arith.constant {b - 1} : index")
        value = body.line(f"tensor.extract {name}[{zero}, {last}] : {tensor((a, b))}")
        body.add(f"tensor.insert {value} into {name}[{body.index()}, {zero}] : {tensor((a, b))}", (a, b))
    elif kind == "gather":
        text = f"""%c = arith.cmpf ogt, %x0, %a : f32
          %w = arith.extui %c : i1 to i64
          %i = arith.index_cast %w : i64 to index
          %j = "linalg.index"() <{{dim = 1 : i64}}> : () -> index
          %y = tensor.extract {name}[%i, %j] : {tensor((a, b))}"""
        body.generic([["d0", "d1"], ["d0", "d1"]], [x], body.empty((a, b)), text)


STEPS = (elementwise, unary, broadcast_pair, contraction, fold, view, join)


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, list[Shape], list[Shape]]:
    """The text of @f, the shapes of its arguments, and the batch axes of each."""
    shapes: list[Shape] = [draw(st.sampled_from([(2, 3), (3, 2), (2, 2)])) for _ in range(2)] + [(2,), (3,)]
    body = Body(draw, [], [(f"%t{n}", shape) for n, shape in enumerate(shapes)])
    for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=6)):
        step(body)
    results = body.values[len(shapes) :][-3:] or body.values[:1]
    types = ", ".join(tensor(shape) for _, shape in results)
    parameters = ", ".join(f"{name}: {tensor(shape)}" for name, shape in body.values[: len(shapes)])
    lines = "\n".join([*body.lines, f"func.return {', '.join(name for name, _ in results)} : {types}"])
    full: Shape = draw(st.sampled_from([(3,), (1,), (2, 3), (2, 1)]))
    pages: list[Shape] = [tuple(draw(st.sampled_from([1, size])) for size in full) for _ in shapes]
    return f"func.func @f({parameters}) -> ({types}) {{\n{lines}\n}}", shapes, pages


@given(bodies(), st.integers(0, 99))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100)
def test_a_batched_call_equals_a_call_a_page(
    block: BlockOf, case: tuple[str, list[Shape], list[Shape]], seed: int
) -> None:
    text, shapes, pages = case
    generator = np.random.default_rng(seed)
    arrays = [
        generator.standard_normal(page + shape).astype(np.float32) for page, shape in zip(pages, shapes, strict=True)
    ]
    rank = len(pages[0])
    full = np.broadcast_shapes(*pages)
    at_once = compile_block(block(text), rank)(arrays)
    one_page = compile_block(block(text))

    spread = [np.broadcast_to(array, full + array.shape[rank:]) for array in arrays]
    got = [np.broadcast_to(array, full + array.shape[rank:]) for array in at_once]
    for page in np.ndindex(*full):
        want = one_page([array[page] for array in spread])
        for mine, wanted in zip(got, want, strict=True):
            assert mine[page].shape == wanted.shape
            np.testing.assert_allclose(mine[page], wanted, rtol=1e-5, atol=1e-5)


def test_integers_and_calls_in_pages(in_pages: Callable[..., tuple[Any, ...]]) -> None:
    text = """
    func.func @g(%x: tensor<2xi64>) -> tensor<2xi64> {
      %y = arith.muli %x, %x : tensor<2xi64>
      func.return %y : tensor<2xi64>
    }
    func.func @f(%x: tensor<2xi64>, %s: i64) -> (tensor<2xi64>, tensor<2xi64>) {
      %y = func.call @g(%x) : (tensor<2xi64>) -> tensor<2xi64>
      %t = tensor.splat %s : tensor<2xi64>
      %z = arith.addi %y, %t : tensor<2xi64>
      %m = tensor.from_elements %s, %s : tensor<2xi64>
      func.return %z, %m : tensor<2xi64>, tensor<2xi64>
    }"""
    x, s = np.array([[1, -2], [3, 4], [5, 6]]), np.array([10, 20, 30])
    z, m = in_pages(text, 1, [x, s])
    assert z.tolist() == (x * x + s[:, None]).tolist()
    assert m.tolist() == [[10, 10], [20, 20], [30, 30]]


@pytest.mark.parametrize("rank", [0, 1, 2])
def test_constant_results_have_batch_axes_of_size_1(rank: int, in_pages: Callable[..., tuple[Any, ...]]) -> None:
    text = """func.func @f() -> (tensor<2xf32>, f32) {
      %a = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
      %b = arith.constant 3.000000e+00 : f32
      func.return %a, %b : tensor<2xf32>, f32
    }"""
    a, b = in_pages(text, rank, [])
    assert a.shape == (1,) * rank + (2,)
    assert b.shape == (1,) * rank
    assert a.ravel().tolist() == [1, -2]


@pytest.mark.parametrize("terminator", ["func.return", "linalg.yield", "tensor.yield"])
def test_any_terminator_gives_the_results(terminator: str, block: BlockOf) -> None:
    given = block("""func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %y = arith.negf %x : tensor<2xf32>
      func.return %y : tensor<2xf32>
    }""")
    from xdsl.dialects import func, linalg, tensor

    last = given.last_op
    operand = last.operands[0]
    made = {"func.return": func.ReturnOp, "linalg.yield": linalg.ops.YieldOp, "tensor.yield": tensor.YieldOp}
    last.detach()
    last.erase()
    given.add_op(made[terminator](operand))
    assert compile_block(given)([np.array([1, -2], np.float32)])[0].tolist() == [-1, 2]


def test_pages_of_a_matrix_product_are_one_product(
    in_pages: Callable[..., tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows by m and k, columns by n and k: from one call, per k all rows of all m times all columns of all n."""
    calls: list[tuple[int, ...]] = []
    matmul = np.matmul

    def watched(a: Any, b: Any) -> Any:
        calls.append(matmul(a, b).shape)
        return matmul(a, b)

    monkeypatch.setattr(np, "matmul", watched)
    text = """func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x5xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
      %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
        affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<4x5xf32>, tensor<6x5xf32>) outs(%c : tensor<4x6xf32>) {
      ^bb0(%x: f32, %y: f32, %z: f32):
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %z, %p : f32
        linalg.yield %q : f32
      } -> tensor<4x6xf32>
      func.return %r : tensor<4x6xf32>
    }"""
    generator = np.random.default_rng(0)
    a = generator.standard_normal((2, 1, 3, 4, 5)).astype(np.float32)
    b = generator.standard_normal((1, 7, 3, 6, 5)).astype(np.float32)
    got = in_pages(text, 3, [a, b, np.zeros((1, 1, 1, 4, 6), np.float32)])[0]
    assert calls == [(3, 2 * 4, 7 * 6)]
    np.testing.assert_allclose(got, a @ b.swapaxes(-1, -2), rtol=1e-5, atol=1e-5)
