"""Decomposed layers compute what the unsharded ones do, and nothing but the collectives makes it so."""

from __future__ import annotations

import numpy as np
import pytest

from .support import CASES, LAYERS, TOLERANCE, check, collectives, error, run, stored, without_collective

UNITS = {
    "llama": 8,
    "llama_smollm": 9,
    "llama_2l": 8,
    "llama_bias": 6,
    "llama_decode": 8,
    "bert": 12,
    "gpt2": 6,
    "phi3": 8,
    "mixtral": 8,
    "qwen3_next_gdn_recurrent": 4,
}
"""Heads of each recorded layer: its attention cannot be dealt to more chips."""

RECORDED = [(name, chips) for name, units in UNITS.items() for chips in (1, 2, 3, 4, 5, 8) if chips <= units]

COLLECTIVES = {
    "bloom_alibi": 2,
    "cohere_qknorm": 1,
    "einsum_attn": 1,
    "falcon_mqa": 1,
    "falcon_new": 1,
    "gated_attn": 2,
    "gdn_decode": 1,
    "gemma2": 2,
    "gptneox": 1,
    "mla": 2,
    "moe_dense": 1,
    "mqa_decode": 2,
    "qwen3": 2,
    "t5_cross": 3,
    "two_shared_kv": 4,
}
"""Other architectures: parallel attention and MLP share one collective, an encoder-decoder block has three."""


@pytest.mark.parametrize(("name", "chips"), RECORDED)
def test_a_recorded_layer_equals_pytorch(name: str, chips: int) -> None:
    """To 1e-5 of the largest value, at every position, with two collectives a layer."""
    layer = stored(CASES, name)
    program, report = layer.decompose(chips)
    arrays = dict(np.load(CASES / f"{name}.npz"))
    want = {one.name: arrays[one.name] for one in layer.case.results}
    assert error(run(program, arrays), want) <= TOLERANCE
    assert report.collectives == len(collectives(program)) == (4 if name == "llama_2l" else 2)


@pytest.mark.parametrize("name", UNITS)
@pytest.mark.parametrize("chips", [2, 3])
def test_without_one_of_its_collectives_a_layer_is_wrong(name: str, chips: int) -> None:
    """The comparison can fail: `out` bound to one partial is seen."""
    layer = stored(CASES, name)
    program, _ = layer.decompose(chips)
    arrays = dict(np.load(CASES / f"{name}.npz"))
    want = {one.name: arrays[one.name] for one in layer.case.results}
    for place in range(len(collectives(program))):
        assert error(run(without_collective(program, place), arrays), want) > 100 * TOLERANCE


@pytest.mark.parametrize("name", COLLECTIVES)
@pytest.mark.parametrize("chips", [1, 2, 3, 4])
def test_layers_of_other_architectures_equal_their_functions(name: str, chips: int) -> None:
    """Nothing in the rules knows a head, a softmax, a cache or a bias."""
    _, report = check(stored(LAYERS, name), chips)
    assert report.collectives == COLLECTIVES[name]


@pytest.mark.parametrize("name", ["bert", "llama_bias", "phi3"])
def test_one_chip_computes_the_same_bits(name: str) -> None:
    """With one chip nothing is cut and nothing is added in another order."""
    layer = stored(CASES, name)
    program, _ = layer.decompose(1)
    arrays = layer.random_arrays()
    got, want = run(program, arrays), layer.reference(arrays)
    assert all(np.array_equal(got[key], want[key]) for key in want)
