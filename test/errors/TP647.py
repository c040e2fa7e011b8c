# RUN: not python %s 2>&1 | filecheck %s
"""Version 1 of GGUF counted in 32 bits."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
(folder / "w.gguf").write_bytes(b"GGUF" + (1).to_bytes(4, "little") + bytes(64))
Weights.open([folder / "w.gguf"])

# CHECK: {{.*}}w.gguf: expected GGUF version 2 or 3, got 1 [TP647]
