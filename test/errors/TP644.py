# RUN: not python %s 2>&1 | filecheck %s
"""A name stands for one tensor."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import Weights, save_safetensors

folder = Path(tempfile.mkdtemp())
for name in ("a", "b"):
    save_safetensors(folder / f"{name}.safetensors", {"w": np.ones(3, np.float32)})
Weights.open([folder / "a.safetensors", folder / "b.safetensors"])

# CHECK: tensor `w` is in two files: {{.*}}a.safetensors and {{.*}}b.safetensors [TP644]
