"""Real layers: what PyTorch computed is what the engine computes, to 1e-5 of each result's largest value."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects import func

from tp_dialect.interpreter.functions import compile_function

CASES = Path(__file__).parent.parent / "cases"
NAMES = (
    "llama",
    "llama_smollm",
    "llama_2l",
    "llama_bias",
    "llama_decode",
    "bert",
    "gpt2",
    "phi3",
    "mixtral",
    "qwen3_next_gdn_recurrent",
)


@pytest.mark.parametrize("name", NAMES)
def test_a_real_layer_equals_pytorch(name: str, parse: Callable[[str], Any]) -> None:
    case = json.loads((CASES / f"{name}.json").read_text())
    arrays = np.load(CASES / f"{name}.npz")
    module = parse((CASES / f"{name}.mlir").read_text())
    layer = next(op for op in module.ops if isinstance(op, func.FuncOp))

    results = compile_function(layer)(*(arrays[argument["name"]] for argument in case["arguments"]))

    for result, got in zip(case["results"], results, strict=True):
        want = arrays[result["name"]]
        assert got.shape == want.shape
        assert got.dtype == want.dtype
        assert np.abs(got - want).max() <= 1e-5 * np.abs(want).max()


def test_a_layer_runs_without_touching_its_arguments(parse: Callable[[str], Any]) -> None:
    case = json.loads((CASES / "llama_decode.json").read_text())
    arrays = np.load(CASES / "llama_decode.npz")
    module = parse((CASES / "llama_decode.mlir").read_text())
    layer = compile_function(next(op for op in module.ops if isinstance(op, func.FuncOp)))
    given = [arrays[argument["name"]] for argument in case["arguments"]]
    before = [array.copy() for array in given]

    first = [result.copy() for result in layer(*given)]
    second = layer(*given)

    assert all((a == b).all() for a, b in zip(before, given, strict=True))
    assert all((a == b).all() for a, b in zip(first, second, strict=True))
