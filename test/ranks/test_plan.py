"""Who runs what on which rank, and what is handed over: read off the plan, without any MPI."""

from __future__ import annotations

import pytest
from xdsl.parser import Parser
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.interpreter.ranks.plan import Action, Hand, Plan, Reduce, Work, concerns
from tp_dialect.interpreter.ranks.tasks import plan_of
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import context

FUNCTIONS = """
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.kernel @k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) implements @f {
    tp.nest (m = 2) {
      %a = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %a, %y[m] over (m)
    }
  }
"""
REDUCED = """
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @n : tensor<4xf32> temp
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @p_c2 : tensor<4xf32> temp chip 2
  tp.tensor @s : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> temp
  tp.tensor @z : tensor<4xf32> output
  tp.let @n = @f(@x)
  tp.let @p_c0 = @f(@n)
  tp.let @p_c1 = @f(@n)
  tp.let @p_c2 = @f(@n)
  tp.let @s = @plus(@p_c0, @p_c1)
  tp.let @y = @plus(@s, @p_c2)
  tp.let @z = @f(@y)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@s, @y]
"""


def made(lines: str, chips: int, level: str = "source", fast: bool = False) -> Plan:
    """The plan of a verified program of these lines."""
    module = Parser(context(), f"tp.program @p chips {chips} {{\n{FUNCTIONS}\n{lines}\n}}").parse_module()
    module.verify()
    return plan_of(ProgramIndex.of(next(programs_of(module))), level, fast)[0]


def hands(plan: Plan) -> list[tuple[str, int, tuple[int, ...]]]:
    """What is handed over, in order."""
    return [(one.tensor, one.source, one.targets) for one in plan.actions if isinstance(one, Hand)]


def works(plan: Plan, rank: int) -> list[str]:
    """What a rank binds, in order."""
    return [one.task.outs[0] for one in plan.of_rank(rank) if isinstance(one, Work)]


def test_partials_go_to_the_root_and_replicated_tensors_to_their_readers_alone() -> None:
    """`n` is read by all chips; `y` by the root alone, so it stays there; a partial crosses when its fold comes."""
    plan = made(REDUCED, 3)
    assert hands(plan) == [("n", 0, (1, 2)), ("p_c1", 1, (0,)), ("p_c2", 2, (0,))]
    assert works(plan, 0) == ["n", "p_c0", "s", "y", "z"]
    assert works(plan, 1) == ["p_c1"]


def test_a_given_tensor_is_needed_where_it_is_read() -> None:
    """Only the root reads `x`, so no other rank loads it."""
    assert made(REDUCED, 3).needs == {"x": (0,)}


def test_what_is_borrowed_for_a_fold_is_forgotten_behind_it() -> None:
    """The root holds no other chip's partial for longer than the fold takes."""
    borrowed = [one.borrowed for one in made(REDUCED, 3).of_rank(0) if isinstance(one, Work)]
    assert borrowed == [(), (), ("p_c1",), ("p_c2",), ()]


def test_the_library_reduces_in_place_of_the_folds() -> None:
    """One reduction, and no sum on its way."""
    plan = made(REDUCED, 3, fast=True)
    assert [one for one in plan.actions if isinstance(one, Reduce)] == [
        Reduce("y", ("p_c0", "p_c1", "p_c2"), (0, 1, 2), "sum", (0,))
    ]
    assert works(plan, 0) == ["n", "p_c0", "z"]
    assert hands(plan) == [("n", 0, (1, 2))]


def test_a_sum_on_the_way_that_is_read_keeps_the_folds() -> None:
    """What reads `s` needs it, so the library may not skip it."""
    lines = REDUCED.replace("@z = @f(@y)", "@z = @plus(@y, @s)")
    plan = made(lines, 3, fast=True)
    assert not any(isinstance(one, Reduce) for one in plan.actions)
    assert works(plan, 0) == ["n", "p_c0", "s", "y", "z"]


def test_each_version_goes_to_those_who_read_that_version() -> None:
    """A state that is bound again reaches chip 1 as it was first, and chip 2 as it is then."""
    plan = made(
        """
  tp.tensor @t : tensor<4xf32> state
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.tensor @b_c2 : tensor<4xf32> output chip 2
  tp.let @a_c1 = @f(@t)
  tp.let @t = @f(@t)
  tp.let @b_c2 = @f(@t)
""",
        3,
    )
    assert plan.needs == {"t": (0, 1)}
    assert hands(plan) == [("t", 0, (2,))]


def test_a_section_reads_what_its_chip_holds() -> None:
    """Only an all-reduce section crosses chips: `TP629` names the section, the tensor and both chips."""
    lines = """
  tp.tensor @x_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @k(@x_c1) on 0
"""
    with pytest.raises(InterpretationError, match=r"chip 0 reads `x_c1` to bind `y`.*lives on chip 1 \[TP629\]"):
        made(lines, 2, "sections")


def test_a_section_stores_what_lives_on_its_chip() -> None:
    """`TP628` names both chips."""
    lines = """
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y_c1 : tensor<4xf32> output chip 1
  tp.section @y_c1 = @k(@x) on 0
"""
    with pytest.raises(InterpretationError, match=r"`y_c1` runs on chip 0, but `y_c1` lives on chip 1 \[TP628\]"):
        made(lines, 2, "sections")


def test_chip_programs_hand_over_what_the_relay_copies() -> None:
    """A copy step is one hand-over, in the order of the relay."""
    plan = made(
        """
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @b : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @f(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @b = @f(@a)
  }
  tp.relay {
    tp.run 0 to 0
    tp.copy @a from 0 to 1
    tp.run 1 to 1
    tp.run 0 to 1
  }
""",
        2,
        "relay",
    )
    assert hands(plan) == [("a", 0, (1,))]
    assert (works(plan, 0), works(plan, 1)) == (["a"], ["b"])
    assert plan.needs == {"x": (0,)}
    assert plan.homes == {"b": 1}


@pytest.mark.parametrize("fast", [False, True])
def test_what_one_rank_hands_over_another_takes(fast: bool) -> None:
    """Every action that is no work concerns at least two ranks, and all keep the plan's order."""
    plan = made(REDUCED, 3, fast=fast)
    for action in plan.actions:
        ranks = [rank for rank in range(3) if concerns(action, rank)]
        assert len(ranks) == 1 if isinstance(action, Work) else len(ranks) >= 2
    order: dict[Action, int] = {action: number for number, action in enumerate(plan.actions)}
    for rank in range(3):
        numbers = [order[action] for action in plan.of_rank(rank)]
        assert numbers == sorted(numbers)
