# RUN: not python %s 2>&1 | filecheck %s
"""The cache has four positions: three tokens of a prompt and three more do not fit."""

from tp_tools.generation.decoder import Positions, Sizes, generate
from tp_tools.generation.engines import SessionsOf

positions = Positions(Sizes(layers=1, head=4, rope_base=10000.0, eps=1e-5), 4)
next(generate(SessionsOf([]), None, positions, [1, 2, 3], 3))

# CHECK: 3 tokens of the prompt and 3 more: expected at least one and at most 5 in all
# CHECK-SAME: [TP681]
