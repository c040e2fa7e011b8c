"""A real model, its layer one program: the tokens that the unsharded model gives, on one chip, on three, on ranks.

All 24 recorded tokens of both prompts, on more levels: `tp-generate --check`, as the README says.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tp_tools.generate import WHEEL

ROOT = Path(__file__).resolve().parents[2]
LAYER = ROOT / "examples" / "smollm2"
RECORDED = ROOT / "test" / "cases" / "smollm2_greedy.json"

pytestmark = pytest.mark.skipif(find_spec(WHEEL) is None, reason=f"{WHEEL} is not installed")
needs_mpi = pytest.mark.skipif(find_spec("mpi4py") is None, reason="the extra `mpi` is not installed")


def generated(prompt: str, *options: str) -> subprocess.CompletedProcess[str]:
    """What the command prints, compared with the recorded tokens."""
    command = [sys.executable, "-m", "tp_tools.generate", str(LAYER / "decode.mlir"), "--plan"]
    return subprocess.run(
        [*command, str(LAYER / "decode.json"), "--prompt", prompt, "--check", str(RECORDED), *options],
        text=True,
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="unsharded"),
        pytest.param(("--chips", "1", "--level", "source"), id="one chip"),
        pytest.param(("--chips", "3"), id="three chips"),
        pytest.param(("--chips", "3", "--engine", "mpi", "--ranks", "3"), id="three ranks", marks=needs_mpi),
    ],
)
def test_the_capital_of_france(options: tuple[str, ...]) -> None:
    """The same tokens wherever the layers run."""
    done = generated("The capital of France is", "--tokens", "3", *options)
    assert done.returncode == 0, done.stderr
    assert "The capital of France is Paris.\n\n" in done.stdout
    assert "the 3 tokens are those expected" in done.stdout


def test_another_continuation_is_seen(tmp_path: Path) -> None:
    """The check can fail: exit status 1, naming both tokens."""
    other = tmp_path / "other.json"
    other.write_text(RECORDED.read_text(encoding="utf-8").replace("7042", "260"), encoding="utf-8")
    done = generated("The capital of France is", "--tokens", "1", "--check", str(other))
    assert done.returncode == 1
    assert "token 0: expected 260 ` the`, got 7042 ` Paris`" in done.stdout
