# RUN: not python %s 2>&1 | filecheck %s
"""A format may have a size that is known and no reader."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
header = b'{"w":{"dtype":"F8_E4M3","shape":[8],"data_offsets":[0,8]}}'
(folder / "w.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(8))
Weights.open([folder / "w.safetensors"]).full("w")

# CHECK: tensor `w` of {{.*}}: no reader for its format F8_E4M3 [TP649]
# CHECK-NEXT: hint: convert the file first
