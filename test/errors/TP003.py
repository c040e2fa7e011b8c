# RUN: not python %s 2>&1 | filecheck %s
"""An approximate claim names its order."""

from tp_dialect.attributes import ClaimAttr

ClaimAttr.approximate("f32 accumulation", "")

# CHECK: {{.*}}expected a reason and an order with an approximate claim and none with an exact one [TP003]
