# RUN: not python %s 2>&1 | filecheck %s
"""A tensor that is to be carried to the next run is one of the program's."""

from tp_dialect.interpreter.sessions import carried
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex

carried(ProgramIndex.of(ProgramOp.of("p", 1, [])), {"new_key": "key"})

# CHECK: program `p` has no tensor `new_key` to carry to the next run [TP678]
