# RUN: not python %s 2>&1 | filecheck %s
"""A slice has no coordinate behind its end."""

from tp_dialect.manifest import Slice

Slice("W", (8, 8), 0, ((4, 2),)).full_coord(2)

# CHECK: coordinate 2 is outside the slice of length 2 on axis 0 of `W` [TP024]
