"""What the tests of `tp-decompose` share: layers, random arrays, and runs that are compared by position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from tp_dialect.frontends.case import Argument, Case, Result
from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.program import CollectiveOp, LetOp, ProgramOp, TensorOp
from tp_passes.decompose import Report, Surplus, decompose
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
LAYERS = Path(__file__).resolve().parent / "layers"

TOLERANCE = 1e-5
"""A share of an output's largest value."""

GPT2_PLAN = {
    "h.*.attn.c_attn": "colwise",
    "h.*.attn.c_proj": "rowwise",
    "h.*.mlp.c_fc": "colwise",
    "h.*.mlp.c_proj": "rowwise",
}

Arrays = Mapping[str, np.ndarray]


@dataclass(frozen=True)
class Layer:
    """A module, the function in it that is decomposed, and its case."""

    module: ModuleOp
    func: FuncOp
    case: Case

    def decompose(self, chips: int, surplus: Surplus = "refuse", strict: bool = False) -> tuple[ProgramOp, Report]:
        """The verified program for that many chips."""
        program, report = decompose(self.module, self.func, self.case, chips, surplus=surplus, strict=strict)
        program.verify()
        return program, report

    def random_arrays(self, seed: int = 0) -> dict[str, np.ndarray]:
        """Arrays of mixed sign for all arguments."""
        generator = np.random.default_rng(seed)
        return {
            one.name: (generator.standard_normal(one.shape) * 0.5).astype(np.float32) for one in self.case.arguments
        }

    def reference(self, arrays: Arrays) -> dict[str, np.ndarray]:
        """What the function itself computes."""
        results = compile_function(self.func)(*[arrays[one.name] for one in self.case.arguments])
        return {one.name: value for one, value in zip(self.case.results, results, strict=True)}


def parse(text: str) -> ModuleOp:
    """A module from text."""
    return Parser(context(), text).parse_module()


def function_of(module: ModuleOp) -> FuncOp:
    """The first function of a module."""
    return next(op for op in module.body.block.ops if isinstance(op, FuncOp))


@cache
def stored(folder: Path, name: str) -> Layer:
    """The layer of a stored case."""
    module = parse((folder / f"{name}.mlir").read_text(encoding="utf-8"))
    case = Case.load(folder / f"{name}.json")
    if name == "gpt2":
        case = replace(case, tp_plan=GPT2_PLAN)
    return Layer(module, function_of(module), case)


def written(text: str, arguments: Sequence[str], results: Sequence[str], plan: Mapping[str, str] | None) -> Layer:
    """A layer that a person wrote. Arguments with a dot in their names are parameters."""
    module = parse(text)
    func = function_of(module)
    case = Case(
        func.sym_name.data,
        tuple(
            Argument(name, "parameter" if "." in name else "input", shape)
            for name, shape in zip(arguments, _shapes(func.function_type.inputs.data), strict=True)
        ),
        tuple(
            Result(name, shape) for name, shape in zip(results, _shapes(func.function_type.outputs.data), strict=True)
        ),
        None if plan is None else dict(plan),
    )
    return Layer(module, func, case)


def _shapes(types: Sequence[object]) -> list[tuple[int, ...]]:
    return [type.get_shape() for type in types if isinstance(type, TensorType)]


def run(program: ProgramOp, arrays: Arrays) -> dict[str, np.ndarray]:
    """Full arrays in, full arrays out."""
    return ProgramRunner(program).run(arrays)


def error(got: Arrays, want: Arrays) -> float:
    """The largest error of any output, at any position, as a share of the output's largest value."""
    return max(float(np.max(np.abs(got[name] - want[name])) / np.max(np.abs(want[name]))) for name in want)


def check(layer: Layer, chips: int, surplus: Surplus = "refuse") -> tuple[ProgramOp, Report]:
    """Decompose, run on random arrays, and compare with the function itself."""
    program, report = layer.decompose(chips, surplus)
    arrays = layer.random_arrays()
    assert error(run(program, arrays), layer.reference(arrays)) <= TOLERANCE
    return program, report


def tensors(program: ProgramOp) -> dict[str, TensorOp]:
    """The tensors by name."""
    return {op.tensor_name: op for op in program.body.block.ops if isinstance(op, TensorOp)}


def lets(program: ProgramOp) -> list[LetOp]:
    """The statements, in order."""
    return [op for op in program.body.block.ops if isinstance(op, LetOp)]


def collectives(program: ProgramOp) -> list[CollectiveOp]:
    """The collectives, in order."""
    return [op for op in program.body.block.ops if isinstance(op, CollectiveOp)]


def without_collective(program: ProgramOp, place: int) -> ProgramOp:
    """A copy in which the collective number `place` is deleted and its `out` bound to one partial."""
    copy = program.clone()
    collective = collectives(copy)[place].collective
    for op in lets(copy):
        if op.out_names[0] in collective.folds:
            op.detach()
        elif collective.partials[0] in op.out_names:
            tensors(copy)[collective.partials[0]].detach()
            renamed = [collective.out if name == collective.partials[0] else name for name in op.out_names]
            copy.body.block.insert_op_before(LetOp.of(renamed, op.callee_name, op.in_names), op)
            op.detach()
    collectives(copy)[place].detach()
    return copy
