# RUN: not python %s 2>&1 | filecheck %s
"""A chip receives nothing that it stores itself."""

from tp_dialect.scheduling import ChipTransfer, SectionTouch, link_points

link_points([SectionTouch({"b"}, {"a"}, {1}), SectionTouch({"a"}, {"b"}, {1})], 1, [ChipTransfer("b", 0, 1)])

# CHECK: tensor `b` on chip 1: it receives this tensor, but its own section 1 stores it [TP403]
