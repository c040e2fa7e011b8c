"""Partials: through what they go unsummed, where they are folded, and what waits."""

from __future__ import annotations

import pytest

from tp_dialect.program import ProgramOp

from .support import CASES, LAYERS, check, collectives, lets, stored, tensors
from .text import DOWN, TAIL, mlp


def fold_shapes(program: ProgramOp) -> list[tuple[int, ...]]:
    """The shape of each collective."""
    return [tensors(program)[op.out_name].tensor_type.get_shape() for op in collectives(program)]


def test_folds_are_additions_from_left_to_right() -> None:
    """Partial c lives on chip c, each fold adds the next one, and the last binds what the collective makes."""
    program, _ = check(mlp(), 4)
    (one,) = [op.collective for op in collectives(program)]
    assert one.partials == ("down_c0", "down_c1", "down_c2", "down_c3")
    assert one.folds == ("down_f1", "down_f2", "down")
    adds = [op for op in lets(program) if op.out_names[0] in one.folds]
    assert [op.in_names for op in adds] == [("down_c0", "down_c1"), ("down_f1", "down_c2"), ("down_f2", "down_c3")]
    assert len({op.callee_name for op in adds}) == 1
    assert [tensors(program)[name].chip_id for name in one.partials] == [0, 1, 2, 3]
    assert all(tensors(program)[name].chip_id is None for name in one.folds)


def test_one_chip_has_one_partial_and_an_identity_fold() -> None:
    """The partial lives on chip 0."""
    program, _ = check(mlp(), 1)
    (one,) = [op.collective for op in collectives(program)]
    assert (one.partials, one.folds) == (("down_c0",), ("down",))
    assert tensors(program)["down_c0"].chip_id == 0


def test_a_bias_behind_a_row_weight_is_added_once() -> None:
    """By one statement, which reads the fold."""
    program, _ = check(mlp(), 3)
    (read,) = [op for op in lets(program) if "down.bias" in op.in_names]
    assert "down" in read.in_names and tensors(program)[read.out_names[0]].chip_id is None


LINEAR = {
    "doubled": "  %v = arith.addf %p, %p : tensor<4x8xf32>\n",
    "negated": "  %v = arith.negf %p : tensor<4x8xf32>\n",
    "scaled by the input": "  %v = arith.mulf %p, %x : tensor<4x8xf32>\n",
    "divided by a constant": """
      %c = arith.constant dense<3.0> : tensor<4x8xf32>
      %v = arith.divf %p, %c : tensor<4x8xf32>
    """,
    "selected by the input": """
      %c = arith.constant 0.0 : f32
      %v = linalg.generic {
        indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
        iterator_types = ["parallel", "parallel"]
      } ins(%x, %p : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e2 : tensor<4x8xf32>) {
      ^bb0(%l: f32, %m: f32, %o: f32):
        %above = arith.cmpf ogt, %l, %c : f32
        %chosen = arith.select %above, %m, %c : f32
        linalg.yield %chosen : f32
      } -> tensor<4x8xf32>
""",
}


@pytest.mark.parametrize("name", LINEAR)
def test_a_partial_goes_on_when_it_is(name: str) -> None:
    """Each chip does it to its own partial, and the collective comes behind."""
    down = DOWN + LINEAR[name].replace("\n      ", "\n  ")
    program, report = check(mlp(down=down, tail=TAIL.replace("%p, %q", "%v, %q")), 3)
    assert report.collectives == 1
    assert collectives(program)[0].collective.partials[0] != "down_c0"


def test_a_partial_is_folded_before_what_is_not_linear() -> None:
    """A tanh runs once, on the sum."""
    program, report = check(
        mlp(down=DOWN + "  %v = math.tanh %p : tensor<4x8xf32>\n", tail=TAIL.replace("%p, %q", "%v, %q")), 3
    )
    assert report.collectives == 1 and collectives(program)[0].out_name == "down"


def test_a_partial_with_two_readers_is_folded_once() -> None:
    """Both read the sum."""
    down = DOWN + "  %v = arith.negf %p : tensor<4x8xf32>\n  %k = math.exp %p : tensor<4x8xf32>\n"
    _, report = check(
        mlp(down=down + "  %o = arith.addf %v, %k : tensor<4x8xf32>\n", tail=TAIL.replace("%p, %q", "%o, %q")), 2
    )
    assert report.collectives == 1


@pytest.mark.parametrize(("left", "right"), [("%p", "%q"), ("%q", "%p")])
def test_a_difference_keeps_its_signs(left: str, right: str) -> None:
    """The bias is taken from the sum, or the sum from the bias."""
    _, report = check(mlp(tail=TAIL.replace("arith.addf %p, %q", f"arith.subf {left}, {right}")), 3)
    assert report.collectives == 1


def test_parallel_branches_share_one_collective() -> None:
    """Attention and MLP side by side: their partials are added on the chips, biases behind the fold."""
    for name in ("gptneox", "falcon_mqa", "falcon_new"):
        program, _ = check(stored(LAYERS, name), 2)
        assert len(collectives(program)) == 1


def test_experts_are_reduced_after_they_are_weighted() -> None:
    """Each chip weights and sums its experts' partials: [5, 64] crosses, not [10, 64]."""
    program, _ = check(stored(CASES, "mixtral"), 2)
    assert fold_shapes(program) == [(5, 64), (5, 64)]
    program, _ = check(stored(LAYERS, "moe_dense"), 2)
    assert fold_shapes(program) == [(6, 32)]


def test_a_reshape_of_a_partial_comes_behind_the_fold() -> None:
    """The collective has the shape of the product; its readers reshape what they read."""
    program, _ = check(stored(CASES, "llama"), 2)
    assert fold_shapes(program) == [(6, 128), (6, 128)]
