# RUN: not python %s 2>&1 | filecheck %s
"""An index names files beside itself, and nothing elsewhere."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
(folder / "index.json").write_text('{"weight_map": {"w": "../w.safetensors"}}')
Weights.open([folder / "index.json"])

# CHECK: index {{.*}}index.json: tensor `w`: expected a file name, got '../w.safetensors' [TP648]
