"""How a program runs: levels, memories, phases, pieces."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.parser import Parser
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.interpreter.program import Memories, ProgramRunner
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import programs_of
from tp_tools.shell import context

KERNELS = """
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.kernel @twice_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) implements @twice {
    tp.nest (m = 2) {
      %a = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      %s = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2xf32>> {
      ^bb0(%p: tensor<2xf32>):
        %r = arith.addf %p, %p : tensor<2xf32>
        tp.yield %r : tensor<2xf32>
      }
      tp.store %s, %y[m] over (m)
    }
  }
  tp.kernel @reduce(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (t = 2) {
      %pa = tp.load %a[t] over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      %pb = tp.load %b[t] over (t) at 1 : !tp.buffer<interm 2, tensor<2xf32>>
      %s = tp.all_reduce sum (%pa, %pb) over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %s, %y[t] over (t) at 0
    }
  }
"""
X = np.array([1, -2, 3.5, -4], np.float32)


def program(lines: str, chips: int = 2) -> ProgramOp:
    """A verified program of these lines."""
    module = Parser(context(), f"tp.program @p chips {chips} {{\n{KERNELS}\n{lines}\n}}").parse_module()
    module.verify()
    return next(programs_of(module))


REDUCED = """
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @s : tensor<4xf32> temp
  tp.tensor @y_c1 : tensor<4xf32> output chip 1
  tp.phase {
    tp.section @p_c0 = @twice_k(@x) on 0
    tp.section @p_c1 = @twice_k(@x) on 1
  }
  tp.phase {
    tp.section @s = @reduce(@p_c0, @p_c1) on 0, 1
  }
  tp.phase {
    tp.section @y_c1 = @twice_k(@s) on 1
  }
  tp.collective sum @s = (@p_c0, @p_c1) folds [@s]
"""


def test_storing_a_replicated_tensor_delivers_it_to_every_chip() -> None:
    """Chip 1 reads the sum that chip 0 has stored."""
    results = ProgramRunner(program(REDUCED)).run({"x": X}, seed=3)
    np.testing.assert_array_equal(results["y_c1"], 8 * X)


@pytest.mark.parametrize("level", ["sections", "phases"])
def test_a_shallower_level_gives_the_same(level: str) -> None:
    """Phases and barriers order, and change no number."""
    np.testing.assert_array_equal(ProgramRunner(program(REDUCED), level).run({"x": X})["y_c1"], 8 * X)


def test_the_section_level_runs_the_kernel_and_not_its_function() -> None:
    """A kernel whose load takes the other page gives another result, at the level of sections only."""
    lines = """
      tp.tensor @x : tensor<4xf32> input
      tp.tensor @y : tensor<4xf32> output
      tp.section @y = @twice_k(@x) on 0
    """
    right = program(lines, chips=1)
    np.testing.assert_array_equal(ProgramRunner(right, "sections").run({"x": X})["y"], 2 * X)
    text = f"tp.program @p chips 1 {{\n{KERNELS.replace('%x[m] over (m)', '%x[0] over (m)')}\n{lines}\n}}"
    module = Parser(context(), text).parse_module()
    wrong = next(programs_of(module))
    np.testing.assert_array_equal(ProgramRunner(wrong, "sections").run({"x": X})["y"], 2 * X[[0, 1, 0, 1]])
    np.testing.assert_array_equal(ProgramRunner(wrong, "source").run({"x": X})["y"], 2 * X)


def test_an_unplaced_program_runs_on_one_memory() -> None:
    """Before tp-relocate all sections stand on chip 0, which holds everything then."""
    lines = REDUCED.replace(" on 1", " on 0").replace("tp.phase {", "").replace("  }\n", "")
    lines = lines.replace("@reduce(@p_c0, @p_c1) on 0, 1", "@twice_k(@p_c1) on 0").replace("tp.collective", "// ")
    np.testing.assert_array_equal(ProgramRunner(program(lines)).run({"x": X})["y_c1"], 8 * X)


@pytest.mark.parametrize("seed", range(4))
def test_the_seed_shuffles_sections_within_a_phase_only(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Phases stay in order; without a seed the sections of each do too."""
    lines = "\n".join(f"tp.tensor @a{c} : tensor<4xf32> temp chip {c}" for c in range(6))
    lines += "\ntp.tensor @x : tensor<4xf32> input\ntp.tensor @y : tensor<4xf32> output chip 3\ntp.phase {"
    lines += "\n".join(f"\ntp.section @a{c} = @twice_k(@x) on {c}" for c in range(6))
    lines += "\n}\ntp.phase {\ntp.section @y = @twice_k(@a3) on 3\n}"
    runner = ProgramRunner(program(lines, chips=6))
    orders: list[list[str]] = []
    execute = Memories.execute

    def recorded(self: Memories, run: object, ins: object, outs: tuple[str, ...], chips: object) -> None:
        orders[-1].append(outs[0])
        execute(self, run, ins, outs, chips)  # type: ignore[arg-type]

    monkeypatch.setattr(Memories, "execute", recorded)
    for one in (None, seed):
        orders.append([])
        np.testing.assert_array_equal(runner.run({"x": X}, seed=one)["y"], 4 * X)
    in_order, shuffled = orders
    assert in_order == ["a0", "a1", "a2", "a3", "a4", "a5", "y"]
    assert sorted(shuffled) == sorted(in_order) and shuffled[-1] == "y"
    assert shuffled != in_order


def test_inputs_are_cut_and_outputs_put_together_by_their_slices() -> None:
    """Arrays are full tensors; several ranges of a piece lie one after the other."""
    lines = """
      tp.tensor @x_c0 : tensor<4xf32> input chip 0 slice "x"[8] axis 0 [0:2, 4:2]
      tp.tensor @x_c1 : tensor<4xf32> input chip 1 slice "x"[8] axis 0 [2:2, 6:2]
      tp.tensor @y_c0 : tensor<4xf32> output chip 0 slice "y"[8] axis 0 [0:2, 4:2]
      tp.tensor @y_c1 : tensor<4xf32> output chip 1 slice "y"[8] axis 0 [2:2, 6:2]
      tp.section @y_c0 = @twice_k(@x_c0) on 0
      tp.section @y_c1 = @twice_k(@x_c1) on 1
    """
    x = np.arange(8, dtype=np.float32) - 3.5
    np.testing.assert_array_equal(ProgramRunner(program(lines)).run({"x": x})["y"], 2 * x)


def test_a_runner_may_run_again_with_other_inputs() -> None:
    """Nothing of one run is left in the next."""
    runner = ProgramRunner(program(REDUCED))
    first, second = runner.run({"x": X}), runner.run({"x": -X})
    np.testing.assert_array_equal(first["y_c1"], -second["y_c1"])


def test_a_state_is_carried_and_given_back() -> None:
    """A state is filled like an input, and its last value is a result."""
    lines = """
      tp.tensor @s : tensor<4xf32> state
      tp.let @s = @twice(@s)
      tp.let @s = @twice(@s)
    """
    np.testing.assert_array_equal(ProgramRunner(program(lines)).run({"s": X})["s"], 4 * X)


def test_what_no_statement_bound_is_an_error_and_no_zero() -> None:
    """An output that nothing binds is named."""
    lines = "tp.tensor @x : tensor<4xf32> input\ntp.tensor @y : tensor<4xf32> output"
    with pytest.raises(InterpretationError, match="`y`"):
        ProgramRunner(program(lines)).run({"x": X})
