"""How fast the passes are: statements per second, beside xDSL's own parse, verify, clone and print of the same module.

    python bench/bench_passes.py [--layer NAME] [--copies 1,4,16] [--chips 2,4,8] [--sections 30000] [--repeats 3]

The larger programs are built in memory: a real layer chained with itself. Each figure is the best of some repeats, in
one run, so that figures of one table can be compared; absolute ones depend on the machine. The exponent is the slope of
time over statements on logarithmic axes: 1.0 is linear.
"""

from __future__ import annotations

import argparse
import gc
import io
import math
import time
from collections.abc import Callable
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser
from xdsl.printer import Printer

from stack import load, stack
from tp_dialect.frontends.case import Case
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.decompose import decompose
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relocate import RelocatePass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "test" / "cases"

Timing = tuple[int, float]
"""How many statements, and how many processor seconds they took."""


def timed(work: Callable[..., object], *arguments: object) -> float:
    """Processor seconds of one call, with the garbage of earlier ones out of the way."""
    gc.collect()
    started = time.process_time()
    work(*arguments)
    return time.process_time() - started


def decomposed(module: ModuleOp, case: Case, chips: int) -> tuple[ModuleOp, float]:
    """A module with the program alone, and how long the decomposition took."""
    function = next(op for op in module.body.block.ops if isinstance(op, FuncOp))
    started = time.process_time()
    program, _ = decompose(module, function, case, chips)
    seconds = time.process_time() - started
    return ModuleOp([program]), seconds


def statements_of(module: ModuleOp) -> int:
    """How many statements the module's program has."""
    return len(ProgramIndex.of(next(programs_of(module))).statements)


def measure(module: ModuleOp, case: Case, chips: int, repeats: int) -> dict[str, Timing]:
    """Seconds of every pass on the layer's program, and of xDSL's own walks over it."""
    best: dict[str, float] = {}

    def note(name: str, seconds: float) -> None:
        best[name] = min(seconds, best.get(name, math.inf))

    count = 0
    ctx = context()
    for _ in range(repeats):
        program, seconds = decomposed(module, case, chips)
        count = statements_of(program)
        note("tp-decompose", seconds)
        for one in (LowerPass(), RelocatePass(), AllreducePass(), PhaseOrderPass()):
            note(one.name, timed(one.apply, ctx, program))
        note("xdsl verify", timed(program.verify))
        note("xdsl clone", timed(program.clone))
        text = io.StringIO()
        note("xdsl print", timed(Printer(text).print_op, program))
        note("xdsl parse", timed(Parser(context(), text.getvalue()).parse_module))
    return {name: (count, seconds) for name, seconds in best.items()}


def exponent(timings: list[Timing]) -> float:
    """The slope of time over size between the smallest and the largest program."""
    (few, fast), (many, slow) = min(timings), max(timings)
    return math.log(slow / fast) / math.log(many / few) if many > few else math.nan


def print_table(rows: dict[tuple[int, int], dict[str, Timing]]) -> None:
    """One line per pass, one column per program, statements per second in thousands."""
    columns = list(rows)
    names = list(next(iter(rows.values())))
    head = "".join(f"{f'{copies}x{chips}':>10}" for copies, chips in columns)
    print(f"{'1000 statements/s':<16}{head}{'exponent':>10}")
    for name in names:
        cells = [rows[column][name] for column in columns]
        shown = "".join(f"{count / seconds / 1000:>10.1f}" for count, seconds in cells)
        print(f"{name:<16}{shown}{exponent(cells):>10.2f}")
    counts = "".join(f"{rows[column][names[0]][0]:>10}" for column in columns)
    print(f"{'statements':<16}{counts}")


def numbers(text: str) -> list[int]:
    """`1,4,16` as numbers."""
    return [int(part) for part in text.split(",")]


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layer", default="llama", help="a case of test/cases (default: llama)")
    parser.add_argument("--copies", type=numbers, default=[1, 4, 16], help="copies of the layer (default: 1,4,16)")
    parser.add_argument("--chips", type=numbers, default=[2, 4, 8], help="numbers of chips (default: 2,4,8)")
    parser.add_argument("--sections", type=int, default=30000, help="sections of the large program (default: 30000)")
    parser.add_argument("--repeats", type=int, default=3, help="the best of so many runs is shown (default: 3)")
    options = parser.parse_args()
    layer, case = load(CASES, options.layer)
    rows: dict[tuple[int, int], dict[str, Timing]] = {}
    for chips in options.chips:
        for copies in options.copies:
            module, named = stack(layer, case, copies)
            rows[copies, chips] = measure(module, named, chips, options.repeats)
    print(f"{options.layer}: copies x chips")
    print_table(rows)
    per_layer = rows[min(options.copies), max(options.chips)]["tp-decompose"][0] / min(options.copies)
    copies = max(1, round(options.sections / per_layer))
    module, named = stack(layer, case, copies)
    large = measure(module, named, max(options.chips), 1)
    print(f"\n{options.layer}: {copies} copies on {max(options.chips)} chips")
    print_table({(copies, max(options.chips)): large})


if __name__ == "__main__":
    main()
