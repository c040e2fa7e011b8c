# RUN: not python %s 2>&1 | filecheck %s
"""The right side of a rule has the words of the left one."""

from tp_dialect.loaders import Rule

Rule("l.{n}.w1", "blk.{layer}.ffn_gate")

# CHECK: name rule `l.{n}.w1`: expected a name with the {words} of the left side, got `blk.{layer}.ffn_gate` [TP652]
