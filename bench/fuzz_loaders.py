"""Loads very many damaged, lying and hostile files: each is loaded or refused, nothing else, in bounded memory.

    python bench/fuzz_loaders.py                      100,000 files
    python bench/fuzz_loaders.py --files 5000 --seed 7

The files are those of the tests (`test/loaders/hostile_files.py`). Shown at the end: how many files met which end, and
by how much the process grew. Any exception that is no refusal stops it, with the smallest file that causes it.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "loaders"))

from checkpoint_files import numbers, write_gguf
from hostile_files import Broken, broken_files, load_everything

from tp_dialect.loaders import save_safetensors

BATCH = 2000
MEBIBYTE = 1 << 20
MOST = 512 * MEBIBYTE
"""Memory that the process may grow by, Hypothesis's own included."""


def sound_files(folder: Path) -> tuple[Broken, ...]:
    """Files to damage."""
    save_safetensors(folder / "m.safetensors", {"w": numbers(3, 5), "layers.0.v": numbers(2)})
    tensors = {"blk.0.attn_q.weight": (numbers(4, 32), "Q8_0"), "blk.0.attn_norm.weight": (numbers(8), "F32")}
    write_gguf(folder / "m.gguf", tensors, "llama", attention__head_count=2)
    return tuple((path.suffix[1:], path.read_bytes()) for path in sorted(folder.iterdir()))


def try_batch(sound: tuple[Broken, ...], folder: Path, number: int, count: int, ends: Counter[str]) -> None:
    """Load `count` files."""

    @seed(number)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(st.data())
    def attempt(data: st.DataObject) -> None:
        ending, content = data.draw(broken_files(sound))
        path = folder / f"hostile.{ending}"
        path.write_bytes(content)
        ends[load_everything(path)] += 1

    attempt()


def main() -> None:
    """Batch after batch, so that no file is near those of the batch before."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    ends: Counter[str] = Counter()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    resource.setrlimit(resource.RLIMIT_AS, (before + 8 * MOST, resource.RLIM_INFINITY))
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sound = sound_files(folder)
        number = options.seed
        while (done := sum(ends.values())) < options.files:
            try_batch(sound, folder, number, min(BATCH, options.files - done), ends)
            number += 1
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - before
    print(f"{sum(ends.values()):,} files in {time.perf_counter() - started:.0f} s, grown by {grown / MEBIBYTE:.0f} MiB")
    for end, count in ends.most_common():
        print(f"  {end:8} {count:8,}")
    if grown > MOST:
        sys.exit(f"error: expected the process to grow by at most {MOST // MEBIBYTE} MiB")


if __name__ == "__main__":
    main()
