"""What tp-fuse makes of real layers: statements, functions, kernels and phases before and after, and what it costs.

    python bench/bench_fuse.py [--layers a,b] [--chips 1,2,4] [--copies 1,4,16] [--large-chips 8] [--repeats 3]

The first table has a line per layer and number of chips. `lower` is everything from tp-lower to tp-phase-order, `run`
one run at the level of phases, both in milliseconds, before and after. The second table chains a layer with itself, in
memory, and shows statements per second and the slope of time over statements on logarithmic axes: 1.0 is linear.
"""

from __future__ import annotations

import argparse
import time
import warnings
from pathlib import Path

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from bench_passes import decomposed, exponent, numbers, statements_of, timed
from stack import load, stack
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.phase import PhaseOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.fuse import FusePass
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relocate import RelocatePass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "test" / "cases"
LAYERS = (
    "llama", "llama_smollm", "llama_2l", "llama_bias", "llama_decode", "bert", "phi3", "mixtral", "gpt2",
    "qwen3_next_gdn_recurrent",
)  # fmt: skip
COLUMNS = ("statements", "a chip", "functions", "kernels", "phases", "lower ms", "run ms")


def index_of(module: ModuleOp) -> ProgramIndex:
    """The index of the module's program."""
    return ProgramIndex.of(next(programs_of(module)))


def figures(module: ModuleOp, arrays: dict[str, np.ndarray], repeats: int) -> list[float]:
    """The columns of a program at level 1, which is brought to phases."""
    index = index_of(module)
    chip = index.chip_count - 1
    own = sum(index.chip_of.get(one.out_names[0], chip if chip == 0 else None) == chip for one in index.statements)
    before = [len(index.statements), own, len(index.functions)]
    lowering = 0.0
    for one in (LowerPass(), RelocatePass(), AllreducePass(), PhaseOrderPass()):
        lowering += timed(one.apply, context(), module)
    index = index_of(module)
    phases = sum(isinstance(line, PhaseOp) for line in index.lines)
    runner = ProgramRunner(index.program)
    runner.run(arrays)
    running = min(_seconds(runner, arrays) for _ in range(repeats))
    return [*before, len(index.kernels), phases, lowering * 1000, running * 1000]


def _seconds(runner: ProgramRunner, arrays: dict[str, np.ndarray]) -> float:
    started = time.perf_counter()
    runner.run(arrays)
    return time.perf_counter() - started


def layer_line(name: str, chips: int, repeats: int) -> str:
    """A layer before and after."""
    module, case = load(CASES, name)
    if case.tp_plan is None:
        case = Case.load(CASES / f"{name}_planned.json")
    arrays = dict(np.load(CASES / f"{name}.npz"))
    program, _ = decomposed(module, case, chips)
    fused = program.clone()
    seconds = timed(FusePass().apply, context(), fused)
    pairs = zip(figures(program, arrays, repeats), figures(fused, arrays, repeats), strict=True)
    cells = "".join(f"{f'{before:.0f} > {after:.0f}':>14}" for before, after in pairs)
    return f"{f'{name} x{chips}':<28}{cells}{seconds * 1000:>9.0f}"


def growth(name: str, copies: list[int], chips: int) -> None:
    """Statements per second of tp-fuse on a layer chained with itself."""
    module, case = load(CASES, name)
    timings: list[tuple[int, float]] = []
    for count in copies:
        program, _ = decomposed(*stack(module, case, count), chips)
        before = statements_of(program)
        timings.append((before, timed(FusePass().apply, context(), program)))
        speed = before / timings[-1][1] / 1000
        print(f"{name} x{count} on {chips} chips: {before} > {statements_of(program)}, {speed:.1f} thousand/s")
    print(f"exponent {exponent(timings):.2f}")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", default=",".join(LAYERS), help="cases of test/cases (default: all)")
    parser.add_argument("--chips", type=numbers, default=[1, 2, 4], help="numbers of chips (default: 1,2,4)")
    parser.add_argument("--copies", type=numbers, default=[1, 4, 16], help="copies of llama (default: 1,4,16)")
    parser.add_argument("--large-chips", type=int, default=8, help="chips of the copies (default: 8)")
    parser.add_argument("--repeats", type=int, default=3, help="the best of so many runs is shown (default: 3)")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"{'before > after':<28}{''.join(f'{name:>14}' for name in COLUMNS)}{'fuse ms':>9}")
    for name in options.layers.split(","):
        for chips in options.chips:
            if name == "llama_smollm" and chips > 3:
                continue  # three key heads
            print(layer_line(name, chips, options.repeats), flush=True)
    growth("llama", options.copies, options.large_chips)


if __name__ == "__main__":
    main()
