# RUN: not python %s 2>&1 | filecheck %s
"""Two rules that speak of one name would give it two tensors."""

import tempfile
from pathlib import Path

import numpy as np

from tp_dialect.loaders import NameMap, Rule, Weights, save_safetensors

folder = Path(tempfile.mkdtemp())
save_safetensors(folder / "w.safetensors", {"a.1": np.ones(2, np.float32), "b.w1": np.ones(2, np.float32)})
names = NameMap([Rule("layers.{n}.w1", "a.{n}"), Rule("layers.1.{w}", "b.{w}")])
Weights.open([folder / "w.safetensors"], names).full("layers.1.w1")

# CHECK: tensor `layers.1.w1`: two rules speak of it, `layers.{n}.w1` and `layers.1.{w}` [TP651]
