# RUN: not python %s 2>&1 | filecheck %s
"""A tensor is placed on a chip that there is."""

from tp_dialect.manifest import Manifest

Manifest(2).place("w", 2)

# CHECK: tensor `w`: expected a chip in 0..1, got chip 2 [TP021]
