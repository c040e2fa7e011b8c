# RUN: not python %s 2>&1 | filecheck %s
"""A manifest speaks of at least one chip."""

from tp_dialect.manifest import Manifest

Manifest(0)

# CHECK: manifest: expected 1 to 65536 chips, got 0 [TP020]
