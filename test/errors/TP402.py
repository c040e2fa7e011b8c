# RUN: not python %s 2>&1 | filecheck %s
"""A chip receives what one of its sections loads."""

from tp_dialect.scheduling import ChipTransfer, SectionTouch, link_points

link_points([SectionTouch({"x"}, {"a"}, {1})], 1, [ChipTransfer("b", 0, 1)])

# CHECK: tensor `b` on chip 1: it receives this tensor, but no section of it loads it [TP402]
