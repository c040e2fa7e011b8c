"""Written out before and after relocation, a section differs in chip ids and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Operation

from tp_dialect.attributes import WorkersAttr
from tp_dialect.engines import EngineOp, PostOp
from tp_dialect.expansion import expanded_body
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.phase import SectionOp
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.stages import StageOp
from tp_passes.expand_kernels import ExpandKernelsPass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
Compiled = Callable[[str, int, str], ProgramOp]


def chips_named(op: Operation) -> Iterator[int]:
    """The chips that an operation of a section names."""
    if isinstance(op, StageOp | EngineOp | PostOp) and isinstance(op.properties.get("slot"), IntegerAttr):
        yield op.properties["slot"].value.data  # pyright: ignore
    workers = op.properties.get("workers")
    if isinstance(workers, WorkersAttr):
        yield from (-1 if worker.chip is None else worker.chip for worker in workers.data)


def without_chips(op: Operation) -> dict[str, object]:
    """All that an operation says but chips."""
    said: dict[str, object] = {key: value for key, value in op.properties.items() if key != "slot"}
    if isinstance(said.get("workers"), WorkersAttr):
        said["workers"] = [(one.first, one.count, one.row, one.column) for one in said["workers"].data]  # pyright: ignore
    said["types"] = [result.type for result in op.results]
    return said


@pytest.mark.parametrize("layer", [("llama", 4, "small"), ("bert", 3, "small")])
def test_sections_differ_in_chip_ids_only(compiled: Compiled, layer: tuple[str, int, str]) -> None:
    """Each site, semaphore, memory entry and post names the section's chip where it named chip 0."""
    index = ProgramIndex.of(compiled(*layer))
    moved = [op for op in index.statements if isinstance(op, SectionOp) and len(op.chip_ids) == 1 and op.chip_ids[0]]
    assert len(moved) > 10
    for section in moved:
        kernel = index.kernels[section.kernel_name]
        before = SectionOp.of(section.out_names, section.kernel_name, section.in_names, (0,))
        here, there = expanded_body(before, kernel), expanded_body(section, kernel)
        for one, other in zip(here.walk(), there.walk(), strict=True):
            assert without_chips(one) == without_chips(other)
            assert {*chips_named(one)} <= {0}
            assert {*chips_named(other)} <= {section.chip_ids[0]}
            assert len([*chips_named(one)]) == len([*chips_named(other)])
            assert isinstance(one, StageOp) <= bool([*chips_named(one)])


def test_an_all_reduce_names_the_chip_of_each_slot(compiled: Compiled) -> None:
    """Slot c is the c-th chip, whichever that is."""
    index = ProgramIndex.of(compiled("llama", 3, "small"))
    section = next(op for op in index.statements if isinstance(op, SectionOp) and len(op.chip_ids) == 3)
    turned = SectionOp.of(section.out_names, section.kernel_name, section.in_names, (2, 0, 1))
    body = expanded_body(turned, index.kernels[section.kernel_name])
    posts = [op for op in body.walk() if isinstance(op, PostOp) and op.to is not None]
    assert [post.to for post in posts if post.which.data == "full"] == [2, 2]
    assert sorted(post.to for post in posts if post.which.data == "free") == [0, 1]  # pyright: ignore


def test_a_program_that_is_written_out_runs_as_before(compiled: Compiled) -> None:
    """And it verifies, and a chip that is changed in it is seen."""
    program = compiled("llama", 2, "small").clone()
    recorded = dict(np.load(CASES / "llama.npz"))
    expected = ProgramRunner(program, "schedule").run(recorded)
    module = ModuleOp([program])
    ExpandKernelsPass().apply(context(), module)
    module.verify()
    for key, got in ProgramRunner(program, "schedule").run(recorded).items():
        np.testing.assert_array_equal(got, expected[key])
    section = next(op for op in program.walk() if isinstance(op, SectionOp))
    stage = next(op for op in section.walk() if isinstance(op, StageOp))
    stage.properties["slot"] = IntegerAttr(1, i64)
    with pytest.raises(Exception, match="TP047"):
        module.verify()
