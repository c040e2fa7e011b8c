"""Several steps with a state that is updated in place: what one step leaves is what the next one begins with."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser

from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.relay import RelayRunner
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import programs_of
from tp_passes.link_points import LinkPointsPass
from tp_passes.relay import RelayPass
from tp_passes.split import SplitPass
from tp_tools.shell import context

FUNCTIONS = """
  func.func @append(%cache: tensor<3x4xf32>, %new: tensor<1x4xf32>) -> tensor<3x4xf32> {
    %old = tensor.extract_slice %cache[1, 0] [2, 4] [1, 1] : tensor<3x4xf32> to tensor<2x4xf32>
    %all = tensor.concat dim(0) %old, %new : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
    func.return %all : tensor<3x4xf32>
  }
  func.func @scale(%x: tensor<1x4xf32>, %w: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %y = arith.mulf %x, %w : tensor<1x4xf32>
    func.return %y : tensor<1x4xf32>
  }
  func.func @read(%cache: tensor<3x4xf32>, %q: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %a = tensor.extract_slice %cache[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %b = tensor.extract_slice %cache[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %p = arith.mulf %a, %q : tensor<1x4xf32>
    %s = arith.subf %p, %b : tensor<1x4xf32>
    func.return %s : tensor<1x4xf32>
  }
  func.func @plus(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %s = arith.addf %a, %b : tensor<1x4xf32>
    func.return %s : tensor<1x4xf32>
  }
"""


def attention(chips: int) -> ProgramOp:
    """Every chip appends to its piece of a cache and reads it; all read a replicated counter that is updated twice."""
    tensors = ["tp.tensor @x : tensor<1x4xf32> input", "tp.tensor @y : tensor<1x4xf32> output"]
    tensors += ["tp.tensor @count : tensor<1x4xf32> state"]
    lines = ["tp.let @count = @plus(@count, @x)"]
    for chip in range(chips):
        cut = f'slice "cache"[3, {4 * chips}] axis 1 [{4 * chip}:4]'
        tensors += [f"tp.tensor @cache_c{chip} : tensor<3x4xf32> state chip {chip} {cut}"]
        cut = f'slice "w"[1, {4 * chips}] axis 1 [{4 * chip}:4]'
        tensors += [f"tp.tensor @w_c{chip} : tensor<1x4xf32> weight chip {chip} {cut}"]
        tensors += [f"tp.tensor @k_c{chip} : tensor<1x4xf32> temp chip {chip}"]
        tensors += [f"tp.tensor @p_c{chip} : tensor<1x4xf32> temp chip {chip}"]
        lines += [f"tp.let @k_c{chip} = @scale(@count, @w_c{chip})"]
        lines += [f"tp.let @cache_c{chip} = @append(@cache_c{chip}, @k_c{chip})"]
        lines += [f"tp.let @p_c{chip} = @read(@cache_c{chip}, @x)"]
    folds = [*[f"f{number}" for number in range(1, chips - 1)], "y"]
    tensors += [f"tp.tensor @{fold} : tensor<1x4xf32> temp" for fold in folds[:-1]]
    so_far = "p_c0"
    for number, fold in enumerate(folds, 1):
        lines += [f"tp.let @{fold} = @plus(@{so_far}, @p_c{number})"]
        so_far = fold
    partials = ", ".join(f"@p_c{chip}" for chip in range(chips))
    lines += ["tp.let @count = @plus(@count, @y)"]
    lines += [f"tp.collective sum @y = ({partials}) folds [{', '.join('@' + fold for fold in folds)}]"]
    text = "\n".join([f"tp.program @step chips {chips} {{", FUNCTIONS, *tensors, *lines, "}"])
    module = Parser(context(), text).parse_module()
    module.verify()
    return next(programs_of(module))


def relayed(program: ProgramOp, spine: str) -> RelayRunner:
    module = ModuleOp([program.clone()])
    for one in (SplitPass(spine=spine), LinkPointsPass(), RelayPass()):
        one.apply(context(), module)
        module.verify()
    return RelayRunner(next(programs_of(module)))


def by_hand(arrays: dict[str, np.ndarray], chips: int) -> dict[str, np.ndarray]:
    """One unsharded step."""
    x, count = arrays["x"], arrays["count"] + arrays["x"]
    cache = np.concatenate([arrays["cache"][1:], np.tile(count, chips) * arrays["w"]])
    read = cache[:1] * np.tile(x, chips) - cache[2:]
    y = read.reshape(chips, 4).sum(axis=0, keepdims=True)
    return {"y": y, "count": count + y, "cache": cache}


@pytest.mark.parametrize("spine", ["root", "everywhere"])
@pytest.mark.parametrize("chips", [2, 3, 4])
def test_a_cache_and_a_counter_go_from_step_to_step(chips: int, spine: str) -> None:
    """Four steps, each beginning with what the one before left: equal to one memory bit for bit, and to numpy."""
    generator = np.random.default_rng(chips)
    program = attention(chips)
    runners = [ProgramRunner(program), relayed(program, spine)]
    arrays = {
        "w": generator.standard_normal((1, 4 * chips)).astype(np.float32),
        "cache": generator.standard_normal((3, 4 * chips)).astype(np.float32),
        "count": generator.standard_normal((1, 4)).astype(np.float32),
    }
    states = [dict(arrays) for _ in runners]
    hand = dict(arrays)
    for step in range(4):
        x = generator.standard_normal((1, 4)).astype(np.float32)
        results = [runner.run({**state, "x": x}, step) for runner, state in zip(runners, states, strict=True)]
        wanted = by_hand({**hand, "x": x}, chips)
        for name, array in results[0].items():
            np.testing.assert_array_equal(results[1][name], array, err_msg=name)
            np.testing.assert_allclose(array, wanted[name], rtol=1e-5, atol=1e-5 * np.abs(wanted[name]).max())
        states = [{**state, **result} for state, result in zip(states, results, strict=True)]
        hand.update(wanted)


def test_the_counter_is_renamed_and_ends_in_its_own_name() -> None:
    """The version that crosses has a name of its own; the last one does not cross and needs none."""
    index = relayed(attention(2), "root").index
    assert "count.v1" in index.tensors
    assert "count.v2" not in index.tensors
    assert not any(name.startswith("cache_c0.") for name in index.tensors)
