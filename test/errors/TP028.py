# RUN: not python %s 2>&1 | filecheck %s
"""A collective has one partial of each chip."""

from tp_dialect.manifest import Collective, Manifest

Manifest(2, {"p": 0}, {}, [Collective("y", ("p",), ("y",))]).check()

# CHECK: {{.*}}expected one partial of each of 2 chips, got 1 partials [TP028]
