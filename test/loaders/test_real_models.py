"""Real checkpoints, against the formats' own libraries; skipped where the models are not installed."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
import pytest
from safetensors import safe_open

from tp_dialect.loaders import Weights
from tp_dialect.manifest import Slice


def test_smollm_is_what_ggml_reads(smollm: Path) -> None:
    """Every 25th tensor, whole: F32, Q4_1, Q8_0, bit for bit."""
    weights = Weights.open([smollm])
    tensors = gguf.GGUFReader(smollm).tensors
    assert [one.name for one in tensors] == weights.checkpoint.names
    for tensor in [*tensors[1:12], *tensors[12::25]]:
        expected = gguf.dequantize(tensor.data, tensor.tensor_type)
        np.testing.assert_array_equal(weights.full(tensor.name), expected)


def test_smollm_pieces_cost_their_own_bytes(smollm: Path) -> None:
    """Rows of the embedding (also as the tied head), two kv heads of k, blocks of columns of down: 5 chips."""
    weights = Weights.open([smollm])
    rows = Slice("lm_head.weight", (49152, 576), 0, ((9830, 9830),))
    table = next(one for one in gguf.GGUFReader(smollm).tensors if one.name == "token_embd.weight")
    np.testing.assert_array_equal(weights.piece(rows), gguf.dequantize(table.data[9830:19660], table.tensor_type))
    assert weights.bytes_read == 9830 * 576 // 32 * 34
    columns = Slice("model.layers.7.mlp.down_proj.weight", (576, 1536), 1, ((320, 320),))
    fresh = Weights.open([smollm])
    np.testing.assert_array_equal(fresh.piece(columns), weights.full(columns.of)[:, 320:640])
    assert fresh.bytes_read == 576 * 10 * 20
    assert fresh.granule(columns.of) == (1, 32)


def test_smollm_query_rows_rotate_by_halves(smollm: Path) -> None:
    """The file's rows 2j and 2j + 1 of a head are the program's rows j and j + 32."""
    weights = Weights.open([smollm])
    own, stored = weights.full("layers.3.self_attn.k_proj.weight"), weights.full("blk.3.attn_k.weight")
    for head in range(3):
        for j in (0, 1, 17, 31):
            np.testing.assert_array_equal(own[64 * head + j], stored[64 * head + 2 * j])
            np.testing.assert_array_equal(own[64 * head + j + 32], stored[64 * head + 2 * j + 1])


@pytest.mark.parametrize("chip", range(5))
def test_minilm_pieces_are_what_the_library_slices(minilm: Path, chip: int) -> None:
    """Rows and columns of f32 weights: the same numbers, exactly their bytes."""
    weights = Weights.open([minilm])
    name = "encoder.layer.4.intermediate.dense.weight"
    with safe_open(minilm, "np") as file:
        expected = file.get_tensor(name)
    low, high = 1536 * chip // 5, 1536 * (chip + 1) // 5
    rows = Slice(name, (1536, 384), 0, ((low, high - low),))
    np.testing.assert_array_equal(weights.piece(rows), expected[low:high])
    assert weights.bytes_read == (high - low) * 384 * 4
    columns = Slice(name, (1536, 384), 1, ((chip, 3), (200, 2)))
    np.testing.assert_array_equal(weights.piece(columns), expected[:, [chip, chip + 1, chip + 2, 200, 201]])
