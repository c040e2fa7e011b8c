# RUN: not python %s 2>&1 | filecheck %s
"""A fused operation is made of statements."""

from tp_dialect.target_rules import Fused

Fused((), ("a", "b"))

# CHECK: {{.*}}a fused operation that binds `a`, `b`: expected parts, got none [TP317]
