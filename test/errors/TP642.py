# RUN: not python %s 2>&1 | filecheck %s
"""A header is JSON."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
header = b'{"w": 1'
(folder / "w.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(4))
Weights.open([folder / "w.safetensors"])

# CHECK: header of {{.*}}w.safetensors: expected JSON, got text that is not: {{.*}} [TP642]
