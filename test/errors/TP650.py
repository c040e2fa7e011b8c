# RUN: not python %s 2>&1 | filecheck %s
"""A tied name that nobody declared as tied is missing."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import Weights, save_safetensors

folder = Path(tempfile.mkdtemp())
save_safetensors(folder / "w.safetensors", {"embed.weight": np.ones((3, 2), np.float32)})
Weights.open([folder / "w.safetensors"]).full("lm_head.weight")

# CHECK: tensor `lm_head.weight`: the checkpoint has none of that name [TP650]
# CHECK-NEXT: hint: there are: embed.weight
