"""The runner that a program's level asks for."""

from __future__ import annotations

from tp_dialect.interpreter.program import ProgramRunner, checked_level
from tp_dialect.interpreter.relay import RelayRunner
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex

Runner = ProgramRunner | RelayRunner
"""Both have `index`, `level`, `steps` and `run`."""


def runner_of(program: ProgramOp, level: str | None = None) -> Runner:
    """The runner of `program` at `level`, None for the deepest that it holds."""
    chosen = checked_level(ProgramIndex.of(program), level)
    return RelayRunner(program) if chosen == "relay" else ProgramRunner(program, chosen)
