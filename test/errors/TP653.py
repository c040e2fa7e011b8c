# RUN: not python %s 2>&1 | filecheck %s
"""A loading map that was made for the transpose says so, with both shapes and the axis."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import Weights, save_safetensors
from tp_dialect.manifest import Slice

folder = Path(tempfile.mkdtemp())
save_safetensors(folder / "w.safetensors", {"w": np.ones((12, 8), np.float32)})
Weights.open([folder / "w.safetensors"]).piece(Slice("w", (8, 12), 0, ((4, 4),)), chip=1)

# CHECK: tensor `w`, chip 1: expected shape 8x12 (cut on axis 0), but tensor `w` of {{.*}} has 12x8 [TP653]
# CHECK-NEXT: hint: it is stored transposed
