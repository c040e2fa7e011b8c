# RUN: not python %s 2>&1 | filecheck %s
"""A manifest of two chips has no chip 2."""

from tp_dialect.loaders import load_chip
from tp_dialect.manifest import Manifest

load_chip(Manifest(2), [], 2)

# CHECK: expected a chip in 0..1, got chip 2 [TP658]
