"""Real layers with a program per chip: bit for bit what the program that was split computes, in any order of steps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.relay import RelayRunner
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import programs_of
from tp_passes.compile import CompilePass
from tp_passes.decompose import DecomposePass
from tp_passes.link_points import LinkPointsPass
from tp_passes.relay import RelayPass
from tp_passes.split import SplitPass
from tp_tools.shell import context, read_module

CASES = Path(__file__).resolve().parents[1] / "cases"
LAYERS = [
    *[("llama", chips) for chips in (1, 2, 3, 4)],
    *[("llama_smollm", chips) for chips in (2, 3)],
    *[("llama_2l", chips) for chips in (2, 4)],
    *[("llama_bias", chips) for chips in (3, 4)],
    *[("llama_decode", chips) for chips in (2, 3, 4)],
    *[("bert", chips) for chips in (2, 3, 4)],
    ("phi3", 3),
    ("gpt2", 1),
    *[("gpt2_planned", chips) for chips in (2, 3)],
    *[("mixtral", chips) for chips in (2, 3)],
    *[("qwen3_next_gdn_recurrent", chips) for chips in (2, 4)],
]

Results = dict[str, np.ndarray]


def exported(case: str) -> str:
    """The layer that a case is about: one has two plans."""
    return case.removesuffix("_planned")


def arrays_of(case: str) -> Results:
    """The layer's arguments, and its results as PyTorch computed them."""
    with np.load(CASES / f"{exported(case)}.npz") as file:
        return dict(file)


def module_of(case: str) -> ModuleOp:
    return read_module(str(CASES / f"{exported(case)}.mlir"), context())


def chip_programs_of(program: ProgramOp, spine: str) -> RelayRunner:
    """The runner of a copy of the program, split, linked and relayed."""
    module = ModuleOp([program.clone()])
    for one in (SplitPass(spine=spine), LinkPointsPass(), RelayPass()):
        one.apply(context(), module)
        module.verify()
    return RelayRunner(next(programs_of(module)))


def assert_same(got: Results, expected: Results) -> None:
    assert got.keys() == expected.keys()
    for name, array in expected.items():
        np.testing.assert_array_equal(got[name], array, err_msg=name)


def assert_relayed(program: ProgramOp, arrays: Results, expected: Results, shuffles: int) -> None:
    for spine in ("root", "everywhere"):
        runner = chip_programs_of(program, spine)
        assert_same(runner.run(arrays), expected)
        for seed in range(shuffles):
            assert_same(runner.run(arrays, seed), expected)


@pytest.mark.parametrize(("case", "chips"), LAYERS)
def test_statements_of_chips_compute_what_the_source_computes(
    case: str, chips: int, pytestconfig: pytest.Config
) -> None:
    """Split at level 1, a layer equals its decomposition bit for bit, and PyTorch's results within 1e-5."""
    module, arrays = module_of(case), arrays_of(case)
    DecomposePass(chips=chips, plan=str(CASES / f"{case}.json")).apply(context(), module)
    program = next(programs_of(module))
    expected = ProgramRunner(program, "source").run(arrays)
    for name, array in expected.items():
        assert np.abs(array - arrays[name]).max() <= 1e-5 * np.abs(arrays[name]).max()
    assert_relayed(program, arrays, expected, pytestconfig.getoption("shuffles"))


@pytest.mark.parametrize(("case", "chips"), LAYERS[1::2])
def test_sections_of_chips_compute_what_the_phases_compute(case: str, chips: int, pytestconfig: pytest.Config) -> None:
    """Split at level 3, all-reduce sections as their folds again, a layer equals its phases bit for bit."""
    module, arrays = module_of(case), arrays_of(case)
    CompilePass(chips=chips, plan=str(CASES / f"{case}.json")).apply(context(), module)
    program = next(programs_of(module))
    expected = ProgramRunner(program, "phases").run(arrays, 1)
    assert_relayed(program, arrays, expected, pytestconfig.getoption("shuffles"))


def test_the_spine_everywhere_sends_partials_and_nothing_else() -> None:
    """What each chip recomputes does not cross: with the root in charge the normed input has to be sent as well."""
    module = module_of("llama")
    DecomposePass(chips=4, plan=str(CASES / "llama.json")).apply(context(), module)
    program = next(programs_of(module))
    partials = {name for one in programs_of(module) for name in partials_of(one)}
    crossing = {spine: sent_by(chip_programs_of(program, spine)) for spine in ("root", "everywhere")}
    assert crossing["everywhere"] == partials
    assert crossing["root"] - partials


def partials_of(program: ProgramOp) -> list[str]:
    from tp_dialect.program_index import ProgramIndex

    return [name for op in ProgramIndex.of(program).collectives for name in op.collective.partials]


def sent_by(runner: RelayRunner) -> set[str]:
    from tp_dialect.chip_programs import chip_programs

    return {name for one in chip_programs(runner.index) for halt in one.halts for name in halt.send_names}
