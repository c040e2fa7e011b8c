# RUN: not python %s 2>&1 | filecheck %s
"""A tensor has as many bytes as its shape takes."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
header = b'{"w":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}}'
(folder / "w.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(8))
Weights.open([folder / "w.safetensors"])

# CHECK: tensor `w` of {{.*}}: expected 12 bytes for F32 of shape [3], its offsets have 8 [TP646]
