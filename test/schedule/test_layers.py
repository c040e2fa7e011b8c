"""Real layers on targets: every kernel is placed, fits, and runs engine by engine to the numbers of the sections."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tp_dialect.choreography import page_bytes
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.kernel import KernelOp
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.stages import buffer_of
from tp_dialect.targets import target_of

CASES = Path(__file__).resolve().parents[1] / "cases"
TRIED = [
    *[("llama", chips, target) for chips in (1, 2, 3, 4) for target in ("small", "large")],
    ("bert", 3, "small"),
    ("bert", 4, "large"),
    ("mixtral", 2, "small"),
    ("mixtral", 4, "large"),
    ("llama_decode", 2, "small"),
    ("phi3", 4, "large"),
]


Compiled = Callable[[str, int, str], ProgramOp]


def map_end(kernel: KernelOp) -> int:
    """Where the memory map of a kernel ends."""
    made = [stage for nest in kernel.nests for stage in nest.stages if stage.results]
    return max(max(stage.addresses or ()) + page_bytes(buffer_of(stage.results[0])) for stage in made)


@pytest.mark.parametrize(("name", "chips", "target"), TRIED)
def test_engines_reach_the_numbers_of_the_sections(compiled: Compiled, name: str, chips: int, target: str) -> None:
    """But for the order inside a product; what is in use at once stays within the memory map."""
    program = compiled(name, chips, target)
    recorded = dict(np.load(CASES / f"{name}.npz"))
    sections = ProgramRunner(program, "phases").run(recorded)
    runner = ProgramRunner(program, "schedule")
    results = runner.run(recorded, seed=1)
    for key, got in results.items():
        scale = np.abs(recorded[key]).max()
        assert np.abs(got - sections[key]).max() <= 1e-6 * scale
        assert np.abs(got - recorded[key]).max() <= 1e-5 * scale
    counts = runner.counts
    assert counts is not None
    ends = [map_end(kernel) for kernel in ProgramIndex.of(program).kernels.values()]
    assert 0 < counts.peak <= max(ends) <= target_of(target).memory
    assert (counts.link_bytes > 0) == (chips > 1)


def test_work_is_dealt_to_all_sites_where_there_is_enough(compiled: Compiled) -> None:
    """A projection of eight columns of pages keeps all four sites of the small target busy, two columns each."""
    kernels = ProgramIndex.of(compiled("llama", 2, "small")).kernels
    nest = next(iter(kernels["contract_k"].nests))
    assert nest.split_dims == ("n",)
    assert nest.workers is not None
    assert [worker.count for worker in nest.workers.data] == [2, 2, 2, 2]


def test_steps_are_those_of_the_nests(compiled: Compiled) -> None:
    """The compute engines of a program do what its sections' stages ask for, no more and no less."""
    program = compiled("llama", 1, "small")
    runner = ProgramRunner(program, "schedule")
    runner.run(dict(np.load(CASES / "llama.npz")))
    counts = runner.counts
    assert counts is not None
    # q, o: 16 x 16 pages; k, v: 8 x 16; gate, up: 32 x 16; down: 16 x 32: the contractions alone.
    assert counts.steps["compute"] > 2 * 256 + 2 * 128 + 3 * 512
    assert counts.pages == counts.steps["reader"] + counts.steps["writer"]
