"""Sums over an axis that is cut, such as a norm over all heads: dealt as what is summed is cut."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tp_dialect.errors import TpError

from .support import Layer, check, collectives, error, run, tensors, without_collective, written
from .text import ACTIVATION, DOWN, HEAD, MLP_ARGUMENTS, MLP_PLAN, TAIL, mlp, over_a_row

NORM = over_a_row("addf")


@pytest.mark.parametrize("chips", [2, 3, 5, 8])
def test_a_sum_over_what_is_cut_is_a_collective_of_its_own(chips: int) -> None:
    """The weights stay cut, and the sum of each row is reduced, not the rows."""
    program, report = check(mlp(activation=NORM), chips)
    assert [tensors(program)[one.out_name].tensor_type.get_shape() for one in collectives(program)] == [(4,), (4, 8)]
    assert sum(report.layers[0].cut["up.weight"]) == 12
    assert len(report.layers[0].collectives) == 2


def test_both_collectives_count() -> None:
    """Whichever is replaced by one of its partials, it shows."""
    layer = mlp(activation=NORM)
    program, _ = layer.decompose(3)
    arrays = layer.random_arrays()
    for place in range(2):
        broken = without_collective(program, place)
        assert error(run(broken, arrays), layer.reference(arrays)) > 1e-3


def test_an_idle_chip_adds_nothing_to_it() -> None:
    """More chips than columns."""
    check(mlp(activation=NORM), 13, "idle")
    check(mlp(activation=NORM), 13, "replicate")


def test_a_sum_that_does_not_start_from_zero_stays_refused() -> None:
    """Its start would be added once per chip."""
    one = "  %one = arith.constant 1.0 : f32\n"
    with pytest.raises(TpError, match="TP118"):
        mlp(activation=one + over_a_row("addf", "%one")).decompose(2)


SQUARED = NORM.replace("%d =", "%sq = arith.mulf %s, %s : tensor<4x12xf32>\n  %d =").replace("ins(%s:", "ins(%sq:")
"""Each row divided by the sum of its squares."""

MAXIMUM = over_a_row("maximumf").replace("%c", "%c3").replace("%i =", "%i3 =").replace("(%i:", "(%i3:")


@pytest.mark.parametrize("norm", [NORM, SQUARED])
def test_a_sum_of_what_all_chips_need_is_left_alone(norm: str) -> None:
    """The rows are wanted whole by a maximum, so that nothing is won by dealing their sums."""
    both = norm + MAXIMUM.replace("%d", "%d3").replace("%v", "%v3").replace("%a =", "%a3 =")
    both += "  %a4 = arith.addf %a, %a3 : tensor<4x12xf32>\n"
    down = DOWN.replace("%a,", "%a4,")
    program, report = check(mlp(activation=both, down=down, plan={**MLP_PLAN, "up": "replicate"}), 2)
    assert len(collectives(program)) == 1
    assert "up.weight" in report.layers[0].replicated


def test_what_only_shares_a_fill_with_a_cut_value_stays_whole() -> None:
    """A result of the shape of the cut activation, which starts from the same zeros."""
    text = HEAD.replace("%x: tensor<4x8xf32>,", "%x: tensor<4x8xf32>, %w0: tensor<8x12xf32>,")
    text = text.replace("-> tensor<4x8xf32> {", "-> (tensor<4x8xf32>, tensor<4x12xf32>) {").replace(
        "  %h =",
        "  %h0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>)"
        " -> tensor<4x12xf32>\n  %h =",
    )
    tail = TAIL.replace("return %y : tensor<4x8xf32>", "return %y, %h0 : tensor<4x8xf32>, tensor<4x12xf32>")
    names = ["x", "first.weight", *MLP_ARGUMENTS[1:]]
    _, report = check(written(text + ACTIVATION + DOWN + tail, names, ["y", "h"], MLP_PLAN), 2)
    assert [name for one in report.layers for name in one.replicated] == ["first.weight", "down.bias"]


def test_coordinates_that_several_chips_have_are_added_once() -> None:
    """Two key heads under six query heads on four chips, and a norm over both heads."""
    program, report = check(shared_keys(), 4)
    assert len(collectives(program)) == 2
    assert sum(report.layers[0].cut["k.weight"]) > 6
    idle, _ = check(replace(shared_keys()), 7, "idle")
    assert len(collectives(idle)) == 2


def shared_keys() -> Layer:
    """q by a key that three of six heads share, with the keys normed over both key heads."""
    text = """
func.func @heads(%x: tensor<4x8xf32>, %q: tensor<8x18xf32>, %k: tensor<8x6xf32>, %o: tensor<18x8xf32>)
    -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %qe = tensor.empty() : tensor<4x18xf32>
  %qz = linalg.fill ins(%z : f32) outs(%qe : tensor<4x18xf32>) -> tensor<4x18xf32>
  %ql = linalg.matmul ins(%x, %q : tensor<4x8xf32>, tensor<8x18xf32>) outs(%qz : tensor<4x18xf32>) -> tensor<4x18xf32>
  %qh = tensor.expand_shape %ql [[0], [1, 2, 3]] output_shape [4, 2, 3, 3] : tensor<4x18xf32> into tensor<4x2x3x3xf32>
  %e = tensor.empty() : tensor<4x6xf32>
  %ez = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %s = linalg.matmul ins(%x, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%ez : tensor<4x6xf32>) -> tensor<4x6xf32>
  NORM
  %kh = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %ke = tensor.empty() : tensor<4x2x3x3xf32>
  %kb = linalg.broadcast ins(%kh:tensor<4x2x3xf32>) outs(%ke:tensor<4x2x3x3xf32>) dimensions = [2]
  %p = arith.mulf %qh, %kb : tensor<4x2x3x3xf32>
  %f = tensor.collapse_shape %p [[0], [1, 2, 3]] : tensor<4x2x3x3xf32> into tensor<4x18xf32>
  %ye = tensor.empty() : tensor<4x8xf32>
  %yz = linalg.fill ins(%z : f32) outs(%ye : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%f, %o : tensor<4x18xf32>, tensor<18x8xf32>) outs(%yz : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}
"""
    norm = NORM.replace("4x12", "4x6")
    names = ["x", "q.weight", "k.weight", "o.weight"]
    return written(text.replace("NORM", norm), names, ["y"], {"q": "colwise", "k": "colwise", "o": "rowwise"})
