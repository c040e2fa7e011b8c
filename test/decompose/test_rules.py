"""Backward rules, each in an MLP whose activation is written with one kind of operation."""

from __future__ import annotations

import pytest

from .support import check, run, tensors, written
from .text import ACTIVATION, DOWN, HEAD, MLP_ARGUMENTS, MLP_PLAN, TAIL, mlp

ACTIVATIONS = {
    "slices and a concat": """
      %c = tensor.extract_slice %s[0, 0] [4, 5] [1, 1] : tensor<4x12xf32> to tensor<4x5xf32>
      %d = tensor.extract_slice %s[0, 5] [4, 7] [1, 1] : tensor<4x12xf32> to tensor<4x7xf32>
      %a = tensor.concat dim(1) %d, %c : (tensor<4x7xf32>, tensor<4x5xf32>) -> tensor<4x12xf32>""",
    "every other column": """
      %c = tensor.extract_slice %s[0, 0] [4, 6] [1, 2] : tensor<4x12xf32> to tensor<4x6xf32>
      %d = tensor.extract_slice %s[0, 1] [4, 6] [1, 2] : tensor<4x12xf32> to tensor<4x6xf32>
      %a = tensor.concat dim(1) %c, %d : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>""",
    "an insert along another axis": """
      %c = tensor.extract_slice %s[0, 0] [2, 12] [1, 1] : tensor<4x12xf32> to tensor<2x12xf32>
      %a = tensor.insert_slice %c into %s[1, 0] [2, 12] [1, 1] : tensor<2x12xf32> into tensor<4x12xf32>""",
    "padding of another axis": """
      %c = tensor.extract_slice %s[1, 0] [2, 12] [1, 1] : tensor<4x12xf32> to tensor<2x12xf32>
      %a = "tensor.pad"(%c) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 1, 0>,
                              static_high = array<i64: 1, 0>}> ({
      ^bb0(%m: index, %n: index):
        "tensor.yield"(%z) : (f32) -> ()
      }) : (tensor<2x12xf32>) -> tensor<4x12xf32>""",
    "a dropped axis": """
      %c = tensor.expand_shape %s [[0, 1], [2]] output_shape [1, 4, 12] : tensor<4x12xf32> into tensor<1x4x12xf32>
      %a = tensor.extract_slice %c[0, 0, 0] [1, 4, 12] [1, 1, 1] : tensor<1x4x12xf32> to tensor<4x12xf32>""",
    "a static reshape": """
      %n = arith.constant dense<[2, 2, 12]> : tensor<3xi64>
      %m = arith.constant dense<[4, 12]> : tensor<2xi64>
      %c = tensor.reshape %s(%n) : (tensor<4x12xf32>, tensor<3xi64>) -> tensor<2x2x12xf32>
      %a = tensor.reshape %c(%m) : (tensor<2x2x12xf32>, tensor<2xi64>) -> tensor<4x12xf32>""",
    "a constant for each column": """
      %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, -6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]> : tensor<12xf32>
      %d = linalg.broadcast ins(%c:tensor<12xf32>) outs(%e:tensor<4x12xf32>) dimensions = [0]
      %a = arith.mulf %s, %d : tensor<4x12xf32>""",
    "a table made of indices": """
      %c = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
        outs(%e : tensor<4x12xf32>) {
      ^bb0(%o: f32):
        %i = linalg.index 1 : index
        %j = arith.index_cast %i : index to i64
        %k = arith.sitofp %j : i64 to f32
        linalg.yield %k : f32
      } -> tensor<4x12xf32>
      %a = arith.mulf %s, %c : tensor<4x12xf32>""",
    "a transposition there and back": """
      %c = tensor.empty() : tensor<12x4xf32>
      %t = linalg.transpose ins(%s:tensor<4x12xf32>) outs(%c:tensor<12x4xf32>) permutation = [1, 0]
      %v = math.tanh %t : tensor<12x4xf32>
      %a = linalg.transpose ins(%v:tensor<12x4xf32>) outs(%e:tensor<4x12xf32>) permutation = [1, 0]""",
    "a gather at known indices": """
      %c = arith.constant dense<-1> : tensor<1xi64>
      %a = linalg.generic {
        indexing_maps = [affine_map<(m, n) -> (0)>, affine_map<(m, n) -> (m, n)>],
        iterator_types = ["parallel", "parallel"]
      } ins(%c : tensor<1xi64>) outs(%e : tensor<4x12xf32>) {
      ^bb0(%l: i64, %o: f32):
        %zero = arith.constant 0 : i64
        %rows = arith.constant 4 : i64
        %below = arith.cmpi slt, %l, %zero : i64
        %up = arith.addi %l, %rows : i64
        %row = arith.select %below, %up, %l : i64
        %i = arith.index_cast %row : i64 to index
        %j = linalg.index 1 : index
        %v = tensor.extract %s[%i, %j] : tensor<4x12xf32>
        linalg.yield %v : f32
      } -> tensor<4x12xf32>""",
    "a sum over another axis": """
      %c = tensor.empty() : tensor<12xf32>
      %i = linalg.fill ins(%z : f32) outs(%c : tensor<12xf32>) -> tensor<12xf32>
      %d = linalg.reduce ins(%s:tensor<4x12xf32>) outs(%i:tensor<12xf32>) dimensions = [0]
      (%in: f32, %init: f32) {
        %t = arith.addf %in, %init : f32
        linalg.yield %t : f32
      }
      %v = linalg.broadcast ins(%d:tensor<12xf32>) outs(%e:tensor<4x12xf32>) dimensions = [0]
      %a = arith.divf %s, %v : tensor<4x12xf32>""",
}


@pytest.mark.parametrize("name", ACTIVATIONS)
@pytest.mark.parametrize("chips", [1, 2, 5])
def test_a_cut_goes_backward_through(name: str, chips: int) -> None:
    """The columns of `up` are cut, wherever the activation moved them."""
    _, report = check(mlp(activation=ACTIVATIONS[name] + "\n"), chips)
    assert chips == 1 or sum(report.layers[0].cut["up.weight"]) == 12


def test_columns_that_stay_in_place_are_cut_where_they_are() -> None:
    """Two chips, two halves."""
    program, _ = check(mlp(), 2)
    piece = tensors(program)["up.weight_c1"].piece
    assert piece is not None and (piece.axis, piece.ranges) == (1, ((6, 6),))


def test_an_operand_of_which_a_chip_wants_nothing_is_dropped() -> None:
    """Two products side by side: each chip computes its own and not the other's."""
    text = """
    func.func @two(%x: tensor<4x8xf32>, %l: tensor<8x6xf32>, %r: tensor<8x6xf32>, %w: tensor<12x8xf32>)
        -> tensor<4x8xf32> {
      %z = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<4x6xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
      %a = linalg.matmul ins(%x, %l : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
      %b = linalg.matmul ins(%x, %r : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
      %c = tensor.concat dim(1) %a, %b : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
      %g = tensor.empty() : tensor<4x8xf32>
      %i = linalg.fill ins(%z : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
      %y = linalg.matmul ins(%c, %w : tensor<4x12xf32>, tensor<12x8xf32>) outs(%i : tensor<4x8xf32>) -> tensor<4x8xf32>
      func.return %y : tensor<4x8xf32>
    }"""
    layer = written(text, ["x", "left.weight", "right.weight", "out.weight"], ["y"], {"out": "rowwise"})
    program, report = check(layer, 2)
    assert report.layers[0].cut["left.weight"] == (6, 0) and report.layers[0].cut["right.weight"] == (0, 6)
    assert "left_c1" not in tensors(program) and "right_c0" not in tensors(program)


def test_results_that_share_a_value_or_are_arguments_are_copied() -> None:
    """Each result is a tensor of its own; a weight that is a result stays cut as it is."""
    text = (HEAD + ACTIVATION + DOWN + TAIL).replace(
        "    -> tensor<4x8xf32> {", "    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<12x8xf32>) {"
    )
    text = text.replace(
        "func.return %y : tensor<4x8xf32>",
        "func.return %y, %y, %x, %w2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<12x8xf32>",
    )
    layer = written(text, MLP_ARGUMENTS, ["y", "again", "same", "w"], MLP_PLAN)
    program, _ = check(layer, 3)
    assert {name for name, op in tensors(program).items() if op.role.data == "output"} == {
        *("y", "again", "same"),
        *("w_c0", "w_c1", "w_c2"),
    }


def test_a_result_that_nothing_demands_stays_cut_as_what_lies_behind_it() -> None:
    """The activation is a result, too: each chip gives back its columns."""
    text = (HEAD + ACTIVATION + DOWN + TAIL).replace("-> tensor<4x8xf32> {", "-> (tensor<4x8xf32>, tensor<4x12xf32>) {")
    text = text.replace(
        "  func.return %y : tensor<4x8xf32>",
        "  %n = math.exp %s : tensor<4x12xf32>\n  func.return %y, %n : tensor<4x8xf32>, tensor<4x12xf32>",
    )
    layer = written(text, MLP_ARGUMENTS, ["y", "n"], MLP_PLAN)
    program, _ = check(layer, 2)
    piece = tensors(program)["n_c1"].piece
    assert piece is not None and (piece.of, piece.axis, piece.ranges) == ("n", 1, ((6, 6),))


def test_the_function_is_not_changed() -> None:
    """Generalising and cutting happen on copies."""
    layer = mlp()
    before = str(layer.module)
    program, _ = layer.decompose(3)
    run(program, layer.random_arrays())
    assert str(layer.module) == before
