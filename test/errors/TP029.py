# RUN: not python %s 2>&1 | filecheck %s
"""A slice belongs to a tensor that is placed."""

from tp_dialect.manifest import Manifest, Slice

Manifest(2, {}, {"w": Slice("W", (8,), 0, ((0, 4),))}).check()

# CHECK: tensor `w` is a slice of `W` but is placed on no chip [TP029]
