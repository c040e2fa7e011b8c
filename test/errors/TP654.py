# RUN: not python %s 2>&1 | filecheck %s
"""Narrowing is asked for, or not done."""

import tempfile
from pathlib import Path

import numpy as np
from xdsl.dialects.builtin import BFloat16Type

from tp_dialect.loaders import Weights, save_safetensors

folder = Path(tempfile.mkdtemp())
save_safetensors(folder / "w.safetensors", {"w": np.ones(4, np.float32)})
Weights.open([folder / "w.safetensors"]).full("w", (4,), BFloat16Type())

# CHECK: tensor `w` of {{.*}}: values of format F32 do not fit bf16 without loss [TP654]
# CHECK-NEXT: hint: ask for narrowing (`--narrow`)
