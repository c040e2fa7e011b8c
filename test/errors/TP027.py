# RUN: not python %s 2>&1 | filecheck %s
"""A list of names is not one string."""

from tp_dialect.manifest import Collective

Collective("y", "ab", ("y",))

# CHECK: collective of `y`: partials: expected several names, got 'ab' [TP027]
