# RUN: not python %s 2>&1 | filecheck %s
"""No two tensors share bytes."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
first = b'{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},'
header = first + b'"b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}}'
(folder / "w.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(12))
Weights.open([folder / "w.safetensors"])

# CHECK: tensor `b` of {{.*}} begins at byte {{[0-9]+}}, inside tensor `a`, which ends at {{[0-9]+}} [TP643]
