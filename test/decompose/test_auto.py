"""Cuts that nobody named, found from the data flow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tp_dialect.errors import TpError
from tp_passes.decompose import decompose

from .support import CASES, LAYERS, TOLERANCE, error, run, stored
from .test_numbers import COLLECTIVES, UNITS
from .text import mlp

KNOWN = [(CASES, name) for name in UNITS] + [(LAYERS, name) for name in COLLECTIVES]


@pytest.mark.parametrize(("folder", "name"), KNOWN, ids=lambda value: value if isinstance(value, str) else "")
def test_the_found_cuts_are_those_of_the_plan(folder: Path, name: str) -> None:
    """The same program, to the letter, from a case without a plan."""
    layer = stored(folder, name)
    by_plan, _ = layer.decompose(2)
    found, _ = decompose(layer.module, layer.func, replace(layer.case, tp_plan=None), 2, auto=True)
    assert str(found) == str(by_plan)


def test_a_block_of_three_products_is_cut_once() -> None:
    """Each weight is cut in one way: the first by column, the second along its contraction, the third not at all."""
    down = """
      %e2 = tensor.empty() : tensor<4x8xf32>
      %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %k = linalg.matmul ins(%a, %w2 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%f2 : tensor<4x8xf32>)
        -> tensor<4x8xf32>
      %l = math.tanh %k : tensor<4x8xf32>
      %m = linalg.matmul ins(%l, %w1 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>)
        -> tensor<4x12xf32>
      %p = tensor.extract_slice %m[0, 0] [4, 8] [1, 1] : tensor<4x12xf32> to tensor<4x8xf32>
    """
    layer = mlp(down=down, plan=None)
    program, report = decompose(layer.module, layer.func, layer.case, 3, auto=True)
    arrays = layer.random_arrays()
    assert error(run(program, arrays), layer.reference(arrays)) <= TOLERANCE
    assert report.collectives == 1


def test_a_function_with_nothing_to_cut_is_refused() -> None:
    """On two chips or more."""
    down = """
      %e2 = tensor.empty() : tensor<4x8xf32>
      %p = tensor.extract_slice %a[0, 0] [4, 8] [1, 1] : tensor<4x12xf32> to tensor<4x8xf32>
    """
    layer = mlp(down=down, plan=None)
    with pytest.raises(TpError, match="no two weights are the halves of a block"):
        decompose(layer.module, layer.func, layer.case, 2, auto=True)
    decompose(layer.module, layer.func, layer.case, 1, auto=True)
