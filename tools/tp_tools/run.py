"""`tp-run`: runs a program, or compiles a plain function and runs it, and compares the results.

tp-run layer.mlir --plan layer.json --chips 4 --inputs layer.npz --check layer.npz
tp-run compiled.mlir --inputs layer.npz --level sections --seed 7 --output results.npz
tp-run layer.mlir --plan layer.json --chips 4 --inputs layer.npz --level relay --report --timeline layer.svg
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.arrays import Array, Given
from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.program import LEVELS, ProgramRunner, deepest_level
from tp_dialect.interpreter.ranks.runner import RankRunner
from tp_dialect.interpreter.ranks.world import World
from tp_dialect.interpreter.runners import runner_of
from tp_dialect.loaders import Weights
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.summary import Summary
from tp_dialect.timeline import Timeline
from tp_tools.compare import compare
from tp_tools.draw import FORMATS, draw
from tp_tools.ranks import add_engine_options, check_engine_options, on_ranks
from tp_tools.report import report_lines
from tp_tools.shell import Arrays, chosen_program, context, guarded, read_module
from tp_tools.weights import WeightsAndArrays, add_weights_options, load_lines, source_for, weights_of

if TYPE_CHECKING:
    from tp_passes.decompose import Report

DESCRIPTION = "Run a tp program, or compile a plain function by a plan first, and compare the results."

EPILOG = """A program runs at the deepest level that the file holds, unless --level says a shallower one. A plain
function takes the names of its arguments from --plan; with --chips it is compiled first, without it runs unsharded.
Exit status: 0 right, 1 an error or a result beyond the tolerance."""


def parser() -> argparse.ArgumentParser:
    """The command line of `tp-run`."""
    arguments = argparse.ArgumentParser("tp-run", description=DESCRIPTION, epilog=EPILOG)
    add = arguments.add_argument
    add("file", help="MLIR file with a tp.program, or with a plain function; - is standard input")
    add("--inputs", required=True, metavar="IN.npz", help="arrays by the names of full tensors")
    add_weights_options(add)
    add("--check", metavar="OUT.npz", help="expected results by name; differences are shown, and beyond the tolerance"
        " the exit status is 1")  # fmt: skip
    add("--plan", metavar="CASE.json", help="case file with argument names and the tensor-parallel plan")
    add("--chips", type=int, help="compile the plain function for this many chips first")
    add("--surplus", choices=("refuse", "idle", "replicate"), default="refuse", help="what to do with more chips than"
        " units (default: refuse)")  # fmt: skip
    add("--strict", action="store_true", help="a plan key that matches nothing is an error")
    add("--fuse", action="store_true", help="with --chips: fuse statements before lowering")
    add("--program", metavar="NAME", help="which program to run, where the file holds several")
    add("--function", metavar="NAME", help="which plain function to run or compile (default: the case's)")
    add("--target", metavar="NAME", help="compile for this target: small, large, or a file with a tp.target (default:"
        " none; small for --level schedule)")  # fmt: skip
    add("--level", choices=LEVELS, help="run at this level (default: the deepest that the program holds)")
    add("--spine", choices=("root", "everywhere"), default="root", help="where chip programs run what is replicated"
        " (default: root)")  # fmt: skip
    add("--seed", type=int, help="shuffles the sections within a phase, and the host's steps (default: 0; with"
        " --report and --timeline the order of the program)")  # fmt: skip
    add("--rtol", type=float, default=1e-5, help="tolerance as a share of the largest expected value (default: 1e-5)")
    add("--atol", type=float, default=0.0, help="absolute tolerance (default: 0)")
    add("--output", metavar="RESULTS.npz", help="write the results here")
    add("--report", action="store_true", help="a table: per chip bytes, halts, time at work and waiting")
    add("--timeline", metavar="OUT.svg", help="draw phases and halts per chip; .svg or .html")
    add_engine_options(add)
    add("--verbose", action="store_true", help="say per layer what was cut, replicated and reduced")
    add("--quiet", action="store_true", help="no summary")
    return arguments


def main() -> int:
    """The command `tp-run`."""
    return guarded(lambda: _main(parser().parse_args()))


def _main(options: argparse.Namespace) -> int:
    _check_options(options)
    if options.engine == "mpi":
        return on_ranks("tp_tools.run", options, lambda world: run(options, world))
    return run(options)


def run(options: argparse.Namespace, world: World | None = None) -> int:
    """Read, compile if asked to, run, compare; the exit status. Of the ranks of a `world` only rank 0 says anything."""
    speaks = world is None or world.rank == 0
    options.quiet = options.quiet or not speaks
    ctx = context()
    module = read_module(options.file, ctx)
    arrays = Arrays(options.inputs)
    weights = weights_of(options)
    expected = Arrays(options.check) if options.check and speaks else None
    progress = Progress(not options.quiet, speaks)
    prepared = _prepared(options, ctx, module, progress)
    started = time.perf_counter()
    if prepared.program is None:
        if world is not None:
            raise TpError("TP677", "--engine mpi: a plain function has no chips", "give --chips, one for each rank")
        results = _run_function(prepared, arrays, weights)
    else:
        results = _run_program(prepared.program, arrays, weights, options, progress, world)
    progress.done()
    if world is not None and weights is not None:
        for reads in world.gather(weights.reads) or []:
            weights.reads.update(reads)
    if options.output and speaks:
        np.savez(options.output, allow_pickle=False, **dict(results))
    if not options.quiet:
        _print_summary(prepared, options, time.perf_counter() - started)
    if weights is not None and speaks and (options.report or not options.quiet):
        index = None if prepared.program is None else ProgramIndex.of(prepared.program)
        print("\n".join(load_lines(index, weights)))
    return 0 if expected is None else _check(results, expected, options)


def _run_program(
    program: ProgramOp,
    arrays: Mapping[str, Array],
    weights: Weights | None,
    options: argparse.Namespace,
    progress: Progress,
    world: World | None,
) -> dict[str, Array]:
    """Run at the level asked for; show the report and draw the timeline where they are asked for."""
    if world is None:
        runner = runner_of(program, options.level)
    else:
        runner = RankRunner(program, options.level, world, fast=options.reduction == "fast")
    source = source_for(runner.index, weights, arrays)
    if not (options.report or options.timeline):
        results = runner.run(source, 0 if options.seed is None else options.seed, progress.step)
        if isinstance(runner, ProgramRunner) and runner.counts is not None and not options.quiet:
            print("\n".join(runner.counts.lines()))
        return results
    if runner.level == "source":
        raise TpError("TP633", "--report and --timeline: at source level no chip runs anything", "lower the program")
    runner.run(source, options.seed, progress.step)  # so that what is measured has run before
    timeline = Timeline(program.chip_count)
    results = runner.run(source, options.seed, progress.step, timeline)
    if world is not None and world.rank:
        return results
    if options.report:
        print("\n".join(report_lines(timeline, runner.index)))
    if options.timeline:
        draw(timeline, f"{program.program_name}: {runner.level}", options.timeline)
    return results


def _check_options(options: argparse.Namespace) -> None:
    if options.chips is not None and options.plan is None:
        raise TpError("TP633", "--chips compiles a plain function, which needs a plan", "give --plan CASE.json")
    if options.timeline is not None and not options.timeline.endswith(FORMATS):
        raise TpError("TP633", f"--timeline: expected a file name that ends in .svg or .html, got {options.timeline}")
    check_engine_options(options)
    if options.engine == "mpi" and options.file == "-":
        raise TpError("TP677", "--engine mpi: standard input reaches one rank only", "name a file")
    for name in ("rtol", "atol"):
        value = getattr(options, name)
        if not 0 <= value < float("inf"):
            raise TpError("TP633", f"--{name}: expected a tolerance of at least 0, got {value}")


class Progress:
    """A line on standard error while something takes long: overwritten on a terminal, else every few seconds."""

    def __init__(self, shown: bool, speaks: bool = True):
        self._shown, self._speaks = shown, speaks
        self._terminal = sys.stderr.isatty()
        self._started = self._last = time.monotonic()
        self._written = False

    def stage(self, name: str) -> None:
        """Say that a stage begins."""
        self._write(f"{name} ...")

    def step(self, done: int, all: int) -> None:
        """Say how many statements have run."""
        if done % 64 == 0 or done == all:
            self._write(f"running: {done} of {all} statements")

    def warn(self, text: str) -> None:
        """Say what is not an error but perhaps a mistake."""
        if self._speaks:
            print(f"warning: {text}", file=sys.stderr)

    def _write(self, text: str) -> None:
        now = time.monotonic()
        if not self._shown or now - self._last < (0.1 if self._terminal else 5.0):
            return
        self._last, self._written = now, True
        end = "\r" if self._terminal else "\n"
        sys.stderr.write(f"{text} ({now - self._started:.0f} s)\033[K{end}" if self._terminal else text + end)
        sys.stderr.flush()

    def done(self) -> None:
        """Clear the line."""
        if self._written and self._terminal:
            sys.stderr.write("\033[K")
            sys.stderr.flush()


@dataclass(frozen=True)
class Prepared:
    """What is run: a program, or a plain function with its case. `report` is what the decomposition says of itself."""

    program: ProgramOp | None
    function: FuncOp | None = None
    case: Case | None = None
    report: Report | None = None


def _prepared(options: argparse.Namespace, ctx: Context, module: ModuleOp, progress: Progress) -> Prepared:
    if options.chips is not None:
        return _compiled(options, ctx, module, progress)
    programs = list(programs_of(module))
    if options.program is not None or (programs and options.function is None):
        return Prepared(chosen_program(programs, options.program))
    if options.plan is None:
        raise TpError(
            "TP634", f"{options.file} holds no tp.program", "a plain function needs --plan, and --chips to be sharded"
        )
    case = Case.load(options.plan)
    return Prepared(None, _function(module, options.function or case.function), case)


def _function(module: ModuleOp, name: str) -> FuncOp:
    functions = {op.sym_name.data: op for op in module.body.block.ops if isinstance(op, FuncOp)}
    if name not in functions:
        listed = ", ".join(functions) or "none"
        raise TpError("TP636", f"the file holds no function `{name}`; it holds: {listed}")
    return functions[name]


def _compiled(options: argparse.Namespace, ctx: Context, module: ModuleOp, progress: Progress) -> Prepared:
    """Compile as deep as the level asks for."""
    from tp_passes.compile import PIPELINE, CompilePass
    from tp_passes.decompose import DecomposePass

    whole = CompilePass(
        chips=options.chips,
        plan=options.plan,
        function=options.function,
        surplus=options.surplus,
        strict=options.strict,
        fuse=options.fuse,
        spine=options.spine,
        target=options.target or ("small" if options.level == "schedule" else None),
    )
    wanted = LEVELS.index(options.level or ("schedule" if options.target else "phases"))
    report = None
    before = set(programs_of(module))
    for stage in PIPELINE:
        if LEVELS.index(stage.level) > wanted:
            break
        if not stage.wanted(whole):
            continue
        one = stage.make(whole)
        progress.stage(one.name)
        if isinstance(one, DecomposePass):
            report = one.decompose_module(module)
            if report is not None and report.unmatched:
                progress.warn(f"no parameter matches {', '.join(report.unmatched)} of the plan")
        else:
            one.apply(ctx, module)
    module.verify()
    made = [program for program in programs_of(module) if program not in before]
    return Prepared(chosen_program(made or list(programs_of(module)), options.program), report=report)


def _run_function(prepared: Prepared, arrays: Mapping[str, Array], weights: Weights | None) -> dict[str, Array]:
    function, case = prepared.function, prepared.case
    assert function is not None and case is not None
    types = function.function_type.inputs.data
    if len(types) != len(case.arguments) or len(function.function_type.outputs.data) != len(case.results):
        text = (
            f"function `{function.sym_name.data}` has {len(types)} arguments and"
            f" {len(function.function_type.outputs.data)} results, the case names {len(case.arguments)} and"
            f" {len(case.results)}"
        )
        raise TpError("TP637", text)
    parameters = [argument.name for argument in case.arguments if argument.kind == "parameter"]
    source = Given(arrays) if weights is None else WeightsAndArrays(weights, parameters, arrays)
    values = [
        source.full(argument.name, type.get_shape(), type.element_type)  # pyright: ignore
        for argument, type in zip(case.arguments, types, strict=True)
    ]
    return dict(zip((result.name for result in case.results), compile_function(function)(*values), strict=True))


def _print_summary(prepared: Prepared, options: argparse.Namespace, seconds: float) -> None:
    if prepared.program is None:
        print(f"function    {prepared.function.sym_name.data}, unsharded")  # pyright: ignore[reportOptionalMemberAccess]
        print(f"run         {seconds:.3f} s")
        return
    index = ProgramIndex.of(prepared.program)
    print("\n".join(Summary.of(index).lines()))
    if prepared.report is not None and options.verbose:
        print(prepared.report.text())
    print(f"run         {seconds:.3f} s at the level of {options.level or deepest_level(index)}")


def _check(results: Mapping[str, Array], expected: Mapping[str, Array], options: argparse.Namespace) -> int:
    comparisons = compare(results, expected, options.rtol, options.atol)
    for comparison in comparisons:
        print(comparison.line())
    return 1 if any(comparison.beyond for comparison in comparisons) else 0


if __name__ == "__main__":
    sys.exit(main())
