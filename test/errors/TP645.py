# RUN: not python %s 2>&1 | filecheck %s
"""A dtype that the format does not have says no size."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
header = b'{"w":{"dtype":"F31","shape":[2],"data_offsets":[0,8]}}'
(folder / "w.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(8))
Weights.open([folder / "w.safetensors"])

# CHECK: tensor `w` of {{.*}}: expected a dtype of F64, {{.*}}, got 'F31' [TP645]
