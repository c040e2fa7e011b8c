"""Faults that people met when checkpoints were cut, each with the right value or the right refusal."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from checkpoint_files import Save, numbers, write_gguf
from xdsl.dialects.builtin import IntegerType

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Assembly
from tp_dialect.loaders import (
    NameMap,
    Rule,
    Weights,
    companion_piece,
    granule_of,
    groups_of,
    load_chip,
    save_safetensors,
    span,
    uncut_companions,
)
from tp_dialect.loaders.weights import Key
from tp_dialect.manifest import Manifest, Slice


def test_a_cut_between_groups_is_taken_and_one_through_a_group_refused(saved: Save) -> None:
    """12 columns, group 4: 6 + 6 splits the second group; 8 + 4 does not."""
    codes, scale = np.arange(-12, 12, dtype=np.int8).reshape(2, 12), numbers(2, 3)
    weights = saved({"w.weight": codes, "w.weight_scale": scale})
    values = codes * np.repeat(scale, 4, 1)
    assert weights.granule("w.weight") == (1, 4)
    with pytest.raises(TpError, match=r"tensor `w.weight` .*chip 1: .* block of 4 .* offset 6"):
        weights.piece(Slice("w.weight", (2, 12), 1, ((6, 6),)), chip=1)
    left = weights.piece(Slice("w.weight", (2, 12), 1, ((0, 8),)))
    right = weights.piece(Slice("w.weight", (2, 12), 1, ((8, 4),)))
    np.testing.assert_array_equal(np.concatenate([left, right], 1), values)


def test_a_scale_per_channel_goes_whole_to_every_column_cut() -> None:
    """6x8 with scales 6x1: columns cut, all scales; rows cut, the scales of the rows."""
    groups = groups_of((6, 8), (6, 1), "scale")
    assert granule_of((6, 8), groups) == (1, 1)
    assert companion_piece(Slice("w", (6, 8), 1, ((4, 4),)), (6, 1), "s", groups) is None
    rows = companion_piece(Slice("w", (6, 8), 0, ((0, 1), (3, 2))), (6, 1), "s", groups)
    assert rows == Slice("s", (6, 1), 0, ((0, 1), (3, 2)))


def test_columns_keep_the_groups_that_they_name(saved: Save) -> None:
    """Activation order [1, 0, 1, 0]: columns 2 and 3 have groups 1 and 0, and need both scales."""
    codes, scale = np.array([[1, 2, 3, 4], [5, 6, 7, 8]], np.int8), np.array([[10, 100], [-1, 0.5]], np.float32)
    arrays = {"w.weight": codes, "w.weight_scale": scale, "w.weight_g_idx": np.array([1, 0, 1, 0], np.int32)}
    weights = saved(arrays)
    got = weights.piece(Slice("w.weight", (2, 4), 1, ((2, 2),)))
    np.testing.assert_array_equal(got, np.array([[300, 40], [3.5, -8]], np.float32))
    renumbered = codes[:, 2:] * scale[:, [0, 1]]
    assert not np.array_equal(got, renumbered)


def test_a_slice_of_blocks_stays_blocks(tmp_path: Path) -> None:
    """A piece of a Q8_0 tensor is Q8_0 with blocks of 32, and no plain int8."""
    write_gguf(tmp_path / "m.gguf", {"w": (numbers(4, 64), "Q8_0")})
    weights = Weights.open([tmp_path / "m.gguf"])
    piece = Slice("w", (4, 64), 0, ((2, 2),))
    blocks = weights.blocks("w", piece)
    assert (blocks.format, blocks.block, blocks.scales.shape) == ("Q8_0", 32, (2, 2))
    with pytest.raises(TpError, match=r"tensor `w` .*Q8_0 do not fit i8.*TP654"):
        weights.piece(piece, IntegerType(8))


@pytest.mark.parametrize("chip", range(4))
def test_chips_narrower_than_a_block_are_refused(chip: int, saved: Save) -> None:
    """8 columns, group 4, 2 columns a chip: no chip reads a scale that is not there."""
    weights = saved({"w.weight": np.ones((2, 8), np.int8), "w.weight_scale": numbers(2, 2)})
    with pytest.raises(TpError, match=rf"chip {chip}: .*{2 * chip}:2 on axis 1 splits a block of 4"):
        weights.piece(Slice("w.weight", (2, 8), 1, ((2 * chip, 2),)), chip=chip)


def _fused(bias: tuple[tuple[int, int], ...] | None) -> Manifest:
    manifest = Manifest(2)
    manifest.place("w_c0", 0, Slice("gate_up.weight", (12, 5), 0, ((0, 3), (6, 3))))
    if bias is not None:
        manifest.place("b_c0", 0, Slice("gate_up.bias", (12,), 0, bias))
    return manifest


def test_a_bias_is_cut_part_by_part_like_its_weight(saved: Save) -> None:
    """gate|up of 12 rows, chip 0: entries 0, 1, 2, 6, 7, 8 of the bias; six in a row are refused, naming both."""
    shapes = {"gate_up.bias": (12,)}
    right = _fused(((0, 3), (6, 3)))
    assert uncut_companions(right, shapes) == []
    weights = saved({"gate_up.weight": numbers(12, 5), "gate_up.bias": np.arange(12, dtype=np.float32)})
    assert load_chip(right, weights, 0)["b_c0"].tolist() == [0, 1, 2, 6, 7, 8]
    with pytest.raises(TpError, match=r"`w_c0` and `b_c0`, chip 0: .*`gate_up.bias` .*TP657"):
        uncut_companions(_fused(((0, 6),)), shapes)


def test_a_bias_without_a_slice_is_listed_by_name() -> None:
    """Its weight is cut along the axis that it indexes. Along the contraction a bias stays whole."""
    assert uncut_companions(_fused(None), {"gate_up.bias": (12,)}) == ["gate_up.bias"]
    row = Manifest(2)
    row.place("o_c0", 0, Slice("o.weight", (4, 8), 1, ((0, 4),)))
    assert uncut_companions(row, {"o.bias": (4,)}) == []


def test_tied_tensors_are_pieces_of_one_and_read_once(saved: Save) -> None:
    """The embedding whole, the head cut by rows: both are E, the head is no slice of a slice, E is read once."""
    table = numbers(6, 4)
    manifest = Manifest(2)
    manifest.place("head_c1", 1, Slice("E", (6, 4), 0, ((3, 3),)))
    assert [manifest.slices["head_c1"].full_index(row, col) for row in range(3) for col in range(4)] == list(
        range(12, 24)
    )
    weights = saved({"E": table})
    arrays = load_chip(manifest, weights, 1, replicated=["E"])
    np.testing.assert_array_equal(arrays["E"], table)
    np.testing.assert_array_equal(arrays["head_c1"], table[3:])
    assert weights.bytes_read == table.nbytes


def test_a_tied_name_is_filled_by_its_alias_or_missed_by_name(saved: Save, tmp_path: Path) -> None:
    """The file holds one of two names."""
    table = numbers(6, 4)
    saved({"embed.weight": table})
    path = tmp_path / "model.safetensors"
    tied = Weights.open([path], NameMap(aliases={"lm_head.weight": "embed.weight"}))
    np.testing.assert_array_equal(tied.full("lm_head.weight"), tied.full("embed.weight"))
    with pytest.raises(TpError, match=r"`lm_head.weight`.*TP650"):
        Weights.open([path]).full("lm_head.weight")
    nowhere = Weights.open([path], NameMap(aliases={"lm_head.weight": "wte.weight"}))
    with pytest.raises(TpError, match=r"`lm_head.weight` is tied to `wte.weight`.*neither.*TP650"):
        nowhere.full("lm_head.weight")


def test_digits_in_a_name_are_no_wildcards(saved: Save, tmp_path: Path) -> None:
    """layers.1.w1, layers.1.w2 and layers.11.w1 have slices of their own; a map of rules hits exactly one each."""
    names = ("layers.1.w1", "layers.1.w2", "layers.11.w1")
    arrays = {name: numbers(6, 2, seed=seed) for seed, name in enumerate(names)}
    saved({name.replace("layers", "blk"): array for name, array in arrays.items()})
    path = tmp_path / "model.safetensors"
    rules = [Rule("layers.{n}.w1", "blk.{n}.w1"), Rule("layers.{n}.w2", "blk.{n}.w2")]
    weights = Weights.open([path], NameMap(rules))
    for start, (name, array) in enumerate(arrays.items()):
        got = weights.piece(Slice(name, (6, 2), 0, ((start, 2),)))
        np.testing.assert_array_equal(got, array[start : start + 2])
    with pytest.raises(TpError, match=r"`layers.1.w3`.*TP650"):
        weights.full("layers.1.w3")
    doubled = Weights.open([path], NameMap([*rules, Rule("layers.{n}.{w}", "blk.{n}.{w}")]))
    with pytest.raises(TpError, match=r"`layers.1.w1`: two rules .*`layers.\{n\}.w1` and `layers.\{n\}.\{w\}`.*TP651"):
        doubled.full("layers.1.w1")


def test_a_map_for_another_shape_names_both_shapes_and_the_axis(saved: Save) -> None:
    """A loading map with 8x12, a file with 12x8."""
    manifest = Manifest(2)
    manifest.place("w_c1", 1, Slice("w", (8, 12), 1, ((6, 6),)))
    with pytest.raises(TpError, match=r"`w`, chip 1: expected shape 8x12 \(cut on axis 1\), .* 12x8") as refusal:
        load_chip(manifest, saved({"w": numbers(12, 8)}), 1)
    assert refusal.value.code == "TP653"


def test_state_of_several_ranges_is_gathered_written_and_read_again(tmp_path: Path) -> None:
    """12 rows, three ranges a chip: bit-equal after a round trip, also in a span across the seam of two ranges."""
    state = numbers(12, 3)
    pieces = [Slice("state", (12, 3), 0, tuple((start + 2 * chip, 2) for start in (0, 4, 8))) for chip in range(2)]
    whole = Assembly("state", (12, 3), 0, state.dtype)
    for chip, piece in enumerate(pieces):
        rows = [piece.full_coord(row) for row in range(len(piece))]
        whole.add(f"state_c{chip}", piece, state[rows])
    save_safetensors(tmp_path / "state.safetensors", {"state": whole.full()})
    weights = Weights.open([tmp_path / "state.safetensors"])
    for piece in pieces:
        own = weights.piece(piece)
        np.testing.assert_array_equal(own, state[[piece.full_coord(row) for row in range(6)]])
        across = span(piece, 1, 4)
        assert len(across.ranges) == 3
        np.testing.assert_array_equal(weights.piece(across), own[1:5])
        assert weights.reads[Key.of("state", across)].read == 4 * 3 * 4
    with pytest.raises(IndexError, match="coordinate 6 is outside"):
        span(pieces[0], 4, 3)
