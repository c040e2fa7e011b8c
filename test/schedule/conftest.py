"""Functions and targets for the tests of schedules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from tp_dialect.program import ProgramOp
from tp_dialect.program_index import programs_of
from tp_dialect.target import Target
from tp_dialect.targets import target_of
from tp_passes.compile import CompilePass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"


@pytest.fixture(scope="session")
def compiled() -> Callable[[str, int, str], ProgramOp]:
    """A real layer's program for a number of chips and a target, verified."""

    @cache
    def make(name: str, chips: int, target: str) -> ProgramOp:
        module = Parser(context(), (CASES / f"{name}.mlir").read_text(encoding="utf-8")).parse_module()
        CompilePass(chips=chips, plan=str(CASES / f"{name}.json"), target=target).apply(context(), module)
        module.verify()
        return next(programs_of(module))

    return make


@pytest.fixture
def tight() -> Target:
    """The small target with 1 KiB a site: most of what a layer does has to give up pages there."""
    return replace(target_of("small"), name="tight", memory=1024)


@pytest.fixture
def linear() -> Callable[[int, int, int], FuncOp]:
    """A function: `x w + b` of these sizes."""

    def make(m: int, n: int, k: int) -> FuncOp:
        text = f"""
        func.func @linear(%x: tensor<{m}x{k}xf32>, %w: tensor<{k}x{n}xf32>, %b: tensor<{n}xf32>)
            -> tensor<{m}x{n}xf32> {{
          %zero = arith.constant 0.0 : f32
          %e = tensor.empty() : tensor<{m}x{n}xf32>
          %f = linalg.fill ins(%zero : f32) outs(%e : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
          %p = linalg.matmul ins(%x, %w : tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>)
                             outs(%f : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
          %y = linalg.generic {{
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
            iterator_types = ["parallel", "parallel"]
          }} ins(%p, %b : tensor<{m}x{n}xf32>, tensor<{n}xf32>) outs(%e : tensor<{m}x{n}xf32>) {{
          ^bb0(%a: f32, %c: f32, %o: f32):
            %s = arith.addf %a, %c : f32
            linalg.yield %s : f32
          }} -> tensor<{m}x{n}xf32>
          func.return %y : tensor<{m}x{n}xf32>
        }}"""
        module = Parser(context(), text).parse_module()
        return next(op for op in module.walk() if isinstance(op, FuncOp))

    return make
