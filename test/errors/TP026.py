# RUN: not python %s 2>&1 | filecheck %s
"""A name stands once."""

from tp_dialect.manifest import Manifest

Manifest.from_json('{"chips": 2, "chip_of": {"a": 0, "a": 1}}')

# CHECK: {{.*}} [TP026]
