"""Every rank compiles for itself, so compiling is the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PRINT = "import sys, rank_jobs; print(rank_jobs.compiled(sys.argv[1], 2, 'relay'))"


@pytest.mark.parametrize("layer", ["bert", "mixtral"])
def test_two_processes_compile_the_same_program(layer: str) -> None:
    """To the letter, whatever order the sets of a process have: hashes and addresses differ from process to process."""
    programs = {
        subprocess.run(
            [sys.executable, "-c", PRINT, layer],
            env={**os.environ, "PYTHONPATH": str(HERE), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "123"
    }
    assert len(programs) == 1
    assert "tp.chip" in programs.pop()
