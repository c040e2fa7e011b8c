"""Checkpoints that tests make: by the formats' own libraries where those can."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import gguf
import numpy as np
from numpy.typing import NDArray

from tp_dialect.loaders import Weights

Array = NDArray[np.generic]
Save = Callable[[Mapping[str, Array]], Weights]
QUANTISED = {kind.name: kind for kind in gguf.GGMLQuantizationType}


def numbers(*shape: int, seed: int = 0) -> NDArray[np.float32]:
    """Mixed-sign numbers of scale 1, no two alike."""
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def write_gguf(path: Path, tensors: Mapping[str, tuple[Array, str]], architecture: str = "test", **fields: int) -> None:
    """A GGUF file by ggml's own writer: arrays of f32 with the format to store each in."""
    writer = gguf.GGUFWriter(str(path), architecture)
    for name, value in fields.items():
        writer.add_uint32(f"{architecture}.{name.replace('__', '.')}", value)
    writer.add_array("tokenizer.ggml.tokens", [f"token {number}" for number in range(50)])
    for name, (array, form) in tensors.items():
        raw = gguf.quantize(array, QUANTISED[form])
        writer.add_tensor(name, raw, raw_dtype=QUANTISED[form])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
