# RUN: not python %s 2>&1 | filecheck %s
"""A file that ends inside its header was cut short."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
(folder / "w.safetensors").write_bytes((4000).to_bytes(8, "little") + b'{"w"' + bytes(48))
Weights.open([folder / "w.safetensors"])

# CHECK: {{.*}}w.safetensors: the header needs 4000 bytes at byte 8, but the file ends at 60 [TP641]
