# RUN: not python %s 2>&1 | filecheck %s
"""A chip sends what one of its sections stores."""

from tp_dialect.scheduling import ChipTransfer, SectionTouch, link_points

link_points([SectionTouch({"x"}, {"a"}, {0})], 0, [ChipTransfer("b", 0, 1)])

# CHECK: tensor `b` on chip 0: it sends this tensor, but no section of it stores it [TP401]
