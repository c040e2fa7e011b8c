# RUN: not python %s 2>&1 | filecheck %s
"""A target is a built-in one, or a file's."""

from tp_dialect.targets import target_of

target_of("huge")

# CHECK: {{.*}}expected a target of small, large, or a file that describes one, got `huge` [TP045]
