"""The numpy engine against a hand-written numpy of the same layer, at the size of the case and at larger ones.

    python bench/bench_engine.py [--rounds 60]

Both run alternately on the same arrays; medians, and their ratio. The results must agree before anything is timed.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from xdsl.context import Context
from xdsl.dialects import arith, builtin, func, linalg, math, tensor
from xdsl.parser import Parser

sys.path.insert(0, str(Path(__file__).parent))
from hand_numpy import layer
from tp_dialect.interpreter.functions import compile_function

Array = NDArray[Any]
LLAMA = Path(__file__).parent.parent / "test" / "cases" / "llama.mlir"
SIZES = ((1, 6), (2, 6), (2, 64), (4, 1), (4, 32), (4, 128))
"""Factor on heads and head size (so its square on the hidden size), and tokens."""


def enlarge(text: str, factor: int, tokens: int) -> str:
    """The exported layer at another size: shapes, slices, and the two constants that depend on sizes."""
    square = factor * factor
    size = {4: 4 * factor, 8: 8 * factor, 16: 16 * factor, 6: tokens}
    size |= {64: 64 * square, 128: 128 * square, 256: 256 * square}

    def numbers(match: re.Match[str]) -> str:
        return re.sub(r"(?<![\w.])\d+(?=x|,|>|$)|(?<=x)\d+(?=x)", lambda n: str(size.get(int(n[0]), n[0])), match[0])

    text = re.sub(r"(?<=tensor<)(\d+x)+", numbers, text)
    text = re.sub(r"array<i64: [\d, ]+>", numbers, text)
    text = text.replace("1.280000e+02 : f32", f"{128.0 * square:e} : f32")
    return text.replace("2.500000e-01 : f32", f"{(16 * factor) ** -0.5:.17e} : f32")


def parse_layer(text: str) -> func.FuncOp:
    context = Context()
    for dialect in (builtin.Builtin, func.Func, arith.Arith, math.Math, tensor.Tensor, linalg.Linalg):
        context.load_dialect(dialect)
    module = Parser(context, text).parse_module()
    module.verify()
    return next(op for op in module.ops if isinstance(op, func.FuncOp))


def arguments(function: func.FuncOp) -> list[Array]:
    """Arrays of mixed sign; a causal mask; weights small enough that activations keep their scale."""
    generator = np.random.default_rng(0)
    arrays: list[Array] = []
    for kind in function.function_type.inputs:
        assert isinstance(kind, builtin.TensorType)
        shape = kind.get_shape()
        scale = shape[-1] ** -0.5 if len(shape) == 2 else 1.0
        arrays.append((generator.standard_normal(shape) * scale).astype(np.float32))
    arrays[3] = np.triu(np.full(arrays[3].shape, -1e9, np.float32), 1)
    return arrays


def by_hand(arrays: list[Array], dim: int) -> Callable[[], Array]:
    names = ("q", "k", "v", "o", "gate", "up", "down", "input_norm", "post_norm")
    weights = dict(zip(names, arrays[4:], strict=True))
    return lambda: layer(arrays[0], arrays[1][:, None], arrays[2][:, None], arrays[3], weights, dim, 1e-5)


def alternate(first: Callable[[], object], second: Callable[[], object], rounds: int) -> tuple[float, float]:
    """Median seconds of one call of each, measured in turns; several calls a turn when they are short."""
    start = time.perf_counter()
    first()
    calls = max(1, int(2e-3 / (time.perf_counter() - start)))
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for function, taken in zip((first, second), times, strict=True):
            start = time.perf_counter()
            for _ in range(calls):
                function()
            taken.append((time.perf_counter() - start) / calls)
    return statistics.median(times[0]), statistics.median(times[1])


def measure(factor: int, tokens: int, rounds: int) -> str:
    function = parse_layer(enlarge(LLAMA.read_text(), factor, tokens))
    arrays = arguments(function)
    start = time.perf_counter()
    compiled = compile_function(function)
    compiling = time.perf_counter() - start
    hand = by_hand(arrays, 16 * factor)
    want, got = hand(), compiled(*arrays)[0]
    error = float(np.abs(got - want).max() / np.abs(want).max())
    if not error < 1e-5:
        raise SystemExit(f"the engine and the hand-written layer differ by {error}")
    engine_time, hand_time = alternate(lambda: compiled(*arrays), hand, rounds)
    hidden = 128 * factor * factor
    figures = f"{engine_time * 1e6:10.1f} {hand_time * 1e6:10.1f} {engine_time / hand_time:6.2f}"
    return f"{hidden:6} {tokens:6} {figures} {compiling * 1e3:8.1f} {error:9.1e}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    rounds: int = parser.parse_args().rounds
    print("hidden tokens  engine us    hand us  ratio  compile ms  error")
    for factor, tokens in SIZES:
        print(measure(factor, tokens, rounds), flush=True)


if __name__ == "__main__":
    main()
