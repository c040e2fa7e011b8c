"""`--engine mpi`: one rank per chip, started by an MPI launcher: by a person's `mpiexec -n N`, or by `--ranks N`.

With `--ranks` the command starts itself again under the launcher, and holds the hub of the ranks' lifelines: it tells
what the ranks say last, whatever the launcher does with their output.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tp_dialect.errors import TpError
from tp_dialect.interpreter.ranks.lifeline import LOOPBACK, Hub
from tp_dialect.interpreter.ranks.world import LIFELINE, PATIENCE, World, launched_rank
from tp_tools.shell import error_text

STARTS_ITS_OWN = ("--ranks", "--launcher")
"""Options of the command that starts the ranks, which the ranks do not see."""

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""How the libraries below numpy are told how many threads to use."""


def add_engine_options(add: Callable[..., Any]) -> None:
    """The options of running on several processes."""
    add("--engine", choices=("numpy", "mpi"), default="numpy", help="numpy: all chips in this process; mpi: a rank per"
        " chip (default: numpy)")  # fmt: skip
    add("--ranks", type=int, metavar="N", help="start N ranks by the launcher (without it: this is one of the ranks)")
    add("--launcher", metavar="COMMAND", help="what starts the ranks (default: the mpiexec beside Python, else on the"
        " PATH)")  # fmt: skip
    add("--reduction", choices=("ordered", "fast"), default="ordered", help="ordered: left to right in chip order, to"
        " the same bits as the numpy engine; fast: the MPI library's own (default: ordered)")  # fmt: skip
    add("--patience", type=float, default=PATIENCE, metavar="SECONDS", help="how long a rank waits for another one"
        f" (default: {PATIENCE:.0f})")  # fmt: skip


def check_engine_options(options: argparse.Namespace) -> None:
    """Refuse options that make no sense together: `TP633`."""
    if options.engine == "numpy":
        for name, default in (("ranks", None), ("launcher", None), ("reduction", "ordered")):
            if getattr(options, name) != default:
                raise TpError("TP633", f"--{name} belongs to --engine mpi")
    if options.ranks is not None and options.ranks < 1:
        raise TpError("TP633", f"--ranks: expected at least 1, got {options.ranks}")
    if options.launcher is not None and options.ranks is None:
        raise TpError("TP633", "--launcher starts the ranks, and nobody says how many", "give --ranks N")
    if not options.patience > 0:
        raise TpError("TP633", f"--patience: expected more than 0 seconds, got {options.patience}")


def on_ranks(module: str, options: argparse.Namespace, body: Callable[[World], int]) -> int:
    """Run `body` as one of the ranks, or start the ranks, each as `python -m module` with this command's arguments.

    An error on one rank ends all.
    """
    if options.ranks is not None and launched_rank() is None:
        return _launch(module, options)
    world = World(options.patience)
    try:
        if options.ranks is not None and options.ranks != world.size:
            raise TpError("TP672", f"--ranks {options.ranks}, but the launcher has started {world.size} ranks")
        status = body(world)
        sys.stdout.flush()
        world.leave()
    except (Exception, KeyboardInterrupt) as error:
        world.fail(error_text(error))
    return status


def rank_arguments(arguments: Sequence[str]) -> list[str]:
    """The arguments of the command without those that only start ranks."""
    kept: list[str] = []
    skip = False
    for argument in arguments:
        name = argument.split("=")[0]
        if skip or name in STARTS_ITS_OWN:
            skip = not skip and "=" not in argument
            continue
        kept.append(argument)
    return kept


def launcher_of(text: str | None) -> list[str]:
    """The launcher's command; `TP671` if there is none."""
    if text is not None:
        command = shlex.split(text)
        if not command or shutil.which(command[0]) is None:
            raise TpError("TP671", f"--launcher: there is no command `{text}`")
        return command
    beside = Path(sys.executable).parent / "mpiexec"
    found = str(beside) if beside.exists() else shutil.which("mpiexec")
    if found is None:
        raise TpError("TP671", "found no mpiexec", "pip install 'tp-dialect[mpi]', or give --launcher")
    return [found, *_without_cleanup(found)]


def _without_cleanup(mpiexec: str) -> list[str]:
    """MPICH's launcher kills all ranks as soon as one is gone, unless it is asked not to: they are to say why."""
    version = subprocess.run([mpiexec, "--version"], capture_output=True, text=True, check=False)
    return ["-disable-auto-cleanup"] if "HYDRA" in version.stdout else []


def _launch(module: str, options: argparse.Namespace) -> int:
    launcher = launcher_of(options.launcher)
    hub = Hub(options.ranks, _tell, LOOPBACK if options.launcher is None else os.uname().nodename)
    environment = {**_thread_shares(options.ranks), **os.environ, LIFELINE: hub.address}
    command = [*launcher, "-n", str(options.ranks), sys.executable, "-m", module, *rank_arguments(sys.argv[1:])]
    try:
        process = subprocess.Popen(command, env=environment)
    except OSError as error:
        raise TpError("TP671", f"the launcher does not start: {error}") from error
    try:
        while process.poll() is None and not hub.join(0.1):
            pass
        return _status(process, hub)
    finally:
        hub.close()
        _end(process)


def _status(process: subprocess.Popen[bytes], hub: Hub) -> int:
    """The exit status, once the ranks have ended or the launcher has."""
    if hub.join(1.0):
        if hub.cause is not None:
            return 1
        return process.wait()
    status = process.wait()
    text = f"the launcher ended with status {status} before the ranks had come to their end"
    raise TpError("TP671", text, "what it printed says why")


def _end(process: subprocess.Popen[bytes]) -> None:
    """The launcher ends with its ranks; if it does not, it is ended."""
    for end in (process.terminate, process.kill):
        try:
            process.wait(2.0)
            return
        except subprocess.TimeoutExpired:
            end()
    process.wait()


def _thread_shares(ranks: int) -> dict[str, str]:
    """Each rank gets its share of the machine, so that their threads do not get in each other's way."""
    share = max(1, (os.cpu_count() or 1) // ranks)
    return {name: str(share) for name in THREADS}


def _tell(rank: int | None, text: str) -> None:
    who = "" if rank is None else f"rank {rank}: "
    print(f"{who}error: {text}", file=sys.stderr, flush=True)
