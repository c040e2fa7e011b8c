"""A program's name leads to exactly one stored tensor; ties are declared; digits are no wildcards."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from checkpoint_files import Save, numbers, write_gguf

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import cut
from tp_dialect.loaders import NameMap, Reorder, Rule, Weights
from tp_dialect.manifest import Slice


@pytest.mark.parametrize(
    ("rule", "name", "stored"),
    [
        (Rule("layers.{n}.w1", "blk.{n}.gate"), "layers.11.w1", "blk.11.gate"),
        (Rule("layers.{n}.w1", "blk.{n}.gate"), "layers.11.w2", None),
        (Rule("layers.{n}.w1", "blk.{n}.gate"), "layers.1.x.w1", None),
        (Rule("layers.{n}.w1", "blk.{n}.gate"), "layersX1.w1", None),
        (Rule("[model.]norm.{p}", "n.{p}"), "model.norm.bias", "n.bias"),
        (Rule("[model.]norm.{p}", "n.{p}"), "norm.weight", "n.weight"),
        (Rule("{a}.{a}", "{a}"), "x.x", "x"),
        (Rule("{a}.{a}", "{a}"), "x.y", None),
    ],
)
def test_a_rule_speaks_of_just_its_own_names(rule: Rule, name: str, stored: str | None) -> None:
    """Text is literal, a word is one part of a name, and the same word is the same part."""
    assert rule.apply(name) == stored


@pytest.mark.parametrize("text", ["", "a{", "a}b", "a[b", "a[b[c]]", "{a b}", "{1}"])
def test_a_rule_that_cannot_be_read_is_refused(text: str) -> None:
    """Open and nested brackets, and words that are none."""
    with pytest.raises(TpError, match="TP652"):
        Rule(text, "x")


def test_a_name_is_found_behind_a_prefix(saved: Save) -> None:
    """A layer's program says `layers.0.w`, the whole model's file `model.layers.0.w`."""
    weights = saved({"model.layers.0.w": numbers(2), "model.layers.10.w": numbers(2, seed=1)})
    np.testing.assert_array_equal(weights.full("layers.0.w"), numbers(2))
    np.testing.assert_array_equal(weights.full("model.layers.10.w"), numbers(2, seed=1))
    assert "layers.0.w" in weights
    assert "ayers.0.w" not in weights


def test_two_prefixes_are_one_too_many(saved: Save) -> None:
    """An encoder and a decoder: both are named."""
    weights = saved({"encoder.layers.0.w": numbers(2), "decoder.layers.0.w": numbers(2)})
    with pytest.raises(TpError, match=r"`layers.0.w`: .*`encoder.layers.0.w` and `decoder.layers.0.w`.*TP651"):
        weights.full("layers.0.w")


def test_a_map_is_read_from_json(tmp_path: Path, saved: Save) -> None:
    """Rules with a reorder, and aliases."""
    array = numbers(8, 3)
    saved({"blk.0.q": array})
    (tmp_path / "names.json").write_text(
        '{"rules": [{"program": "l.{n}.q", "stored": "blk.{n}.q",'
        ' "reorder": {"parts": [2, 2, -1], "order": [0, 2, 1]}}],'
        ' "aliases": {"head": "l.0.q"}}'
    )
    weights = Weights.open([tmp_path / "model.safetensors"], NameMap.load(tmp_path / "names.json"))
    expected = array.reshape(2, 2, 2, 3).swapaxes(1, 2).reshape(8, 3)
    np.testing.assert_array_equal(weights.full("l.0.q"), expected)
    np.testing.assert_array_equal(weights.full("head"), expected)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[]", "TP642"),
        ('{"rule": []}', "TP659"),
        ('{"rules": {}}', "TP659"),
        ('{"aliases": {"a": 1}}', "TP659"),
        ('{"rules": [{"program": "a", "stored": "b", "reorder": {"parts": [2]}}]}', "TP659"),
        ('{"rules": [{"program": "a", "stored": "b", "reorder": {"parts": [2], "order": [1]}}]}', "TP652"),
        ('{"rules": [{"program": "a", "stored": "b", "reorder": {"parts": [0], "order": [0]}}]}', "TP652"),
        ('{"rules": 1, "rules": 2}', "TP644"),
    ],
)
def test_a_map_of_another_form_is_refused(text: str, code: str, tmp_path: Path) -> None:
    """Unknown keys, wrong kinds, reorders that are none."""
    (tmp_path / "names.json").write_text(text)
    with pytest.raises(TpError, match=code):
        NameMap.load(tmp_path / "names.json")


def test_rows_that_do_not_fit_a_reorder_are_refused(saved: Save, tmp_path: Path) -> None:
    """7 rows are no heads of an even size."""
    saved({"q": numbers(7, 2)})
    names = NameMap([Rule("q", "q", Reorder((1, 2, -1), (0, 2, 1)))])
    with pytest.raises(TpError, match=r"tensor `q` .*7 rows.*TP652"):
        Weights.open([tmp_path / "model.safetensors"], names).full("q")


def test_interleaved_heads_of_a_llama_file_come_in_the_programs_order(tmp_path: Path) -> None:
    """Query and key rows, whole and as any piece; v, and the same tensor under the file's own name, as they lie."""
    heads, kv_heads, size = 4, 2, 6
    q, k, v = numbers(24, 32), numbers(12, 32, seed=1), numbers(12, 32, seed=2)

    def interleaved(array: np.ndarray, count: int) -> np.ndarray:
        return array.reshape(count, 2, size // 2, 32).swapaxes(1, 2).reshape(array.shape)

    tensors = {"q": interleaved(q, heads), "k": interleaved(k, kv_heads), "v": v}
    stored = {f"blk.0.attn_{name}.weight": (array, "F32") for name, array in tensors.items()}
    fields = {"attention__head_count": heads, "attention__head_count_kv": kv_heads}
    write_gguf(tmp_path / "m.gguf", stored, "llama", **fields)
    weights = Weights.open([tmp_path / "m.gguf"])
    for letter, array in (("q", q), ("k", k), ("v", v)):
        name = f"model.layers.0.self_attn.{letter}_proj.weight"
        np.testing.assert_array_equal(weights.full(name), array)
        fresh = Weights.open([tmp_path / "m.gguf"])
        for piece in (
            Slice(name, array.shape, 0, ((6, 6),)),
            Slice(name, array.shape, 0, ((1, 4), (9, 2))),
            Slice(name, array.shape, 1, ((3, 20),)),
        ):
            np.testing.assert_array_equal(fresh.piece(piece), cut(array, piece))
            assert fresh.reads[next(reversed(fresh.reads))].read == int(np.prod(piece.shape)) * 4
    np.testing.assert_array_equal(weights.full("blk.0.attn_q.weight"), tensors["q"])


def test_an_unknown_architecture_says_that_it_has_no_rules(tmp_path: Path) -> None:
    """The names of the file are still names, and the hint says what to do about others."""
    write_gguf(tmp_path / "m.gguf", {"blk.0.attn_q.weight": (numbers(4, 32), "F32")}, "gemma3")
    weights = Weights.open([tmp_path / "m.gguf"])
    assert weights.full("blk.0.attn_q.weight").shape == (4, 32)
    with pytest.raises(TpError, match=r"no name rules are known for architecture 'gemma3'"):
        weights.full("layers.0.self_attn.q_proj.weight")
