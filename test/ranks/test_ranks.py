"""Programs on an MPI: the same bits as the numpy engine, and an end for all when one ends, within seconds."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(find_spec("mpi4py") is None, reason="the extra `mpi` is not installed")

HERE = Path(__file__).resolve().parent
SECONDS = 10
"""Within which all ranks must have ended once something is wrong."""


def job(name: str, ranks: int, *options: str) -> subprocess.Popen[str]:
    """A job of `rank_jobs` on so many ranks."""
    command = [sys.executable, "-m", "rank_jobs", name, "--engine", "mpi", "--ranks", str(ranks), *options]
    return subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(HERE)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def ended(process: subprocess.Popen[str], seconds: float) -> tuple[int, str, str]:
    """Exit status, output and errors; a process that does not end in time fails the test."""
    try:
        out, errors = process.communicate(timeout=seconds)
    finally:
        process.kill()
    return process.returncode, out, errors


@pytest.mark.parametrize(
    ("ranks", "layers"), [(1, ["llama_decode"]), (2, ["llama_decode", "bert"]), (3, ["llama_smollm"]), (4, ["llama"])]
)
def test_ranks_have_the_bits_of_the_numpy_engine(ranks: int, layers: list[str]) -> None:
    """At every level; and with the library's own reductions, whose order is its own, nearly the same values."""
    status, out, errors = ended(job("equal", ranks, "--layers", *layers), 300)
    assert status == 0, errors
    assert out.count("same bits") == 4 * len(layers)


def test_state_stays_on_its_rank() -> None:
    """Three tokens through a layer with a cache, on three ranks."""
    status, out, errors = ended(job("session", 3), 120)
    assert status == 0, errors
    assert "rank 0: same bits" in out


@pytest.mark.parametrize(("victim", "reduction"), [(0, "ordered"), (1, "ordered"), (2, "fast")])
def test_a_killed_rank_ends_the_others_with_a_message(victim: int, reduction: str, tmp_path: Path) -> None:
    """SIGKILL in mid-step: the others say which rank it was, and nobody is left."""
    process = job("endless", 3, "--folder", str(tmp_path), "--reduction", reduction)
    try:
        pids = _pids(tmp_path, 3, process)
        os.kill(pids[victim], signal.SIGKILL)
        begin = time.monotonic()
        status, _, errors = ended(process, SECONDS)
    finally:
        process.kill()
    assert status == 1
    assert time.monotonic() - begin < SECONDS
    for rank in {0, 1, 2} - {victim}:
        assert f"rank {rank}: error: rank {victim} has died" in errors, errors
    assert not any(_alive(pid) for pid in pids)


def test_a_rank_that_is_killed_under_mpiexec_leaves_nobody(tmp_path: Path) -> None:
    """A person's own mpiexec: the ranks end within seconds, and the status says that something was wrong."""
    launcher = str(Path(sys.executable).parent / "mpiexec")
    if not Path(launcher).exists():
        pytest.skip("no mpiexec beside Python")
    command = [launcher, "-n", "3", sys.executable, "-m", "rank_jobs", "endless", "--engine", "mpi"]
    process = subprocess.Popen(
        [*command, "--folder", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(HERE)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    pids = _pids(tmp_path, 3, process)
    os.kill(pids[1], signal.SIGKILL)
    status, out, errors = ended(process, SECONDS)
    assert status != 0
    assert "died" in errors or "Killed" in out + errors
    assert not any(_alive(pid) for pid in pids)


def _pids(folder: Path, ranks: int, process: subprocess.Popen[str]) -> list[int]:
    """The process numbers of the ranks, once all have come through a step."""
    files = [folder / f"rank{rank}" for rank in range(ranks)]
    for _ in range(1200):
        if all(file.exists() and file.read_text() for file in files):
            time.sleep(0.2)
            return [int(file.read_text()) for file in files]
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.1)
    raise AssertionError("the ranks did not start")


def _alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be collected does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


def test_a_rank_with_another_program_is_refused_before_the_first_step() -> None:
    """Every rank says so: `TP673`, naming the rank."""
    status, _, errors = ended(job("differing", 3), 120)
    assert status == 1
    assert len(re.findall(r"rank \d: error: .*rank 2 holds another program than rank 0 \[TP673\]", errors)) == 3


def test_an_error_on_one_rank_is_told_on_all() -> None:
    """The others stop, and repeat what it was: `TP675`."""
    status, _, errors = ended(job("failing", 3), 60)
    assert status == 1
    assert "rank 1: error: rank one is out of luck" in errors
    for rank in (0, 2):
        assert f"rank {rank}: error: rank 1 stopped: rank one is out of luck [TP675]" in errors


def test_a_rank_that_sends_nothing_is_not_waited_for_for_ever() -> None:
    """After `--patience` seconds: `TP676`, naming both ranks."""
    status, _, errors = ended(job("silent", 2, "--patience", "1"), 60)
    assert status == 1
    assert re.search(r"rank \d has waited 1 s for rank \d \[TP676\]", errors)
