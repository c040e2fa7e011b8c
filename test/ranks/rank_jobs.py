"""What tests run on ranks: `python -m rank_jobs equal ...` or `endless ...`, with this folder on PYTHONPATH.

    python -m rank_jobs equal --engine mpi --ranks 3 --layers llama bert --levels source phases relay

With no layers given, all of them: a thorough check for a person.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from xdsl.parser import Parser

from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.interpreter.ranks.runner import RankRunner
from tp_dialect.interpreter.ranks.session import RankSession
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.interpreter.runners import runner_of
from tp_dialect.interpreter.sessions import LocalSession
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import programs_of
from tp_passes.compile import CompilePass
from tp_tools.ranks import add_engine_options, on_ranks
from tp_tools.shell import context, guarded, read_module

LEVELS = ("source", "sections", "phases", "relay")
CASES = Path(__file__).resolve().parents[1] / "cases"
FASTEST = 1e-5
"""How far the library's order of additions may lead, as a share of the largest value."""


def compiled(name: str, chips: int, to: str) -> ProgramOp:
    """A layer's program for `chips` chips."""
    module = Parser(context(), (CASES / f"{name}.mlir").read_text(encoding="utf-8")).parse_module()
    plan = CASES / f"{name}{'_planned' if name == 'gpt2' else ''}.json"
    CompilePass(chips=chips, plan=str(plan), to=to).apply(context(), module)  # pyright: ignore[reportArgumentType]
    return next(programs_of(module))


def layers() -> Iterator[str]:
    """The names of all recorded layers."""
    return (path.stem for path in sorted(CASES.glob("*.npz")))


def equal(options: argparse.Namespace, world: World) -> int:
    """Every layer at every level has the numpy engine's bits; with the library's reductions nearly its values."""
    wrong = 0
    for name in options.layers or layers():
        arrays = dict(np.load(CASES / f"{name}.npz"))
        for level in options.levels:
            program = compiled(name, world.size, "relay" if level == "relay" else "phases")
            source = ProgramRunner(program, "source").run(arrays) if level == "source" else None
            wanted = source or runner_of(program, level).run(arrays, seed=1)
            got = RankRunner(program, level, world).run(arrays)
            near = RankRunner(program, level, world, fast=True).run(arrays)
            if world.rank:
                continue
            same = got.keys() == wanted.keys() and all(got[one].tobytes() == wanted[one].tobytes() for one in wanted)
            close = all(np.abs(near[one] - wanted[one]).max() <= FASTEST * np.abs(wanted[one]).max() for one in wanted)
            print(f"{name} {level} on {world.size}: {'same bits' if same and close else 'DIFFERENT'}", flush=True)
            wrong += not (same and close)
    return int(wrong > 0)


STATE = {"new_key": "key", "new_value": "value"}


def session(options: argparse.Namespace, world: World) -> int:
    """Tokens through a layer whose cache stays on its ranks: the numpy engine's bits at each of them."""
    folder = CASES.parents[1] / "examples" / "smollm2"
    ctx, case = context(), Case.load(str(folder / "decode.json"))
    module = read_module(str(folder / "decode.mlir"), ctx)
    CompilePass(chips=world.size, plan=str(folder / "decode.json")).apply(ctx, module)
    program = next(programs_of(module))
    random = np.random.default_rng(7)
    arrays = {one.name: random.standard_normal(one.shape, np.float32) / 20 for one in case.arguments}
    arrays["at"] = arrays["at"] > 1
    ranked = RankSession(RankRunner(program, "source", world), arrays, STATE)
    local = LocalSession(ProgramRunner(program, "source"), arrays, STATE)
    wrong = 0
    for position in range(3):
        x = random.standard_normal((1, 1, 576), np.float32)
        at = (np.arange(128) == position).reshape(1, 1, -1, 1)
        for one in (ranked, local):
            one.give("at", at)
            one.give_from_root("x", x if world.rank == 0 or one is local else None)
            one.run()
        got, want = ranked.value("y"), local.value("y")
        wrong += world.rank == 0 and (got is None or want is None or got.tobytes() != want.tobytes())
    print(f"rank {world.rank}: {'DIFFERENT' if wrong else 'same bits'}", flush=True)
    return int(wrong > 0)


def endless(options: argparse.Namespace, world: World) -> int:
    """Run for ever; each rank leaves its process number in the folder when it has come through once."""
    runner = RankRunner(compiled("llama", world.size, "phases"), "phases", world, options.reduction == "fast")
    arrays = dict(np.load(CASES / "llama.npz"))
    memory = runner.filled(arrays)
    runner.execute(memory)
    Path(options.folder, f"rank{world.rank}").write_text(str(os.getpid()), encoding="utf-8")
    while True:
        runner.execute(memory)


def differing(options: argparse.Namespace, world: World) -> int:
    """The last rank has another program."""
    last = world.rank == world.size - 1
    program = compiled("llama_bias" if last else "llama", world.size, "phases")
    RankRunner(program, "phases", world)
    return 0


def failing(options: argparse.Namespace, world: World) -> int:
    """Rank 1 meets an error while the others wait for it."""
    if world.rank == 1:
        raise ValueError("rank one is out of luck")
    world.barrier()
    return 0


def dying(options: argparse.Namespace, world: World) -> int:
    """Rank 1 is killed while the others wait for it."""
    if world.rank == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    world.barrier()
    return 0


def silent(options: argparse.Namespace, world: World) -> int:
    """Rank 1 does not send what rank 0 waits for."""
    if world.rank == 1:
        world.receive(0, (1,), np.dtype(np.float32), tag=9)
    world.receive(1, (1,), np.dtype(np.float32), tag=9)
    return 0


JOBS = {
    "equal": equal,
    "session": session,
    "endless": endless,
    "differing": differing,
    "failing": failing,
    "dying": dying,
    "silent": silent,
}


def main() -> int:
    """Start the ranks, or be one."""
    parser = argparse.ArgumentParser()
    parser.add_argument("job", choices=JOBS)
    parser.add_argument("--layers", nargs="*")
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--folder")
    add_engine_options(parser.add_argument)
    options = parser.parse_args()
    return guarded(lambda: on_ranks("rank_jobs", options, lambda world: JOBS[options.job](options, world)))


if __name__ == "__main__":
    sys.exit(main())
