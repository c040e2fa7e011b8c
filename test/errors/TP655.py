# RUN: not python %s 2>&1 | filecheck %s
"""Four columns share a scale, so a cut at column 6 splits a group."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import Weights, save_safetensors
from tp_dialect.manifest import Slice

folder = Path(tempfile.mkdtemp())
weight, scale = np.ones((2, 12), np.int8), np.ones((2, 3), np.float32)
save_safetensors(folder / "w.safetensors", {"w.weight": weight, "w.weight_scale": scale})
Weights.open([folder / "w.safetensors"]).piece(Slice("w.weight", (2, 12), 1, ((0, 6),)), chip=0)

# CHECK: tensor `w.weight` of {{.*}}, chip 0: the range 0:6 {{.*}} of 4 (scales in `w.weight_scale`) at offset 6 [TP655]
# CHECK-NEXT: hint: cut at a multiple of 4, such as 4 or 8
