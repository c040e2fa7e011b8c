# RUN: not python %s 2>&1 | filecheck %s
"""A checkpoint is recognised by how it begins."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import Weights

folder = Path(tempfile.mkdtemp())
(folder / "w.bin").write_bytes(b"\x80\x02pickled")
Weights.open([folder / "w.bin"])

# CHECK: checkpoint {{.*}}w.bin: expected a safetensors or GGUF file, or an index that ends in .json [TP640]
# CHECK-NEXT: hint: it begins with the bytes 80 02 70 69 63 6b 6c 65 64
