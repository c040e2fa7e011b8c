"""Random small programs: split, linked and relayed, they bind the same values as one chip alone, or are refused."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp, TensorType, f32
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation

from tp_dialect.chip_programs import chip_programs
from tp_dialect.chips import CopyOp
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.relay import HostStep, RelayRunner, shuffled
from tp_dialect.program import LetOp, ProgramOp, TensorOp
from tp_dialect.program_index import ProgramIndex, steps_of
from tp_passes.link_points import LinkPointsPass
from tp_passes.relay import RelayPass
from tp_passes.split import SplitPass

TYPE = TensorType(f32, [3])


def function(name: str, operands: int) -> FuncOp:
    """`name` subtracts its operands one after the other, doubled each time: the order of everything shows."""
    op = FuncOp(name, ([TYPE] * operands, [TYPE]))
    value = op.body.block.args[0]
    for argument in op.body.block.args:
        twice = arith.AddfOp(value, value)
        less = arith.SubfOp(twice.result, argument)
        op.body.block.add_ops([twice, less])
        value = less.result
    op.body.block.add_op(ReturnOp(value))
    return op


@dataclass
class Source:
    """A program's tensors, (name, role, chip), and its statements, (out, ins)."""

    chips: int
    tensors: list[tuple[str, str, int | None]]
    statements: list[tuple[str, tuple[str, ...]]]

    def program(self) -> ProgramOp:
        ops: list[Operation] = [function(f"f{count}", count) for count in (1, 2, 3)]
        ops += [TensorOp.of(name, TYPE, role, chip) for name, role, chip in self.tensors]
        ops += [LetOp.of((out,), f"f{len(ins)}", ins) for out, ins in self.statements]
        return ProgramOp.of("p", self.chips, ops)

    def arrays(self) -> dict[str, np.ndarray]:
        given = [name for name, role, _ in self.tensors if role in ("input", "weight", "state")]
        return {
            name: (np.arange(3, dtype=np.float32) - 1) * (number + 1.5) + number for number, name in enumerate(given)
        }


@st.composite
def sources(draw: st.DrawFn) -> Source:
    """Programs that bind temps, outputs and states again and again, on up to four chips."""
    chips = draw(st.integers(1, 4))
    places = st.none() | st.integers(0, chips - 1)
    tensors: list[tuple[str, str, int | None]] = [("x", "input", None), ("s", "state", None)]
    tensors += [(f"w_c{chip}", "weight", chip) for chip in range(chips)]
    tensors += [(f"k_c{chip}", "state", chip) for chip in range(chips)]
    tensors += [(f"t{number}", "temp", draw(places)) for number in range(3)]
    tensors += [("y", "output", draw(places))]
    chip_of = {name: chip for name, _, chip in tensors}
    bindable = [name for name, role, _ in tensors if role not in ("input", "weight")]
    bound: set[str] = set()
    statements: list[tuple[str, tuple[str, ...]]] = []
    for out in [*draw(st.lists(st.sampled_from(bindable), max_size=12)), "y"]:
        here = chip_of[out] or 0
        known = ["x", "s", f"w_c{here}", f"k_c{here}", *sorted(bound)]
        statements.append((out, tuple(draw(st.lists(st.sampled_from(known), min_size=1, max_size=3)))))
        bound.add(out)
    return Source(chips, tensors, statements)


def relayed(program: ProgramOp, spine: str) -> ProgramOp:
    """The program in relay form, verified behind every pass."""
    module = ModuleOp([program])
    for one in (SplitPass(spine=spine), LinkPointsPass(), RelayPass()):
        one.apply(Context(), module)
        module.verify()
    return program


@given(sources(), st.sampled_from(["root", "everywhere"]), st.integers(0, 9))
def test_chip_programs_bind_what_one_memory_binds(source: Source, spine: str, seed: int):
    """Whatever is bound again, by whomever, and in whatever order the host takes its steps."""
    if spine == "everywhere" and reads_of_others(source):
        return
    expected = ProgramRunner(source.program()).run(source.arrays())
    runner = RelayRunner(relayed(source.program(), spine))
    for order in (None, seed):
        got = runner.run(source.arrays(), order)
        assert got.keys() == expected.keys()
        for name, array in expected.items():
            np.testing.assert_array_equal(got[name], array, err_msg=name)


def reads_of_others(source: Source) -> bool:
    """Whether the spine reads what is given to one chip: a copy of it everywhere could not."""
    chip_of = {name: chip for name, _, chip in source.tensors}
    given = {name for name, role, chip in source.tensors if role in ("weight", "state") and chip is not None}
    return any(chip_of[out] is None and given & set(ins) for out, ins in source.statements)


@given(sources())
def test_what_crosses_is_copied_once_to_each_chip_that_reads_it(source: Source):
    """A version that crosses to a chip crosses once, and a chip that reads no tensor of another one has no halt."""
    index = ProgramIndex.of(relayed(source.program(), "root"))
    copies = [(op.copied_name, op.to_chip) for op in steps_of(index.relays[0]) if isinstance(op, CopyOp)]
    assert len(copies) == len(set(copies))
    received = [
        (name, program.chip)
        for program in chip_programs(index)
        for halt in program.halts
        for name in halt.receive_names
    ]
    assert sorted(copies) == sorted(received)


@given(sources())
def test_the_spine_everywhere_sends_no_tensor_of_the_spine(source: Source):
    """Only what lives on one chip crosses."""
    if reads_of_others(source):
        return
    index = ProgramIndex.of(relayed(source.program(), "everywhere"))
    for op in steps_of(index.relays[0]):
        if isinstance(op, CopyOp):
            assert index.tensors[op.copied_name].chip_id == op.from_chip


def test_a_shuffle_keeps_each_chips_own_order_and_copies_behind_their_sends():
    """Steps that do not depend on each other are taken in every order; the others are not."""
    steps = [HostStep(0, 0), HostStep(1, 0), HostStep(1, 0, (), "a", 0), HostStep(1, 1), HostStep(0, 1)]
    orders = {tuple(map(id, shuffled(steps, [-1, -1], random.Random(seed)))) for seed in range(200)}
    seen = [[next(step for step in steps if id(step) == one) for one in order] for order in orders]
    assert len(seen) > 4
    for order in seen:
        assert order.index(steps[0]) < order.index(steps[4])
        assert order.index(steps[1]) < order.index(steps[2]) < order.index(steps[3])
        assert order.index(steps[0]) < order.index(steps[2])


@pytest.mark.parametrize("spine", ["root", "everywhere"])
def test_relay_passes_a_second_time_change_nothing(spine: str):
    """Each leaves a program alone that has what it makes."""
    source = Source(
        2,
        [("x", "input", None), ("t", "temp", None), ("a", "temp", 1), ("y", "output", None)],
        [("t", ("x",)), ("a", ("t",)), ("t", ("a", "x")), ("y", ("t", "a"))],
    )
    program = relayed(source.program(), spine)
    before = str(program)
    module = program.parent_op()
    assert isinstance(module, ModuleOp)
    for one in (SplitPass(spine=spine), LinkPointsPass(), RelayPass()):
        one.apply(Context(), module)
    assert str(program) == before
