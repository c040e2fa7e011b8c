"""Real layers, the whole line: decomposed, lowered, relocated, reduced, ordered in phases, run, and equal to PyTorch.

Every level is run and compared by position with what PyTorch recorded. That the comparison can fail is shown by
deleting each collective and binding its `out` to one of its partials.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region
from xdsl.parser import Parser

from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.phase import PhaseOp
from tp_dialect.program import CollectiveOp, LetOp, ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.compile import CompilePass
from tp_passes.decompose import DecomposePass
from tp_tools.compare import compare
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
LEVELS = ("source", "sections", "phases")
TOLERANCE = 1e-5
"""A share of an output's largest value."""


@dataclass(frozen=True)
class Layer:
    """A case, how many collectives its data flow needs, and the chips on which it is tried."""

    name: str
    collectives: int = 2
    chips: tuple[int, ...] = (1, 2, 3, 4)


LAYERS = (
    Layer("llama"),
    Layer("llama_smollm", chips=(1, 2, 3)),
    Layer("llama_2l", collectives=4),
    Layer("llama_bias"),
    Layer("llama_decode"),
    Layer("bert"),
    Layer("phi3"),
    Layer("mixtral"),
    Layer("gpt2"),
    Layer("qwen3_next_gdn_recurrent"),
    Layer("olmo2", collectives=4, chips=(2, 3, 4)),
    Layer("gpt_oss"),
    Layer("deepseek_v3"),
    Layer("mamba2", chips=(2, 3, 4)),
)
TRIED = [pytest.param(layer, chips, id=f"{layer.name}-{chips}") for layer in LAYERS for chips in layer.chips]
DEALT = [param for param in TRIED if param.values[1] > 1]


def plan_of(name: str) -> str:
    """The case file; GPT-2 has no plan of its own, so it gets one."""
    return str(CASES / f"{name}{'_planned' if name == 'gpt2' else ''}.json")


def module_of(name: str) -> ModuleOp:
    """The layer as it was exported."""
    return Parser(context(), (CASES / f"{name}.mlir").read_text(encoding="utf-8")).parse_module()


@cache
def compiled(name: str, chips: int) -> ProgramOp:
    """The layer's program, compiled and verified."""
    module = module_of(name)
    CompilePass(chips=chips, plan=plan_of(name)).apply(context(), module)
    module.verify()
    return next(programs_of(module))


@cache
def decomposed(name: str, chips: int) -> ModuleOp:
    """The module with the layer's program at level 1."""
    module = module_of(name)
    DecomposePass(chips=chips, plan=plan_of(name)).apply(context(), module)
    return module


def recorded(name: str) -> dict[str, np.ndarray]:
    """Inputs, parameters, and PyTorch's own results."""
    return dict(np.load(CASES / f"{name}.npz"))


@pytest.mark.parametrize(("layer", "chips"), TRIED)
def test_every_level_equals_pytorch(layer: Layer, chips: int) -> None:
    """Source, sections and phases give what PyTorch gave, on all chips, and all results of the case are there."""
    arrays = recorded(layer.name)
    case = Case.load(plan_of(layer.name))
    for level in LEVELS:
        results = ProgramRunner(compiled(layer.name, chips), level).run(arrays, seed=chips)
        assert results.keys() == {result.name for result in case.results}
        for comparison in compare(results, arrays, TOLERANCE, 0.0):
            assert comparison.beyond == 0, f"{level}: {comparison.line()}"


@pytest.mark.parametrize(("layer", "chips"), TRIED)
def test_no_layer_has_more_collectives_than_it_needs(layer: Layer, chips: int) -> None:
    """One behind attention and one behind the MLP, and one for each norm of all heads that are cut; each is one section
    on all chips, and no fold is left."""
    index = ProgramIndex.of(compiled(layer.name, chips))
    assert len(index.collectives) == layer.collectives
    outs = {op.out_name for op in index.collectives}
    sections = [op for op in index.statements if op.out_names[0] in outs]
    assert [op.chip_ids for op in sections] == [tuple(range(chips))] * len(outs)
    folds = {fold for op in index.collectives for fold in op.collective.folds[:-1]}
    assert not folds.intersection(name for op in index.statements for name in op.out_names)


@pytest.mark.parametrize(("layer", "chips"), DEALT)
def test_phases_keep_several_chips_busy(layer: Layer, chips: int) -> None:
    """The chips run at once: some phase has a section of every chip that is not the all-reduce's."""
    index = ProgramIndex.of(compiled(layer.name, chips))
    widths = [len(list(line.body.block.ops)) for line in index.lines if isinstance(line, PhaseOp)]
    assert max(widths) == chips


@pytest.mark.parametrize(("layer", "chips"), DEALT)
def test_without_any_one_collective_the_numbers_are_wrong(layer: Layer, chips: int) -> None:
    """The comparison is no formality: whichever sum is replaced by one of its partials, it shows."""
    arrays = recorded(layer.name)
    count = len(ProgramIndex.of(next(programs_of(decomposed(layer.name, chips)))).collectives)
    assert count
    for number in range(count):
        module = decomposed(layer.name, chips).clone()
        program = next(programs_of(module))
        out = drop_collective(program, number)
        module.verify()
        results = ProgramRunner(program, "source").run(arrays)
        assert any(c.beyond for c in compare(results, arrays, TOLERANCE, 0.0)), f"nothing shows without `{out}`"


def drop_collective(program: ProgramOp, number: int) -> str:
    """Delete one collective with its folds, and bind its `out` to the last chip's partial."""
    index = ProgramIndex.of(program)
    op: CollectiveOp = index.collectives[number]
    one = op.collective
    type = index.tensors[one.out].tensor_type
    program.body.block.insert_op_before(identity("tp_identity", type), index.lines[0])
    folds = [line for line in index.lines if set(line.out_names) & set(one.folds)]  # type: ignore[union-attr]
    program.body.block.insert_op_before(LetOp.of([one.out], "tp_identity", [one.partials[-1]]), folds[-1])
    for line in [*folds, op]:
        line.detach()
        line.erase()
    return one.out


def identity(name: str, type: TensorType) -> FuncOp:
    """A function that gives back its argument."""
    block = Block(arg_types=[type])
    block.add_op(ReturnOp(block.args[0]))
    return FuncOp(name, ([type], [type]), Region(block), visibility="private")
