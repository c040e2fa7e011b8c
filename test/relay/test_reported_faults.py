"""Faults that public bug reports describe: ordering, hazards on names, transfers between chips."""

from __future__ import annotations

import random

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser

from tp_dialect.chip_programs import chip_programs
from tp_dialect.chips import ChipOp, CopyOp, RelayOp
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.relay import RelayRunner
from tp_dialect.phase import PhaseOp
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of, steps_of
from tp_dialect.scheduling import ChipTransfer, Deadlock, LinkPoint, SectionTouch, phase_order, relay_schedule
from tp_passes.allreduce import AllreducePass
from tp_passes.link_points import LinkPointsPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relay import RelayPass
from tp_passes.relocate import RelocatePass
from tp_passes.split import SplitPass
from tp_tools.shell import context

FUNCTIONS = """
  func.func @copy(%x: tensor<2xf32>) -> tensor<2xf32> {
    func.return %x : tensor<2xf32>
  }
  func.func @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
    %y = arith.addf %x, %x : tensor<2xf32>
    func.return %y : tensor<2xf32>
  }
  func.func @plus(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
    %s = arith.addf %a, %b : tensor<2xf32>
    func.return %s : tensor<2xf32>
  }
  tp.kernel @copy_k(%x: tensor<2xf32>) -> (%y: tensor<2xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<1xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
"""
RELAY = (SplitPass(), LinkPointsPass(), RelayPass())


def parsed(lines: list[str], chips: int = 2) -> ProgramOp:
    module = Parser(context(), "\n".join([f"tp.program @p chips {chips} {{", FUNCTIONS, *lines, "}"])).parse_module()
    module.verify()
    return next(programs_of(module))


def passed(program: ProgramOp, *passes: object) -> ProgramOp:
    module = program.parent_op()
    assert isinstance(module, ModuleOp)
    for one in passes:
        one.apply(context(), module)  # pyright: ignore
        module.verify()
    return program


def tensor(name: str, role: str, where: str = "") -> str:
    return f"tp.tensor @{name} : tensor<2xf32> {role} {where}"


def vector(*numbers: float) -> np.ndarray:
    return np.array(numbers, np.float32)


TWO_COLLECTIVES = [
    tensor("a0", "input", "chip 0"),
    tensor("a1", "input", "chip 1"),
    tensor("b0", "input", "chip 0"),
    tensor("b1", "input", "chip 1"),
    *(tensor(f"{name}_c{chip}", "temp", f"chip {chip}") for name in "pq" for chip in (0, 1)),
    tensor("a", "output"),
    tensor("b", "output"),
    "tp.section @p_c0 = @copy_k(@a0) on 0",
    "tp.section @q_c1 = @copy_k(@b1) on 1",  # chip 1 reaches b first
    "tp.section @p_c1 = @copy_k(@a1) on 1",
    "tp.section @q_c0 = @copy_k(@b0) on 0",
    "tp.let @b = @plus(@q_c0, @q_c1)",
    "tp.let @a = @plus(@p_c0, @p_c1)",
    "tp.collective sum @a = (@p_c0, @p_c1) folds [@a]",
    "tp.collective sum @b = (@q_c0, @q_c1) folds [@b]",
]


def test_the_order_of_declarations_changes_nothing() -> None:
    """Twenty orders of the tensors and collectives: sections, phases, halts and steps are the same."""
    declared = [line for line in TWO_COLLECTIVES if not line.startswith(("tp.section", "tp.let"))]
    statements = [line for line in TWO_COLLECTIVES if line.startswith(("tp.section", "tp.let"))]
    orders: set[str] = set()
    for seed in range(20):
        shuffled = random.Random(seed).sample(declared, len(declared))
        linked = passed(parsed(shuffled + statements), AllreducePass(), PhaseOrderPass())
        phases = [str(op) for op in linked.body.block.ops if isinstance(op, PhaseOp)]
        assert phases
        relayed = passed(linked, *RELAY)
        orders.add("\n".join(phases + [str(op) for op in relayed.body.block.ops if isinstance(op, ChipOp | RelayOp)]))
    assert len(orders) == 1


def test_partials_are_paired_by_name_not_by_arrival() -> None:
    """Two sums of one shape, and chip 1 reaches the second one first."""
    arrays = {"a0": vector(1, -1), "a1": vector(2, -2), "b0": vector(10, -10), "b1": vector(20, -20)}
    program = passed(parsed(TWO_COLLECTIVES), AllreducePass(), PhaseOrderPass())
    linked = ProgramRunner(program)
    for seed in range(8):
        results = linked.run(arrays, seed)
        np.testing.assert_array_equal(results["a"], vector(3, -3))
        np.testing.assert_array_equal(results["b"], vector(30, -30))
    relay = RelayRunner(passed(program, *RELAY))
    for seed in range(8):
        results = relay.run(arrays, seed)
        np.testing.assert_array_equal(results["a"], vector(3, -3))
        np.testing.assert_array_equal(results["b"], vector(30, -30))


def test_opposite_receives_first_deadlock_and_opposite_sends_first_do_not() -> None:
    """The cycle is spelled; a chip that sends before it receives keeps nobody waiting."""
    crossing = [ChipTransfer("x", 0, 1), ChipTransfer("y", 1, 0)]
    receives_first = [
        [LinkPoint(0, [], ["y"]), LinkPoint(1, ["x"], [])],
        [LinkPoint(0, [], ["x"]), LinkPoint(1, ["y"], [])],
    ]
    with pytest.raises(Deadlock, match=r"waits for `y` from chip 1.*waits for `x` from chip 0") as caught:
        relay_schedule(receives_first, crossing)
    assert [one.tensor for one in caught.value.cycle] == ["y", "x"]
    relay_schedule([receives_first[0], [LinkPoint(0, ["y"], []), LinkPoint(1, [], ["x"])]], crossing)
    relay_schedule([[LinkPoint(0, ["x"], ["y"])], [LinkPoint(0, ["y"], ["x"])]], crossing)


def test_a_staging_tensor_that_is_rewritten_carries_both_values() -> None:
    """Chip 0 hands one tensor to chip 1 twice: the second value cannot overtake the first one."""
    lines = [
        tensor("x", "input"),
        tensor("h", "temp"),
        *(tensor(f"r{number}", "output", "chip 1") for number in (1, 2)),
        "tp.let @h = @copy(@x)",
        "tp.let @r1 = @copy(@h)",
        "tp.let @h = @twice(@h)",
        "tp.let @r2 = @copy(@h)",
    ]
    runner = RelayRunner(passed(parsed(lines), *RELAY))
    copies = [op.copied_name for op in steps_of(runner.index.relays[0]) if isinstance(op, CopyOp)]
    assert len(copies) == len(set(copies)) == 2
    for seed in range(20):
        results = runner.run({"x": vector(3, -4)}, seed)
        np.testing.assert_array_equal(results["r1"], vector(3, -4))
        np.testing.assert_array_equal(results["r2"], vector(6, -8))


def test_a_partial_is_overwritten_behind_the_all_reduce_that_reads_it() -> None:
    """Although only chip 0 writes, the other chips' sum still reads it."""
    reduce = SectionTouch({"p0", "p1"}, {"y"}, {0, 1})
    overwrite = SectionTouch({"x"}, {"p0"}, {0})
    order, barrier_after = phase_order([reduce, overwrite])
    assert (order, barrier_after) == ([0, 1], [True, False])


def test_a_partial_is_still_a_partial_behind_its_fold() -> None:
    """A later reader of p0 sees 1, not the sum 3; and a partial that is bound again does not reach the old fold."""
    lines = [
        *(tensor(f"i{chip}", "input", f"chip {chip}") for chip in (0, 1)),
        *(tensor(f"p_c{chip}", "temp", f"chip {chip}") for chip in (0, 1)),
        tensor("y", "output"),
        tensor("later", "output"),
        tensor("other", "output", "chip 1"),
        "tp.let @p_c0 = @copy(@i0)",
        "tp.let @p_c1 = @copy(@i1)",
        "tp.let @y = @plus(@p_c0, @p_c1)",
        "tp.let @p_c1 = @twice(@p_c1)",
        "tp.let @later = @copy(@p_c0)",
        "tp.let @other = @copy(@p_c1)",
        "tp.collective sum @y = (@p_c0, @p_c1) folds [@y]",
    ]
    runner = RelayRunner(passed(parsed(lines), *RELAY))
    for seed in range(20):
        results = runner.run({"i0": vector(1, -1), "i1": vector(2, -5)}, seed)
        np.testing.assert_array_equal(results["y"], vector(3, -6))
        np.testing.assert_array_equal(results["later"], vector(1, -1))
        np.testing.assert_array_equal(results["other"], vector(4, -10))


def test_two_names_have_two_storages() -> None:
    """A tensor that was made of another one by a copy keeps its value when that one is bound again, and the reverse."""
    lines = [
        tensor("x", "input"),
        *(tensor(name, role, "chip 1") for name, role in (("t", "temp"), ("v", "output"), ("u", "output"))),
        "tp.let @t = @twice(@x)",
        "tp.let @v = @copy(@t)",
        "tp.let @u = @copy(@t)",
        "tp.let @t = @twice(@t)",
        "tp.let @v = @plus(@v, @t)",
    ]
    results = RelayRunner(passed(parsed(lines), *RELAY)).run({"x": vector(1, -2)})
    np.testing.assert_array_equal(results["u"], vector(2, -4))
    np.testing.assert_array_equal(results["v"], vector(6, -12))


def test_each_chip_keeps_its_own_half_of_a_split_tensor() -> None:
    """The host brings chip 1 [3, 4], not chip 0's piece, and takes it back to its place."""
    cuts = [f'chip {chip} slice "x"[4] axis 0 [{2 * chip}:2]' for chip in (0, 1)]
    lines = [
        *(tensor(f"x_c{chip}", "input", cuts[chip]) for chip in (0, 1)),
        *(tensor(f"y_c{chip}", "output", cuts[chip].replace('"x"', '"y"')) for chip in (0, 1)),
        "tp.let @y_c0 = @twice(@x_c0)",
        "tp.let @y_c1 = @twice(@x_c1)",
    ]
    results = RelayRunner(passed(parsed(lines), *RELAY)).run({"x": vector(1, 2, -3, 4)})
    np.testing.assert_array_equal(results["y"], vector(2, 4, -6, 8))


def test_copies_between_partial_and_fold_add_no_transfer() -> None:
    """One all-reduce stays one, and each partial off the root crosses once."""
    lines = [
        tensor("x", "input"),
        *(tensor(f"{name}_c{chip}", "temp", f"chip {chip}") for name in "pq" for chip in (0, 1)),
        tensor("y", "output"),
        *(f"tp.section @p_c{chip} = @copy_k(@x) on 0" for chip in (0, 1)),
        *(f"tp.section @q_c{chip} = @copy_k(@p_c{chip}) on 0" for chip in (0, 1)),
        "tp.let @y = @plus(@q_c0, @q_c1)",
        "tp.collective sum @y = (@q_c0, @q_c1) folds [@y]",
    ]
    linked = passed(parsed(lines), RelocatePass(), AllreducePass())
    assert sum(len(op.chip_ids) > 1 for op in ProgramIndex.of(linked).statements) == 1  # pyright: ignore
    index = ProgramIndex.of(passed(linked, *RELAY))
    assert [name for one in chip_programs(index) for halt in one.halts for name in halt.send_names] == ["q_c1"]
