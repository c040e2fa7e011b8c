# RUN: not python %s 2>&1 | filecheck %s
"""Scales divide the weight that they belong to."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import Weights, save_safetensors

folder = Path(tempfile.mkdtemp())
weight, scale = np.ones((2, 12), np.int8), np.ones((2, 5), np.float32)
save_safetensors(folder / "w.safetensors", {"w.weight": weight, "w.weight_scale": scale})
Weights.open([folder / "w.safetensors"]).full("w.weight")

# CHECK: tensor `w.weight_scale` of {{.*}}: expected sizes that divide its weight's, 2x12, got 2x5 [TP656]
