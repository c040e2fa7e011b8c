# RUN: not python %s 2>&1 | filecheck %s
"""A rule says program and stored."""

import tempfile
from pathlib import Path

from tp_dialect.loaders import NameMap

folder = Path(tempfile.mkdtemp())
(folder / "names.json").write_text('{"rules": [{"program": "w"}]}')
NameMap.load(folder / "names.json")

# CHECK: name map {{.*}}names.json: expected a rule with program, stored {{.*}}, got {'program': 'w'} [TP659]
