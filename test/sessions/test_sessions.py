"""Sessions: state stays on its chip from run to run, and one program serves many sessions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from xdsl.parser import Parser

from tp_dialect.errors import TpError
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.sessions import LocalSession, carried
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import context

FUNCTIONS = """
  func.func @plus(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
    %s = arith.addf %a, %b : tensor<2xf32>
    func.return %s : tensor<2xf32>
  }
  tp.tensor @x : tensor<2xf32> input
"""
SUMMED = """
  tp.tensor @old_c0 : tensor<2xf32> input chip 0 slice "old"[4] axis 0 [0:2]
  tp.tensor @old_c1 : tensor<2xf32> input chip 1 slice "old"[4] axis 0 [2:2]
  tp.tensor @new_c0 : tensor<2xf32> output chip 0 slice "new"[4] axis 0 [0:2]
  tp.tensor @new_c1 : tensor<2xf32> output chip 1 slice "new"[4] axis 0 [2:2]
  tp.tensor @kept : tensor<2xf32> input
  tp.tensor @y : tensor<2xf32> output
  tp.let @new_c0 = @plus(@old_c0, @x)
  tp.let @new_c1 = @plus(@old_c1, @x)
  tp.let @y = @plus(@kept, @x)
"""
STATE = {"new": "old", "y": "kept"}


def program(lines: str) -> ProgramOp:
    """A verified program of these lines."""
    module = Parser(context(), f"tp.program @p chips 2 {{\n{FUNCTIONS}\n{lines}\n}}").parse_module()
    module.verify()
    return next(programs_of(module))


def given(old: float) -> Mapping[str, np.ndarray]:
    """All inputs; `old` and `kept` begin as this number."""
    return {"x": np.zeros(2, np.float32), "old": np.full(4, old, np.float32), "kept": np.full(2, old, np.float32)}


def test_state_is_read_as_it_was_left() -> None:
    """Each run adds `x` to what the run before has left, on each chip and on the spine."""
    session = LocalSession(ProgramRunner(program(SUMMED)), given(1.0), STATE)
    for x in ([1, -2], [10, 20]):
        session.give("x", np.array(x, np.float32))
        session.run()
    assert session.value("y").tolist() == [12, 19]
    assert session.value("new_c1").tolist() == [12, 19]


def test_sessions_of_one_program_share_nothing_but_the_program() -> None:
    """What one session carries no other one sees."""
    runner = ProgramRunner(program(SUMMED))
    first, second = (LocalSession(runner, given(old), STATE) for old in (0.0, 100.0))
    for session in (first, first, second):
        session.give("x", np.ones(2, np.float32))
        session.run()
    assert first.value("new_c0").tolist() == [2, 2]
    assert second.value("new_c0").tolist() == [101, 101]


def test_a_chip_gives_back_the_piece_that_it_took() -> None:
    """`TP678` where the ranges differ, naming the tensors and a chip."""
    lines = SUMMED.replace('slice "new"[4] axis 0 [2:2]', 'slice "new"[4] axis 0 [1:2]')
    with pytest.raises(TpError, match=r"`new` is to be read as `old` .* \(chip 1\) \[TP678\]"):
        carried(ProgramIndex.of(program(lines)), {"new": "old"})
