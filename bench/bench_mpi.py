"""One token through a decoder layer on two ranks, next to PyTorch DTensor on gloo for the same layer.

    python bench/bench_mpi.py [--steps 300] [--torch PYTHON]

The layer has hidden 1024, 16 heads and 8 kv heads of 64, ffn 3072, and a cache of 128 positions; a step's result is the
next step's input. Every rank has one thread. The runs take turns, and of each kind the median of its medians counts.
`--torch` names the Python that has torch, by default this one; without torch the table has no such line.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.ranks.runner import RankRunner
from tp_dialect.interpreter.ranks.session import RankSession
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.program_index import programs_of
from tp_passes.compile import CompilePass
from tp_tools.ranks import add_engine_options, on_ranks
from tp_tools.shell import context, guarded, read_module

HERE = Path(__file__).resolve().parent
LAYER = HERE / "layers" / "decode_1024"
RANKS = 2
WARM_UP = 30
ROUNDS = 3
KINDS = {
    "source level, ordered": ("--level", "source"),
    "source level, fast": ("--level", "source", "--reduction", "fast"),
    "phases, pages of 32": ("--level", "phases"),
    "phases, pages of 128": ("--level", "phases", "--page", "128"),
}


def timed(options: argparse.Namespace, world: World) -> int:
    """One run on this rank; rank 0 prints its result as a line of JSON."""
    case, ctx = Case.load(f"{LAYER}.json"), context()
    module = read_module(f"{LAYER}.mlir", ctx)
    CompilePass(chips=world.size, plan=f"{LAYER}.json", page=(options.page, options.page)).apply(ctx, module)
    program = next(programs_of(module))
    arrays = inputs(case)
    runner = RankRunner(program, options.level, world, options.reduction == "fast")
    session = RankSession(runner, arrays, {"new_key": "key", "new_value": "value"})
    x = arrays["x"] if world.rank == 0 else None
    seconds: list[float] = []
    for step in range(WARM_UP + options.steps):
        begin = time.perf_counter()
        session.give_from_root("x", x)
        session.run()
        x = session.value("y")
        if step >= WARM_UP:
            seconds.append(time.perf_counter() - begin)
    if x is not None:
        print(json.dumps({"median": statistics.median(seconds), "y": float(np.abs(x).max())}), flush=True)
    return 0


def inputs(case: Case) -> dict[str, np.ndarray]:
    """Numbers of mixed sign; the token stands at position 5."""
    random = np.random.default_rng(5)
    arrays = {one.name: random.standard_normal(one.shape, np.float32) * np.float32(0.02) for one in case.arguments}
    for name, array in arrays.items():
        if name.endswith("layernorm.weight"):
            np.add(array, 1, out=array)
    there = np.arange(128)
    arrays["at"] = (there == 5).reshape(1, 1, -1, 1)
    arrays["mask"] = np.where(there <= 5, 0, np.finfo(np.float32).min).astype(np.float32).reshape(1, 1, 1, -1)
    return arrays


def environment() -> dict[str, str]:
    """One thread for each rank."""
    return {**os.environ, **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")}


def measured(command: list[str]) -> dict[str, float]:
    """The last line of a run's output, as JSON."""
    done = subprocess.run(command, text=True, capture_output=True, check=False, env=environment(), cwd=HERE)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)}\n{done.stderr}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def has_torch(python: str) -> bool:
    """Whether that Python has torch."""
    return subprocess.run([python, "-c", "import torch"], capture_output=True, check=False).returncode == 0


def table(options: argparse.Namespace) -> int:
    """Run all kinds in turn and print their step times, and the ratio to DTensor's."""
    steps = ["--steps", str(options.steps)]
    commands = {
        name: [sys.executable, "-m", "bench_mpi", "--engine", "mpi", "--ranks", str(RANKS), *steps, *more]
        for name, more in KINDS.items()
    }
    if has_torch(options.torch):
        commands["PyTorch DTensor on gloo"] = [options.torch, "dtensor_layer.py", *steps]
    results: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            results[name].append(measured(command))
    medians = {name: statistics.median(one["median"] for one in found) for name, found in results.items()}
    other = medians.get("PyTorch DTensor on gloo")
    for name, seconds in medians.items():
        ratio = "" if other is None else f"{seconds / other:8.2f} of DTensor's"
        print(f"{name:28}{seconds * 1e3:9.3f} ms a step{ratio}")
    if other is None:
        print(f"{options.torch} has no torch: nothing to compare with (--torch PYTHON)")
    return 0


def main() -> int:
    """The table, or one rank of a run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--torch", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--level", default="source")
    parser.add_argument("--page", type=int, default=32)
    add_engine_options(parser.add_argument)
    options = parser.parse_args()
    if options.engine == "mpi":
        return guarded(lambda: on_ranks("bench_mpi", options, lambda world: timed(options, world)))
    return table(options)


if __name__ == "__main__":
    sys.exit(main())
