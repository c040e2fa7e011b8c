"""Units: how they are found, dealt, and refused."""

from __future__ import annotations

import pytest

from tp_dialect.errors import TpError
from tp_passes.decompose.units import holders, run_sizes, runs, straddling_least

from .support import CASES, LAYERS, check, stored, tensors
from .text import MLP, MLP_ARGUMENTS, MLP_PLAN, mlp


def test_runs_differ_by_at_most_one() -> None:
    """The larger ones come first."""
    assert run_sizes(10, 4) == (3, 3, 2, 2)
    assert runs((2, 0, 1)) == (((0, 2),), (), ((2, 3),))


def test_a_run_straddles_two_groups_only_when_forced() -> None:
    """Ten heads of two groups on four chips: no chip has heads of both."""
    assert straddling_least([0] * 5 + [1] * 5, 4) == (3, 2, 3, 2)
    assert straddling_least([0, 0, 0, 0, 1, 1, 1, 1], 3) in ((3, 3, 2), (3, 2, 3))
    assert straddling_least(range(9), 2) == (5, 4)


def test_holders_say_who_has_what() -> None:
    """Each run of coordinates with all that have it."""
    assert holders([((0, 4),), ((2, 6),), ()]) == [(2, (0,)), (2, (0, 1)), (2, (1,))]


def test_heads_that_share_a_key_head_are_one_unit() -> None:
    """Nine heads in three groups on two chips: two groups and one, and no row is held twice."""
    program, report = check(stored(CASES, "llama_smollm"), 2)
    (layer,) = [one for one in report.layers if one.name]
    assert layer.cut["layers.0.self_attn.q_proj.weight"] == (48, 24)
    assert layer.cut["layers.0.self_attn.k_proj.weight"] == (16, 8)
    assert layer.replicas == [] and not any(op.replica for op in tensors(program).values())
    assert layer.imbalance == pytest.approx(4 / 3)


def test_fewer_key_heads_than_chips_make_declared_replicas() -> None:
    """Keys and values of a head are on each chip that has one of its queries; the second copy is marked."""
    program, report = check(stored(CASES, "llama"), 8)
    (layer,) = [one for one in report.layers if one.name]
    assert set(layer.replicas) == {"layers.0.self_attn.k_proj.weight", "layers.0.self_attn.v_proj.weight"}
    marked = [name for name, op in tensors(program).items() if op.replica is not None]
    assert len(marked) == 8 and "layers.0.self_attn.k_proj.weight_c1" in marked
    assert "layers.0.self_attn.k_proj.weight_c0" not in marked


def test_rows_that_every_chip_wants_are_replicas_of_a_fused_weight() -> None:
    """One key-value head inside a fused weight: its rows are on each chip, and k and v stay there."""
    program, _ = check(stored(LAYERS, "falcon_mqa"), 4)
    pieces = [op.piece for name, op in tensors(program).items() if "query_key_value.weight" in name]
    assert [piece.ranges for piece in pieces if piece is not None] == [
        ((0, 32), (96, 32)),
        ((32, 32), (96, 32)),
        ((64, 16), (96, 32)),
        ((80, 48),),
    ]


def test_a_fused_weight_is_cut_into_several_ranges() -> None:
    """gate | up and q | k | v: the same columns of each part."""
    program, _ = check(stored(CASES, "phi3"), 2)
    piece = tensors(program)["layers.0.mlp.gate_up_proj.weight_c1"].piece
    assert piece is not None and piece.ranges == ((96, 96), (288, 96))


def test_columns_are_dealt_one_by_one_where_nothing_groups_them() -> None:
    """12 columns on 5 chips, biases with them."""
    _, report = check(mlp(), 5)
    assert report.layers[0].cut["up.bias"] == (3, 3, 2, 2, 2)


@pytest.mark.parametrize("chips", [13, 16])
def test_surplus_chips_may_idle(chips: int) -> None:
    """An idle chip contributes zeros and holds nothing."""
    program, report = check(mlp(), chips, "idle")
    assert report.layers[0].cut["down.weight"] == (1,) * 12 + (0,) * (chips - 12)
    assert "up.weight_c12" not in tensors(program) and "down_c12" in tensors(program)


def test_a_contraction_with_too_few_units_may_stay_whole() -> None:
    """`surplus=replicate`: no collective, and it is said."""
    _, report = check(mlp(), 13, "replicate")
    assert report.collectives == 0
    assert report.notes[0] == "the contraction of `down.weight` is left whole: it has fewer units than 13 chips"


def test_attention_with_too_few_heads_stays_whole_beside_a_cut_ffn() -> None:
    """Only what cannot be dealt is left whole."""
    _, report = check(stored(CASES, "qwen3_next_gdn_recurrent"), 5, "replicate")
    assert report.collectives == 1
    _, report = check(stored(CASES, "qwen3_next_gdn_recurrent"), 5, "idle")
    assert report.collectives == 2


@pytest.mark.parametrize(("name", "chips", "most"), [("llama_bias", 8, 6), ("gpt2", 8, 6), ("bert", 16, 12)])
def test_heads_are_never_cut(name: str, chips: int, most: int) -> None:
    """The refusal names the weight, both numbers, and what would go."""
    with pytest.raises(
        TpError, match=rf"{most} whole units, fewer than {chips} chips \[TP111\]\nhint: give 1 to {most}"
    ):
        stored(CASES, name).decompose(chips)


def test_one_key_head_that_is_its_own_weight_stays_whole() -> None:
    """Multi-query attention: k and v are computed once, and it is a note, no error."""
    _, report = check(stored(LAYERS, "mqa_decode"), 4)
    assert [note.split("`")[1] for note in report.notes] == [
        "layers.0.self_attn.k_proj.weight",
        "layers.0.self_attn.v_proj.weight",
    ]


def test_the_plan_does_not_say_where_a_silly_cut_ends() -> None:
    """Both weights row-parallel: right, with a collective more."""
    from .support import written

    layer = written(MLP, MLP_ARGUMENTS, ["y"], {"up": "rowwise", "down": "rowwise"})
    _, report = check(layer, 3)
    assert report.collectives == 2 and MLP_PLAN["up"] == "colwise"
