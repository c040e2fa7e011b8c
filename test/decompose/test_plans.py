"""Plan words: which key speaks of which parameter, and what is checked."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tp_dialect.errors import TpError
from tp_dialect.frontends.plan import Role, match_plan, module_of

from .support import LAYERS, check, stored
from .text import MLP_PLAN, mlp, over_a_row


def words(plan: Mapping[str, str], *parameters: str) -> dict[str, str]:
    """The word of each parameter that has one."""
    return {name: entry.word for name, entry in match_plan(plan, parameters).entries.items()}


def test_weight_and_bias_belong_to_a_module() -> None:
    """Another parameter is its own."""
    assert [module_of(name) for name in ("a.q.weight", "a.q.bias", "a.A_log", "weight")] == [
        "a.q",
        "a.q",
        "a.A_log",
        "weight",
    ]


def test_a_star_is_one_part_of_a_name() -> None:
    """Digits in names are no wildcards, and a star does not reach over a dot."""
    plan = {"layers.*.w1": "colwise"}
    assert words(plan, "layers.1.w1.weight", "layers.11.w1.weight", "layers.1.w11.weight", "layers.1.x.w1.weight") == {
        "layers.1.w1.weight": "colwise",
        "layers.11.w1.weight": "colwise",
    }


def test_a_key_matches_parameters_below_the_module_that_it_names() -> None:
    """The longest module name counts, then the one without stars."""
    plan = {
        "layers.*.mlp.experts": "moe_tp_experts",
        "layers.*.mlp.experts.down_proj": "rowwise",
        "layers.3.mlp.experts.down_proj": "colwise",
    }
    names = ["layers.0.mlp.experts.down_proj", "layers.3.mlp.experts.down_proj", "layers.0.mlp.experts.gate_up_proj"]
    assert list(words(plan, *names).values()) == ["rowwise", "colwise", "moe_tp_experts"]


def test_keys_that_match_nothing_are_named() -> None:
    """In the order of the plan."""
    match = match_plan({"a.*": "rowwise", "b": "colwise", "c": "colwise"}, ["b.weight"])
    assert match.unmatched == ("a.*", "c") and match.of_role(Role.COLUMN) == ["b.weight"]


def test_words_of_turned_experts_speak_of_their_stored_axes() -> None:
    """`packed_rowwise` means columns, and beside it `colwise` means rows; modules beside them keep their words."""
    plan = {"experts.gate_up": "packed_rowwise", "experts.down": "colwise", "shared.down": "colwise"}
    match = match_plan(plan, ["experts.gate_up", "experts.down", "shared.down.weight"])
    assert match.of_role(Role.ROW) == ["experts.down"]
    assert match.of_role(Role.COLUMN) == ["experts.gate_up", "shared.down.weight"]
    assert match_plan({"experts.down": "colwise"}, ["experts.down"]).of_role(Role.COLUMN) == ["experts.down"]


def test_an_unknown_word_is_refused_even_where_it_matches_nothing() -> None:
    """With the known ones, and a near one."""
    with pytest.raises(TpError, match=r"`x` has the word `row_wise`.*rowwise_split_input[\s\S]*did you mean `rowwise`"):
        match_plan({"x": "row_wise"}, [])


def test_unmatched_keys_are_in_the_report() -> None:
    """And refused with `strict`."""
    layer = mlp(plan={**MLP_PLAN, "layers.*.gate": "colwise"})
    assert layer.decompose(2)[1].unmatched == ("layers.*.gate",)
    with pytest.raises(TpError, match="TP106"):
        layer.decompose(2, strict=True)


def test_a_row_weight_without_column_words_is_enough() -> None:
    """Column words are checked, no more: the demand finds the cut."""
    _, report = check(mlp(plan={"down": "rowwise"}), 3)
    assert sum(report.layers[0].cut["up.weight"]) == 12


def test_a_maximum_over_what_is_cut_is_refused_by_name() -> None:
    """The weight, what takes its part, and what needs all of it."""
    layer = mlp(activation=over_a_row("maximumf"))
    check(layer, 1)
    with pytest.raises(TpError, match=r"`up.weight` comes out whole: `arith.divf` .* `linalg.reduce` .* \[TP118\]"):
        layer.decompose(2)


def test_on_one_chip_nothing_is_refused() -> None:
    """No plan, or one that would not do on two."""
    for plan in (None, {"up": "colwise"}, {"up": "embedding_rowwise"}, {"down": "colwise", "up": "colwise"}):
        check(mlp(plan=plan), 1)


@pytest.mark.parametrize("chips", [0, -1, True, 1 << 17])
def test_a_chip_count_that_cannot_be_is_refused(chips: int) -> None:
    """Also where Python would take a truth value for a number."""
    with pytest.raises(TpError, match="TP110"):
        mlp().decompose(chips)


def test_a_report_speaks_of_each_layer() -> None:
    """Two layers in one function, each with its own lines."""
    _, report = check(stored(LAYERS, "two_shared_kv"), 2)
    assert [layer.name for layer in report.layers] == ["layers.0", "layers.1"]
    assert [len(layer.collectives) for layer in report.layers] == [2, 2]
    assert "layers.1: reduced 2 times: " in report.text()
