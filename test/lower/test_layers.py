"""Every statement function of every real layer: its kernel computes the same, and every contraction of it streams."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir.affine import AffineDimExpr
from xdsl.parser import Parser

from tp_dialect.kernel import ComputeOp, KernelOp
from tp_dialect.program_index import programs_of
from tp_passes.decompose import DecomposePass
from tp_passes.lower import kernel_of
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
PLANS = {"gpt2": "gpt2_planned"}
"""The plan of a layer that has none of its own."""

LAYERS = sorted(path.stem for path in CASES.glob("*.mlir"))
PAGES = ((4, 4), (16, 16), (32, 32), (3, 5))


@cache
def statement_functions(layer: str, chips: int) -> list[FuncOp]:
    """The functions of a layer's statements on so many chips, each body once."""
    module = Parser(context(), (CASES / f"{layer}.mlir").read_text(encoding="utf-8")).parse_module()
    plan = str(CASES / f"{PLANS.get(layer, layer)}.json")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        DecomposePass(chips=chips, plan=plan).apply(context(), module)
    program = next(programs_of(module))
    return [op for op in program.body.block.ops if isinstance(op, FuncOp)]


@pytest.mark.parametrize("layer", LAYERS)
def test_the_kernels_of_a_layer_compute_what_its_functions_do(agree: Callable[..., KernelOp], layer: str) -> None:
    """On two chips; the functions take turns with pages, large and small, dividing and ragged."""
    functions = statement_functions(layer, 2)
    assert len(functions) > 20
    for number, function in enumerate(functions):
        agree(function, PAGES[number % 4], seed=number)


@pytest.mark.parametrize("page", [(16, 16), (32, 32)], ids=str)
@pytest.mark.parametrize("layer", LAYERS)
def test_every_contraction_of_a_layer_streams(layer: str, page: tuple[int, ...]) -> None:
    """Its body stands in a compute that folds, over two pages or more."""
    kernels = [kernel_of(function, "k", page) for function in statement_functions(layer, 2)]
    computes = [op for kernel in kernels for op in kernel.walk() if isinstance(op, ComputeOp)]
    contracting = [op for op in computes if any(contracts(inner) for inner in op.body.walk())]
    assert len(contracting) >= 4
    for compute in contracting:
        nest = compute.parent_op()
        assert compute.folded
        assert all(nest.dim_sizes[dim] > 1 for dim in compute.folded)  # pyright: ignore


def contracts(op: object) -> bool:
    """Whether an operation sums over a dimension of two operands."""
    if not isinstance(op, GenericOp):
        return False
    reduced = [n for n, kind in enumerate(op.iterator_types.data) if kind.data == IteratorType.REDUCTION]
    maps = [map.data.results for map in op.indexing_maps.data[: len(op.inputs)]]
    return any(sum(uses(results, loop) for results in maps) > 1 for loop in reduced)


def uses(results: Sequence[object], loop: int) -> bool:
    return AffineDimExpr(loop) in results


def test_a_whole_layer_is_one_kernel_too(agree: Callable[..., KernelOp]) -> None:
    """The exporter's function as it is: nine contractions, of which seven have a nest of their own."""
    module = Parser(context(), (CASES / "llama.mlir").read_text(encoding="utf-8")).parse_module()
    function = next(op for op in module.walk() if isinstance(op, FuncOp))
    kernel = agree(function, (16, 16))
    folding = [
        [stage for stage in nest.stages if isinstance(stage, ComputeOp) and stage.folded] for nest in kernel.nests
    ]
    assert [len(stages) for stages in folding if stages] == [1, 1, 1, 1, 1, 1, 2, 1]
