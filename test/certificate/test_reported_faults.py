"""Faults that people reported elsewhere, in small: what the checker says to each. No source is known in any of them."""

from __future__ import annotations

import pytest

from .support import findings, parse, refusal

FUNCTIONS = """
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  func.func @plus(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %s = arith.addf %a, %b : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  func.func @copy(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    func.return %a : tensor<1x6xf32>
  }
  func.func @literal(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %c = arith.constant dense<5.0> : tensor<1x6xf32>
    %s = arith.addf %a, %c : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  func.func @twice(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %c = arith.constant dense<2.0> : tensor<1x6xf32>
    %s = arith.mulf %a, %c : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  func.func @rms(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %square = arith.mulf %a, %a : tensor<1x6xf32>
    %zero = arith.constant dense<0.0> : tensor<1xf32>
    %sum = linalg.reduce ins(%square : tensor<1x6xf32>) outs(%zero : tensor<1xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %t = arith.addf %x, %acc : f32
      linalg.yield %t : f32
    }
    %root = math.rsqrt %sum : tensor<1xf32>
    %empty = tensor.empty() : tensor<1x6xf32>
    %wide = linalg.broadcast ins(%root : tensor<1xf32>) outs(%empty : tensor<1x6xf32>) dimensions = [1]
    %y = arith.mulf %a, %wide : tensor<1x6xf32>
    func.return %y : tensor<1x6xf32>
  }
  func.func @narrow(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %n = arith.truncf %a : tensor<1x6xf32> to tensor<1x6xbf16>
    %w = arith.extf %n : tensor<1x6xbf16> to tensor<1x6xf32>
    func.return %w : tensor<1x6xf32>
  }
  func.func @widen(%a: tensor<1x6xf32>) -> tensor<1x6xf64> {
    %w = arith.extf %a : tensor<1x6xf32> to tensor<1x6xf64>
    func.return %w : tensor<1x6xf64>
  }
  func.func @plus64(%a: tensor<1x6xf64>, %b: tensor<1x6xf64>) -> tensor<1x6xf64> {
    %s = arith.addf %a, %b : tensor<1x6xf64>
    func.return %s : tensor<1x6xf64>
  }
  func.func @greatest(%a: tensor<1x6xf32>) -> tensor<1xf32> {
    %low = arith.constant dense<-1.0e30> : tensor<1xf32>
    %max = linalg.reduce ins(%a : tensor<1x6xf32>) outs(%low : tensor<1xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %t = arith.maximumf %x, %acc : f32
      linalg.yield %t : f32
    }
    func.return %max : tensor<1xf32>
  }
  func.func @greater(%a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<1xf32> {
    %s = arith.maximumf %a, %b : tensor<1xf32>
    func.return %s : tensor<1xf32>
  }
"""

PIECES = """
  tp.tensor @h_c0 : tensor<1x4xf32> input chip 0 slice "h"[1, 8] axis 1 [0:4]
  tp.tensor @h_c1 : tensor<1x4xf32> input chip 1 slice "h"[1, 8] axis 1 [4:4]
  tp.tensor @W_c0 : tensor<4x6xf32> weight chip 0 slice "W"[8, 6] axis 0 [0:4]
  tp.tensor @W_c1 : tensor<4x6xf32> weight chip 1 slice "W"[8, 6] axis 0 [4:4]
  tp.tensor @b : tensor<1x6xf32> weight
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> temp chip 1
  tp.let @p_c0 = @down(@h_c0, @W_c0)
  tp.let @p_c1 = @down(@h_c1, @W_c1)
"""

GIVEN = """
  tp.tensor @p_c0 : tensor<1x6xf32> input chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> input chip 1
  tp.tensor @b : tensor<1x6xf32> weight
"""
"""Partials that are given: nothing says of what they are a part."""

ALL_REDUCE = """
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
"""


def tensors(line: str) -> str:
    """Declarations `name chip`, or `name` alone for a replicated tensor; `!` in front of an output."""
    declared: list[str] = []
    for one in line.split(","):
        name, *chip = one.strip().lstrip("!").split()
        role = "output" if one.strip().startswith("!") else "temp"
        declared.append(f"tp.tensor @{name} : tensor<1x6xf32> {role}" + (f" chip {chip[0]}" if chip else ""))
    return "\n".join(declared)


def program(*parts: str, chips: int = 2) -> str:
    """A program of these parts."""
    return f"tp.program @p chips {chips} {{{FUNCTIONS}" + "\n".join(parts) + "\n}"


def before_the_sum(function: str, start: str = PIECES, more: str = "") -> str:
    """Each chip applies a function to its partial, and the results are summed."""
    arguments = f", {more}" if more else ""
    return program(
        start,
        tensors("q_c0 0, q_c1 1, !y"),
        f"tp.let @q_c0 = @{function}(@p_c0{arguments})",
        f"tp.let @q_c1 = @{function}(@p_c1{arguments})",
        ALL_REDUCE.replace("@p_", "@q_"),
    )


BEHIND = program(PIECES, tensors("s, !y"), ALL_REDUCE.replace("@y", "@s"), "tp.let @y = @plus(@s, @b)")


@pytest.mark.parametrize("start", [PIECES, GIVEN], ids=["pieces", "given"])
def test_a_bias_on_every_chip_is_refused_and_behind_the_sum_is_right(start: str) -> None:
    """Kind A: the bias is named, and the partial that it joins."""
    found = refusal(before_the_sum("plus", start, "@b"))
    assert "TP506" in found
    assert "`b`" in found or "q_c0" in found
    assert not refusal(BEHIND)


def test_a_constant_on_every_chip_is_refused() -> None:
    """Kind A: a literal as well as a named tensor."""
    found = refusal(before_the_sum("literal"))
    assert "`q_c0` on chip 0: a constant is no partial but joins one" in found
    assert "TP506" in found


def test_the_layer_that_is_wrong_is_named() -> None:
    """Kind A: of two layers the second adds the residual on every chip."""
    second = PIECES.replace("_c", "2_c").replace("@b", "@r").replace('"h"', '"g"').replace('"W"', '"V"')
    wrong = program(
        PIECES,
        second,
        tensors("y, q2_c0 0, q2_c1 1, !z"),
        ALL_REDUCE,
        "tp.let @q2_c0 = @plus(@p2_c0, @y)",
        "tp.let @q2_c1 = @plus(@p2_c1, @y)",
        ALL_REDUCE.replace("@y", "@z").replace("@p_", "@q2_"),
    )
    found = refusal(wrong)
    assert "`q2_c0` on chip 0: `y` is reduced already" in found
    assert "TP507" in found


def test_what_is_reduced_already_is_not_summed_again() -> None:
    """Kind B: with and without partials beside it."""
    again = program(
        PIECES,
        tensors("s, q_c0 0, q_c1 1, !y"),
        ALL_REDUCE.replace("@y", "@s"),
        "tp.let @q_c0 = @copy(@s)",
        "tp.let @q_c1 = @copy(@s)",
        ALL_REDUCE.replace("@p_", "@q_"),
    )
    assert "`q_c0` is reduced already" in refusal(again)


def test_a_branch_that_nobody_reduces_is_refused() -> None:
    """Kind B: the sum of one branch, and of the other one what chip 0 has of it."""
    branch = PIECES.replace("@p_", "@s_").replace("@h_", "@g_").replace("@W_", "@V_").replace("@b", "@r")
    branch = branch.replace('"h"', '"g"').replace('"W"', '"V"')
    wrong = program(PIECES, branch, tensors("t, !y"), ALL_REDUCE.replace("@y", "@t"), "tp.let @y = @plus(@t, @s_c0)")
    found = refusal(wrong)
    assert "`y` gets `s_c0` of chip 0 without an all-reduce" in found
    assert "@s_c0 = @down(@g_c0, @V_c0)" in found


def test_a_missing_all_reduce_is_refused() -> None:
    """Kind B: all shapes agree."""
    assert "TP501" in refusal(program(PIECES, tensors("!y"), "tp.let @y = @copy(@p_c0)"))


def test_a_sum_over_some_chips_is_refused_not_widened() -> None:
    """Kind B: two of four chips."""
    found = refusal(program(PIECES, tensors("!y"), ALL_REDUCE, chips=4))
    assert "sums partials of 2 of 4 chips" in found


@pytest.mark.parametrize("start", [PIECES, GIVEN], ids=["pieces", "given"])
def test_a_norm_of_each_partial_is_refused(start: str) -> None:
    """Kind C: the sum of norms is not the norm of the sum."""
    assert "TP508" in refusal(before_the_sum("rms", start))


def test_maxima_of_partials_are_refused() -> None:
    """Kind C: neither their sum nor their maximum is the maximum of the sum."""
    wrong = program(
        PIECES,
        "tp.tensor @q_c0 : tensor<1xf32> temp chip 0\ntp.tensor @q_c1 : tensor<1xf32> temp chip 1",
        "tp.tensor @y : tensor<1xf32> output",
        "tp.let @q_c0 = @greatest(@p_c0)\ntp.let @q_c1 = @greatest(@p_c1)\ntp.let @y = @greater(@q_c0, @q_c1)",
        "tp.collective max @y = (@q_c0, @q_c1) folds [@y]",
    )
    assert "`q_c0` on chip 0" in refusal(wrong)
    assert "TP508" in refusal(wrong)


def test_widening_scaling_and_copying_are_linear() -> None:
    """Kinds C and N: they stand between a partial and its sum, and ask for no sum of their own."""
    wide = "\n".join(f"tp.tensor @w_c{c} : tensor<1x6xf64> temp chip {c}" for c in (0, 1))
    right = program(
        PIECES,
        wide,
        tensors("q_c0 0, q_c1 1, r_c0 0, r_c1 1"),
        "tp.tensor @y : tensor<1x6xf64> output",
        *[
            f"tp.let @q_c{c} = @twice(@p_c{c})\ntp.let @r_c{c} = @copy(@q_c{c})\ntp.let @w_c{c} = @widen(@r_c{c})"
            for c in (0, 1)
        ],
        "tp.let @y = @plus64(@w_c0, @w_c1)",
        "tp.collective sum @y = (@w_c0, @w_c1) folds [@y]",
    )
    assert findings(parse(right)).rounded == ["y"]


@pytest.mark.parametrize("start", [PIECES, GIVEN], ids=["pieces", "given"])
def test_narrowing_before_the_sum_is_refused(start: str) -> None:
    """Kind J: each partial is rounded to bf16 and widened again."""
    found = refusal(before_the_sum("narrow", start))
    assert "TP509" in found or "TP508" in found


def test_a_float_sum_names_its_order() -> None:
    """Kind J: left to right in chip order; a sum of one partial is exact."""
    assert findings(parse(program(PIECES, tensors("!y"), ALL_REDUCE))).rounded == ["y"]


def test_the_order_of_the_partials_is_the_collectives() -> None:
    """Kind K: folds in another order than the collective says make the same sum."""
    assert not refusal(program(PIECES, tensors("!y"), ALL_REDUCE.replace("@plus(@p_c0, @p_c1)", "@plus(@p_c1, @p_c0)")))


def test_another_chips_piece_is_refused() -> None:
    """Kind N: a step that puts chip 0's piece on chip 1."""
    found = refusal(program(PIECES.replace("@down(@h_c1", "@down(@h_c0"), tensors("!y"), ALL_REDUCE))
    assert "`p_c1` on chip 1 is made of `h_c0`, which lives on chip 0" in found


def test_every_chip_with_the_first_rows_is_refused() -> None:
    """Kind O: the shapes are right, rows 4..7 are on no chip and 0..3 twice."""
    found = refusal(program(PIECES.replace("axis 0 [4:4]", "axis 0 [0:4]"), tensors("!y"), ALL_REDUCE))
    assert "coordinate 0 of axis 0 of `W` is both in `W_c0` and in `W_c1`" in found


def test_rows_on_no_chip_are_refused() -> None:
    """Kind H: ten rows of which eight were dealt."""
    found = refusal(
        program(PIECES.replace("[8, 6]", "[10, 6]").replace("[1, 8]", "[1, 10]"), tensors("!y"), ALL_REDUCE)
    )
    assert "coordinates 8, 9 of axis" in found


def test_one_tensor_in_two_roles_is_right() -> None:
    """Kind O: a tied embedding, whole for the one and cut for the other."""
    tied = "tp.tensor @W : tensor<8x6xf32> weight\n tp.tensor @unused : tensor<8x6xf32> temp"
    assert not refusal(program(PIECES, tied, tensors("!y"), ALL_REDUCE))


def test_a_second_reader_of_the_sum_is_right() -> None:
    """Kind R: what is reduced may be read by several statements."""
    right = program(
        PIECES, tensors("s, !y, !z"), ALL_REDUCE.replace("@y", "@s"), "tp.let @y = @rms(@s)\ntp.let @z = @copy(@s)"
    )
    assert not refusal(right)


def test_one_chip_is_right() -> None:
    """Kind Q: one partial, one fold that is an identity, no transfer."""
    alone = """
  tp.tensor @h : tensor<1x4xf32> input
  tp.tensor @W_c0 : tensor<4x6xf32> weight chip 0 slice "W"[4, 6] axis 0 [0:4]
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @y : tensor<1x6xf32> output
  tp.let @p_c0 = @down(@h, @W_c0)
  tp.let @y = @copy(@p_c0)
  tp.collective sum @y = (@p_c0) folds [@y]
"""
    assert findings(parse(program(alone, chips=1))).exact == ["y"]


def test_partials_that_are_given_are_summed_and_the_claim_says_so() -> None:
    """Nothing is said of coverage where nothing is known."""
    assert findings(parse(program(GIVEN, tensors("!y"), ALL_REDUCE))).given == ["y"]
