"""Right programs of real layers, broken in small ways: is every one refused, with the rule that it breaks?

    python bench/mutants.py [--cases llama,bert] [--chips 2,3] [--each 2] [--seed 0]

Each mutant is verified and then checked, as `tp-check` does; no number is computed for that. Printed are, for each kind
of mistake, how many mutants there were, how many were refused, by which rules, and the time of a check. A mutant that
is not refused is run: where it computes the same as before it was no mistake (two phases that need nothing of each
other, say) and is counted as harmless. The programs that are broken are right, and are checked too: none may be
refused. The exit status is 1 if anything was missed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import VerifyException

from mutations import KINDS, Copy
from tp_dialect.certification import findings_of
from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.decompose import decompose
from tp_passes.link_points import LinkPointsPass
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relay import RelayPass
from tp_passes.relocate import RelocatePass
from tp_passes.split import SplitPass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "test" / "cases"

LEVELS: dict[str, Sequence[type[ModulePass]]] = {
    "source": (),
    "sections": (LowerPass, RelocatePass, AllreducePass),
    "phases": (PhaseOrderPass,),
    "relay": (SplitPass, LinkPointsPass, RelayPass),
}
"""The levels, each with the passes that lead to it from the one before."""


def planned() -> list[str]:
    """The cases that have a plan."""
    named = [path.stem for path in sorted(CASES.glob("*.json"))]
    exported = [name for name in named if (CASES / f"{name.removesuffix('_planned')}.mlir").exists()]
    return [name for name in exported if Case.load(CASES / f"{name}.json").tp_plan is not None]


def decomposed(name: str, chips: int) -> ModuleOp | None:
    """The program of a case beside its source; None where its plan does not go with so many chips."""
    case = Case.load(CASES / f"{name}.json")
    text = (CASES / f"{name.removesuffix('_planned')}.mlir").read_text(encoding="utf-8")
    module = Parser(context(), text).parse_module()
    function = next(op for op in module.body.block.ops if isinstance(op, FuncOp))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program, _ = decompose(module, function, case, chips, surplus="idle")
    except TpError:
        return None
    module.body.block.add_op(program)
    return module


def levels_of(module: ModuleOp) -> Iterator[tuple[str, ModuleOp]]:
    """The module at each level."""
    for level, passes in LEVELS.items():
        module = module.clone()
        for one in passes:
            one().apply(Context(), module)
        yield level, module


def refused_by(module: ModuleOp) -> str | None:
    """The code of the rule that refuses a module; None if it is right."""
    try:
        module.verify()
        findings_of(ProgramIndex.of(next(programs_of(module))))
    except TpError as error:
        return error.code
    except VerifyException as error:
        return str(error).split("[")[-1].split("]")[0]
    return None


def harmless(module: ModuleOp, name: str) -> bool:
    """Whether a program that was changed computes what the case says, on the case's own arrays."""
    with np.load(CASES / f"{name.removesuffix('_planned')}.npz") as arrays:
        given = dict(arrays)
    for seed in (0, 1):
        got = ProgramRunner(next(programs_of(module))).run(given, seed=seed)
        if any(np.abs(got[one] - given[one]).max() > 1e-4 * np.abs(given[one]).max() for one in got):
            return False
    return True


@dataclass
class Row:
    """What became of the mutants of one kind."""

    made: int = 0
    harmless: int = 0
    codes: Counter[str] = field(default_factory=Counter[str])
    missed: list[str] = field(default_factory=list[str])
    misnamed: list[str] = field(default_factory=list[str])
    seconds: float = 0.0

    def line(self, name: str) -> str:
        """The row for a terminal."""
        refused = sum(self.codes.values())
        named = ", ".join(f"{code} {count}" for code, count in self.codes.most_common())
        each = self.seconds / self.made if self.made else 0.0
        return f"{name:18} {self.made:5} {self.harmless:8} {refused:7} {1000 * each:8.0f} ms  {named}"


def break_all(module: ModuleOp, level: str, title: str, each: int, rng: random.Random, rows: dict[str, Row]) -> None:
    """Break one right module in each way that its level has."""
    for name, kind in KINDS.items():
        if kind.level != level:
            continue
        seen: set[str] = set()
        for _ in range(each):
            mutant = Copy(module.clone())
            what = kind.mutate(mutant, rng)
            if what is None or what in seen:
                continue
            seen.add(what)
            row, started = rows.setdefault(name, Row()), time.perf_counter()
            code = refused_by(mutant.module)
            row.seconds += time.perf_counter() - started
            row.made += 1
            if code is None and harmless(mutant.module, title.split(maxsplit=1)[0]):
                row.harmless += 1
            elif code is None:
                row.missed.append(f"{title}: {what}")
            if code is None:
                continue
            row.codes[code] += 1
            if code not in kind.codes:
                row.misnamed.append(f"{title}: {what}: {code}")


def run(cases: Sequence[str], chips: Sequence[int], each: int, seed: int) -> tuple[dict[str, Row], list[str], int]:
    """All mutants of these cases: the rows, right programs that were refused, and how many there were."""
    rng, rows, alarms, right = random.Random(seed), dict[str, Row](), list[str](), 0
    for name in cases:
        for count in chips:
            module = decomposed(name, count)
            if module is None:
                continue
            for level, one in levels_of(module):
                title = f"{name} on {count} chips, {level}"
                right += 1
                if (code := refused_by(one)) is not None:
                    alarms.append(f"{title}: {code}")
                break_all(one, level, title, each, rng, rows)
    return rows, alarms, right


def main() -> int:
    """Break, print, and give the exit status."""
    arguments = argparse.ArgumentParser("mutants", description=__doc__.splitlines()[0] if __doc__ else None)
    arguments.add_argument("--cases", default=",".join(planned()), help="names, separated by commas; all by default")
    arguments.add_argument("--chips", default="2,3", help="numbers of chips, separated by commas")
    arguments.add_argument("--each", type=int, default=2, help="mutants of a kind for each program")
    arguments.add_argument("--seed", type=int, default=0)
    options = arguments.parse_args()
    chips = [int(one) for one in options.chips.split(",")]
    rows, alarms, right = run(options.cases.split(","), chips, options.each, options.seed)
    print(f"{'mistake':18} {'made':>5} {'harmless':>8} {'refused':>7} {'a check':>11}  rules")
    for name in sorted(rows):
        print(rows[name].line(name))
    made, missed = sum(row.made for row in rows.values()), [one for row in rows.values() for one in row.missed]
    misnamed = [one for row in rows.values() for one in row.misnamed]
    print(f"{made} mutants of {len(rows)} kinds; {right} right programs")
    for title, found in (("missed", missed), ("named otherwise", misnamed), ("false alarms", alarms)):
        print(f"{title}: {len(found)}" + "".join(f"\n  {one}" for one in found))
    return int(bool(missed or misnamed or alarms))


if __name__ == "__main__":
    sys.exit(main())
