# RUN: not python %s 2>&1 | filecheck %s
"""A manifest's JSON is an object."""

from tp_dialect.manifest import Manifest

Manifest.from_json("[]")

# CHECK: {{.*}} [TP025]
