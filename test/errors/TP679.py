# RUN: not python %s %cases/llama_decode.json 2>&1 | filecheck %s
"""A layer whose cache grows is no layer with a fixed number of positions."""

import sys

from tp_dialect.frontends.case import Case
from tp_tools.generation.decoder import cache_of

cache_of(Case.load(sys.argv[1]))

# CHECK: case `llama_decode`: expected the inputs x, cos, sin, mask, at and results new_past_key.0, {{.*}} [TP679]
