"""Bytes read and speed of the loaders: pieces for one of N chips, cut by rows and by columns, next to the whole file.

    python bench/bench_loaders.py                     a file of random numbers for each format, 64 MiB of them
    python bench/bench_loaders.py MODEL.gguf ...      each tensor of a real file

`read` is what the loader touched as a share of the pieces; `disk` what the system fetched for it from a file that was
not in memory (where the system tells: Linux, and a real disk), read-ahead and whole pages included.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import gguf
import numpy as np

from tp_dialect.loaders import Weights, save_safetensors
from tp_dialect.loaders.pieces import Read
from tp_dialect.manifest import Slice

MEBIBYTE = 1 << 20
CHIPS = 4


def fetched() -> int:
    """Bytes that this process had the system fetch from disk so far."""
    try:
        lines = Path("/proc/self/io").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("read_bytes"))


def forget(path: Path) -> None:
    """Have the system drop a file from memory."""
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def measure(path: Path, load: Callable[[Weights], None], cold: bool) -> tuple[float, list[Read], int]:
    """Seconds, what was read, and bytes from disk."""
    if cold:
        forget(path)
    weights, before = Weights.open([path]), fetched()
    started = time.perf_counter()
    load(weights)
    return time.perf_counter() - started, list(weights.reads.values()), fetched() - before


def pieces(weights: Weights, axis: int) -> list[Slice]:
    """Chip 1's piece of every matrix that can be cut in whole blocks."""
    found: list[Slice] = []
    for name in weights.checkpoint.names:
        shape, granule = weights.stored(name).shape, weights.granule(name)
        if len(shape) == 2 and shape[axis] // granule[axis] >= CHIPS:
            length = shape[axis] // granule[axis] // CHIPS * granule[axis]
            found.append(Slice(name, shape, axis, ((length, length),)))
    return found


def load_pieces(axis: int) -> Callable[[Weights], None]:
    """Loads chip 1's pieces."""

    def load(weights: Weights) -> None:
        for piece in pieces(weights, axis):
            weights.piece(piece)

    return load


def load_whole(weights: Weights) -> None:
    """Loads everything."""
    for name in weights.checkpoint.names:
        weights.full(name)


def table(paths: Sequence[Path]) -> None:
    """One line a file and way of loading."""
    print(f"{'file':34} {'what':10} {'MiB':>8} {'read':>6} {'disk':>6} {'cold MiB/s':>11} {'warm MiB/s':>11}")
    for path in paths:
        for what, load in (("whole", load_whole), ("rows", load_pieces(0)), ("columns", load_pieces(1))):
            cold, reads, disk = measure(path, load, cold=True)
            warm = min(measure(path, load, cold=False)[0] for _ in range(3))
            wanted = sum(one.wanted for one in reads)
            size, share = wanted / MEBIBYTE, sum(one.read for one in reads) / wanted
            print(
                f"{path.name[-34:]:34} {what:10} {size:8.1f} {share:6.3f} {disk / wanted:6.2f}"
                f" {size / cold:11.0f} {size / warm:11.0f}"
            )


def made_files(folder: Path) -> list[Path]:
    """A file for each format."""
    array = np.random.default_rng(0).normal(size=(4, 2048, 2048)).astype(np.float32)
    paths = [folder / "f32.safetensors"]
    save_safetensors(paths[0], {f"w{number}": one for number, one in enumerate(array)})
    for form in ("F16", "BF16", "Q8_0", "Q4_0", "Q4_1"):
        kind = gguf.GGMLQuantizationType[form]
        writer = gguf.GGUFWriter(str(folder / f"{form}.gguf"), "test")
        for number, one in enumerate(array):
            writer.add_tensor(f"w{number}", gguf.quantize(one, kind), raw_dtype=kind)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        paths.append(folder / f"{form}.gguf")
    return paths


def main() -> None:
    """The table."""
    given = [Path(name) for name in sys.argv[1:]]
    if given:
        table(given)
        return
    with tempfile.TemporaryDirectory() as name:
        table(made_files(Path(name)))


if __name__ == "__main__":
    main()
