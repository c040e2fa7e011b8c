"""Real layers, fused: the same bits on the source, PyTorch's numbers below it, and less than half of the statements."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser

from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.phase import PhaseOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.compile import CompilePass
from tp_passes.decompose import DecomposePass
from tp_passes.fuse import FusePass
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relocate import RelocatePass
from tp_tools.compare import compare
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
LAYERS = {
    "llama": (1, 2, 3, 4),
    "llama_smollm": (1, 2, 3),
    "llama_2l": (1, 2, 3, 4),
    "llama_bias": (1, 2, 3, 4),
    "llama_decode": (1, 2, 3, 4),
    "bert": (1, 2, 3, 4),
    "phi3": (1, 2, 3, 4),
    "mixtral": (1, 2, 3, 4),
    "gpt2": (1, 2, 3, 4),
    "qwen3_next_gdn_recurrent": (1, 2, 3, 4),
}
TRIED = [pytest.param(name, chips, id=f"{name}-{chips}") for name, many in LAYERS.items() for chips in many]
TOLERANCE = 1e-5


@dataclass(frozen=True)
class Pair:
    """A layer's program at level 1, as it was decomposed and fused."""

    plain: ModuleOp
    fused: ModuleOp

    @property
    def indexes(self) -> tuple[ProgramIndex, ProgramIndex]:
        """The programs' indexes."""
        return index_of(self.plain), index_of(self.fused)


def index_of(module: ModuleOp) -> ProgramIndex:
    """The index of the module's program."""
    return ProgramIndex.of(next(programs_of(module)))


@cache
def pair(name: str, chips: int) -> Pair:
    """A layer before and after."""
    plan = CASES / f"{name}{'_planned' if name == 'gpt2' else ''}.json"
    module = Parser(context(), (CASES / f"{name}.mlir").read_text(encoding="utf-8")).parse_module()
    DecomposePass(chips=chips, plan=str(plan)).apply(context(), module)
    fused = module.clone()
    FusePass().apply(context(), fused)
    fused.verify()
    return Pair(module, fused)


def recorded(name: str) -> dict[str, np.ndarray]:
    """Inputs, parameters, and PyTorch's own results."""
    return dict(np.load(CASES / f"{name}.npz"))


def per_place(index: ProgramIndex) -> Counter[int | None]:
    """How many statements each chip has, and the spine."""
    return Counter(index.chip_of.get(one.out_names[0]) for one in index.statements)


@pytest.mark.parametrize(("name", "chips"), TRIED)
def test_fused_layers_have_the_same_bits(name: str, chips: int) -> None:
    """Every tensor that is still bound, not only the results, is what it was to the last bit."""
    held: list[dict[str, np.ndarray]] = []
    for index in pair(name, chips).indexes:
        runner = ProgramRunner(index.program, "source")
        memories = runner.memories()
        memories.fill(recorded(name))
        runner.execute(memories)
        bound = {name for one in index.statements for name in one.out_names}
        held.append({name: memories.held(name) for name in bound} | memories.results())
    plain, fused = held
    assert fused
    for tensor, array in fused.items():
        assert array.tobytes() == plain[tensor].tobytes(), tensor


@pytest.mark.parametrize(("name", "chips"), TRIED)
def test_fused_layers_equal_pytorch_at_every_level(name: str, chips: int) -> None:
    """Lowered, relocated, reduced and ordered like any program; with phases for less than half of what spine and one
    chip had to do one after the other."""
    module = pair(name, chips).fused.clone()
    for one in (LowerPass(), RelocatePass(), AllreducePass(), PhaseOrderPass()):
        one.apply(context(), module)
    module.verify()
    arrays = recorded(name)
    program = next(programs_of(module))
    for level in ("source", "sections", "phases"):
        results = ProgramRunner(program, level).run(arrays, seed=chips)
        assert results
        for comparison in compare(results, arrays, TOLERANCE, 0.0):
            assert comparison.beyond == 0, f"{level}: {comparison.line()}"
    phases = sum(isinstance(line, PhaseOp) for line in index_of(module).lines)
    before = per_place(pair(name, chips).indexes[0])
    assert 2 * phases < before[None] + before[0]


@pytest.mark.parametrize(("name", "chips"), TRIED)
def test_statements_of_each_chip_at_least_halve(name: str, chips: int) -> None:
    """On each chip, and on the spine, folds aside, which stay."""
    plain, fused = pair(name, chips).indexes
    before, after = per_place(plain), per_place(fused)
    folds = {fold for op in plain.collectives for fold in op.collective.folds}
    assert folds <= {name for one in fused.statements for name in one.out_names}
    for place, count in before.items():
        folding = len(folds) if place is None and chips > 1 else 0
        if count > 4:
            assert 2 * (after[place] - folding) <= count - folding, place


@pytest.mark.parametrize(("name", "chips"), TRIED)
def test_collectives_and_what_is_given_stay(name: str, chips: int) -> None:
    """The manifest's collectives, the roles, and where the program comes from."""
    plain, fused = pair(name, chips).indexes
    assert fused.manifest.collectives == plain.manifest.collectives
    kept = {name for name, tensor in plain.tensors.items() if tensor.role.data != "temp"}
    assert kept == {name for name, tensor in fused.tensors.items() if tensor.role.data != "temp"}
    assert fused.program.attributes == plain.program.attributes
    assert fused.tensors.keys() <= plain.tensors.keys()


@pytest.mark.parametrize(("name", "chips"), [("llama", 4), ("bert", 2), ("qwen3_next_gdn_recurrent", 2)])
def test_a_second_run_changes_nothing(name: str, chips: int) -> None:
    """To the letter."""
    module = pair(name, chips).fused.clone()
    before = str(module)
    FusePass().apply(context(), module)
    assert str(module) == before


def test_norm_activation_and_gating_fuse() -> None:
    """What a llama layer on two chips becomes: a norm each, softmax with its scores, the gate with its activation."""
    _, index = pair("llama", 2).indexes
    classes = {one.out_names: one.callee_name for one in index.statements}
    assert ("layers.0.input_layernorm",) in classes
    assert any("layers.0.post_attention_layernorm" in outs and len(outs) == 2 for outs in classes)
    chip = [one.out_names[0] for one in index.statements if index.chip_of.get(one.out_names[0]) == 1]
    assert len(chip) == 9  # q, k, v, scores, values, o, gate, up, down
    functions = [one.callee_name for one in index.statements if index.chip_of.get(one.out_names[0]) == 0]
    other = [one.callee_name for one in index.statements if index.chip_of.get(one.out_names[0]) == 1]
    assert functions == other


@pytest.mark.parametrize("chips", [2, 4])
def test_layers_share_fused_functions(chips: int) -> None:
    """Two layers have as many functions as one."""
    assert len(pair("llama_2l", chips).indexes[1].functions) == len(pair("llama", chips).indexes[1].functions)


def test_the_whole_line_goes_on_to_the_relay() -> None:
    """`fuse=true` in tp-compile, to a program per chip."""
    module = Parser(context(), (CASES / "llama_decode.mlir").read_text(encoding="utf-8")).parse_module()
    plan = str(CASES / "llama_decode.json")
    CompilePass(chips=2, plan=plan, fuse=True, to="relay").apply(context(), module)
    module.verify()
    from tp_dialect.interpreter.runners import runner_of

    arrays = recorded("llama_decode")
    results = runner_of(next(programs_of(module)), "relay").run(arrays)
    for comparison in compare(results, arrays, TOLERANCE, 0.0):
        assert comparison.beyond == 0, comparison.line()


@pytest.mark.parametrize("name", ["llama", "bert"])
@pytest.mark.parametrize("target", ["small", "large"])
def test_fused_kernels_fit_a_chip_and_move_fewer_pages(name: str, target: str) -> None:
    """Placed, sized and choreographed: the engines reach PyTorch's numbers, and less goes through memory."""
    moved: list[int] = []
    for fuse in (False, True):
        module = Parser(context(), (CASES / f"{name}.mlir").read_text(encoding="utf-8")).parse_module()
        options = CompilePass(chips=2, plan=str(CASES / f"{name}.json"), fuse=fuse, target=target)
        options.apply(context(), module)
        runner = ProgramRunner(next(programs_of(module)), "schedule")
        results = runner.run(recorded(name))
        for comparison in compare(results, recorded(name), TOLERANCE, 0.0):
            assert comparison.beyond == 0, comparison.line()
        assert runner.counts is not None
        moved.append(runner.counts.pages)
    assert moved[1] < moved[0]
