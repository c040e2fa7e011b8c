"""tensor operations: views, slices, joins, padding and insertion, with sizes that are held as 1 inside the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Run = Callable[..., Any]


def numbers(*shape: int) -> Any:
    return np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)


def repeated(tensor: str, shape: str) -> str:
    """Lines that make %t of a row %x, repeated along a new first axis: the engine holds that axis as 1."""
    return f"""%empty = tensor.empty() : {tensor}
      %t = linalg.broadcast ins(%x : tensor<{shape}xf32>) outs(%empty : {tensor}) dimensions = [0]"""


def test_collapse_and_expand(run: Run) -> None:
    text = """func.func @f(%x: tensor<2x3x4xf32>) -> (tensor<6x4xf32>, tensor<2x3x2x2xf32>, tensor<24xf32>) {
      %a = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
      %b = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [2, 3, 2, 2]
        : tensor<2x3x4xf32> into tensor<2x3x2x2xf32>
      %c = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
      func.return %a, %b, %c : tensor<6x4xf32>, tensor<2x3x2x2xf32>, tensor<24xf32>
    }"""
    x = numbers(2, 3, 4)
    a, b, c = run(text, x)
    assert (a == x.reshape(6, 4)).all()
    assert (b == x.reshape(2, 3, 2, 2)).all()
    assert (c == x.ravel()).all()


def test_collapse_of_a_repeated_axis_writes_it_out(run: Run) -> None:
    text = f"""func.func @f(%x: tensor<3x2xf32>) -> (tensor<12x2xf32>, tensor<4x6xf32>) {{
      {repeated("tensor<4x3x2xf32>", "3x2")}
      %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x3x2xf32> into tensor<12x2xf32>
      %b = tensor.collapse_shape %t [[0], [1, 2]] : tensor<4x3x2xf32> into tensor<4x6xf32>
      func.return %a, %b : tensor<12x2xf32>, tensor<4x6xf32>
    }}"""
    x = numbers(3, 2)
    a, b = run(text, x)
    assert (a == np.tile(x, (4, 1))).all()
    assert (b == np.tile(x.ravel(), (4, 1))).all()


def test_expand_of_a_repeated_axis(run: Run) -> None:
    text = f"""func.func @f(%x: tensor<3xf32>) -> tensor<2x2x3xf32> {{
      {repeated("tensor<4x3xf32>", "3")}
      %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 3] : tensor<4x3xf32> into tensor<2x2x3xf32>
      func.return %a : tensor<2x2x3xf32>
    }}"""
    x = numbers(3)
    assert (run(text, x) == np.broadcast_to(x, (2, 2, 3))).all()


def test_reshape_cast_and_dim(run: Run) -> None:
    text = """func.func @f(%x: tensor<2x6xf32>) -> (tensor<3x4xf32>, index) {
      %s = arith.constant dense<[3, 4]> : tensor<2xi64>
      %one = arith.constant 1 : index
      %c = tensor.cast %x : tensor<2x6xf32> to tensor<2x6xf32>
      %r = tensor.reshape %c(%s) : (tensor<2x6xf32>, tensor<2xi64>) -> tensor<3x4xf32>
      %d = tensor.dim %x, %one : tensor<2x6xf32>
      func.return %r, %d : tensor<3x4xf32>, index
    }"""
    x = numbers(2, 6)
    reshaped, size = run(text, x)
    assert (reshaped == x.reshape(3, 4)).all()
    assert size.dtype == np.int64
    assert size.tolist() == 6


def test_slices_with_strides(run: Run) -> None:
    text = """func.func @f(%x: tensor<5x8xf32>) -> tensor<2x3xf32> {
      %r = tensor.extract_slice %x[1, 2] [2, 3] [3, 2] : tensor<5x8xf32> to tensor<2x3xf32>
      func.return %r : tensor<2x3xf32>
    }"""
    x = numbers(5, 8)
    assert (run(text, x) == x[1:5:3, 2:8:2]).all()


@pytest.mark.parametrize(
    ("sizes", "shape", "axes"), [("[1, 4, 1]", "4", (0, 2)), ("[1, 4, 1]", "1x4", (2,)), ("[1, 1, 3]", "1x3", (1,))]
)
def test_slices_that_drop_axes_of_size_1(sizes: str, shape: str, axes: tuple[int, ...], run: Run) -> None:
    text = f"""func.func @f(%x: tensor<2x4x3xf32>) -> tensor<{shape}xf32> {{
      %r = tensor.extract_slice %x[1, 0, 0] {sizes} [1, 1, 1] : tensor<2x4x3xf32> to tensor<{shape}xf32>
      func.return %r : tensor<{shape}xf32>
    }}"""
    x = numbers(2, 4, 3)
    whole = x[1:2, : int(sizes[4]), : int(sizes[7])]
    assert run(text, x).tolist() == whole.squeeze(axes).tolist()


def test_a_slice_of_a_repeated_axis(run: Run) -> None:
    text = f"""func.func @f(%x: tensor<3xf32>) -> tensor<2x2xf32> {{
      {repeated("tensor<4x3xf32>", "3")}
      %a = tensor.extract_slice %t[2, 1] [2, 2] [1, 1] : tensor<4x3xf32> to tensor<2x2xf32>
      func.return %a : tensor<2x2xf32>
    }}"""
    x = numbers(3)
    assert (run(text, x) == np.tile(x[1:], (2, 1))).all()


@pytest.mark.parametrize("start", [0, 2, 3])
def test_a_slice_at_a_computed_offset(start: int, run: Run) -> None:
    text = """func.func @f(%x: tensor<5x4xf32>, %i: index) -> (tensor<2x2xf32>, tensor<2xf32>) {
      %a = tensor.extract_slice %x[%i, 1] [2, 2] [1, 2] : tensor<5x4xf32> to tensor<2x2xf32>
      %b = tensor.extract_slice %x[%i, %i] [2, 1] [1, 1] : tensor<5x4xf32> to tensor<2xf32>
      func.return %a, %b : tensor<2x2xf32>, tensor<2xf32>
    }"""
    x = numbers(5, 4)
    a, b = run(text, x, np.array(start))
    assert (a == x[start : start + 2, 1:4:2]).all()
    assert (b == x[start : start + 2, start]).all()


def test_insertions(run: Run) -> None:
    text = """func.func @f(%s: tensor<2x2xf32>, %v: tensor<3xf32>, %x: tensor<4x5xf32>, %i: index, %n: f32)
        -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
      %a = tensor.insert_slice %s into %x[1, 0] [2, 2] [2, 3] : tensor<2x2xf32> into tensor<4x5xf32>
      %b = tensor.insert_slice %v into %a[2, 2] [1, 3] [1, 1] : tensor<3xf32> into tensor<4x5xf32>
      %c = tensor.insert_slice %s into %x[%i, 3] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x5xf32>
      %d = tensor.insert %n into %c[%i, %i] : tensor<4x5xf32>
      func.return %a, %b, %c, %d : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
    }"""
    s, v, x = numbers(2, 2), numbers(3), numbers(4, 5)
    before = x.copy()
    got = run(text, s, v, x, np.array(2), np.array(9, np.float32))
    a = x.copy()
    a[1:4:2, 0:4:3] = s
    b = a.copy()
    b[2, 2:5] = v
    c = x.copy()
    c[2:4, 3:5] = s
    d = c.copy()
    d[2, 2] = 9
    for mine, want in zip(got, (a, b, c, d), strict=True):
        assert (mine == want).all()
    assert (x == before).all()


def test_concatenation_with_repeated_operands(run: Run) -> None:
    text = f"""func.func @f(%x: tensor<3xf32>, %y: tensor<2x3xf32>, %z: tensor<4x2xf32>)
        -> (tensor<6x3xf32>, tensor<4x5xf32>, tensor<8x3xf32>) {{
      {repeated("tensor<4x3xf32>", "3")}
      %a = tensor.concat dim(0) %y, %t : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
      %b = tensor.concat dim(1) %t, %z : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<4x5xf32>
      %c = tensor.concat dim(0) %t, %t : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
      func.return %a, %b, %c : tensor<6x3xf32>, tensor<4x5xf32>, tensor<8x3xf32>
    }}"""
    x, y, z = numbers(3), numbers(2, 3), numbers(4, 2)
    t = np.tile(x, (4, 1))
    a, b, c = run(text, x, y, z)
    assert (a == np.concatenate((y, t))).all()
    assert (b == np.concatenate((t, z), 1)).all()
    assert (c == np.concatenate((t, t))).all()


def test_padding_with_a_number_and_with_a_computed_one(run: Run) -> None:
    text = """func.func @f(%x: tensor<2x3xi64>, %s: i64) -> (tensor<5x4xi64>, tensor<3x3xi64>) {
      %a = tensor.pad %x low[1, 0] high[2, 1] {
      ^bb0(%i: index, %j: index):
        tensor.yield %s : i64
      } : tensor<2x3xi64> to tensor<5x4xi64>
      %b = tensor.pad %x low[0, 0] high[1, 0] {
      ^bb0(%i: index, %j: index):
        %k = arith.addi %i, %j : index
        %n = arith.index_cast %k : index to i64
        tensor.yield %n : i64
      } : tensor<2x3xi64> to tensor<3x3xi64>
      func.return %a, %b : tensor<5x4xi64>, tensor<3x3xi64>
    }"""
    x = np.array([[10, 20, 30], [40, 50, 60]])
    a, b = run(text, x, np.array(-7))
    assert (a == np.pad(x, ((1, 2), (0, 1)), constant_values=-7)).all()
    assert b.tolist() == [*x.tolist(), [2, 3, 4]]


def test_making_tensors_of_scalars(run: Run) -> None:
    text = """func.func @f(%a: f32, %b: f32, %x: tensor<2x2xf32>, %i: index) -> (tensor<2x2xf32>, tensor<3xf32>, f32) {
      %r = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
      %s = tensor.splat %b : tensor<3xf32>
      %zero = arith.constant 0 : index
      %e = tensor.extract %x[%i, %zero] : tensor<2x2xf32>
      func.return %r, %s, %e : tensor<2x2xf32>, tensor<3xf32>, f32
    }"""
    x = numbers(2, 2)
    made, splat, element = run(text, np.array(1, np.float32), np.array(-2, np.float32), x, np.array(1))
    assert made.tolist() == [[1, -2], [-2, 1]]
    assert splat.tolist() == [-2, -2, -2]
    assert isinstance(element, np.ndarray)
    assert element == x[1, 0]


def test_an_empty_tensor_is_a_neutral_start(run: Run) -> None:
    text = """func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
      %e = tensor.empty() : tensor<3xf32>
      %r = arith.addf %x, %e : tensor<3xf32>
      func.return %r : tensor<3xf32>
    }"""
    x = numbers(3)
    assert (run(text, x) == x).all()
