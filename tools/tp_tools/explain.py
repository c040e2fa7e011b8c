"""`tp-explain`: what a tensor is, who makes it where and when, why it is reduced or crosses; a program on a page.

tp-explain l.mlir                                       the program: chips, bytes, collectives, crossings, certificate
tp-explain l.mlir --tensor layers.0.mlp.down_proj       one tensor
tp-explain l.mlir --chip 1                              one chip
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict

from tp_dialect.explanation import Explanation
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import chosen_program, context, guarded, read_module

DESCRIPTION = "Explain a program for several chips, or one tensor or chip of it."

EPILOG = """What a tensor is of which full tensor is what the checker derives from the source, where the module still
has it. Colours need the extra `view` (rich) and a terminal. Exit status: 0, or 1 for an error."""

TITLES = {
    "declared": "declared",
    "what": "it is",
    "made": "made by",
    "read": "read by",
    "crossings": "crosses",
    "why": "why",
    "removed_by": "needless with",
    "summary": "program",
    "collectives": "collectives",
    "certificate": "certificate",
    "statements": "statements",
    "own_bytes": "bytes of own weights",
    "pieces": "pieces",
    "sends": "sends",
    "receives": "receives",
}


def parser() -> argparse.ArgumentParser:
    """The command line of `tp-explain`."""
    arguments = argparse.ArgumentParser("tp-explain", description=DESCRIPTION, epilog=EPILOG)
    add = arguments.add_argument
    add("file", help="MLIR file with a tp.program; - is standard input")
    add("--program", metavar="NAME", help="which program, where the file holds several")
    add("--tensor", metavar="NAME", help="explain this tensor")
    add("--chip", metavar="C", type=int, help="explain this chip; with --tensor, what it does with the tensor")
    add("--json", action="store_true", help="write JSON")
    return arguments


def main() -> int:
    """The command `tp-explain`."""
    return guarded(lambda: run(parser().parse_args()))


def run(options: argparse.Namespace) -> int:
    """Read, explain, print; the exit status."""
    programs = list(programs_of(read_module(options.file, context())))
    explanation = Explanation(ProgramIndex.of(chosen_program(programs, options.program)))
    if options.tensor is not None:
        record = asdict(explanation.tensor(options.tensor, options.chip))
    elif options.chip is not None:
        record = asdict(explanation.chip(options.chip))
    else:
        record = asdict(explanation.program())
    if options.json:
        json.dump(record, sys.stdout, indent=2)
        print()
    else:
        show(text_of(record))
    return 0


def text_of(record: Mapping[str, object]) -> str:
    """A record for a terminal: a title, and what there is to say of it, indented."""
    lines: list[str] = []
    for key, value in record.items():
        items = value if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownVariableType]
        if key in TITLES and items:
            lines.append(TITLES[key])
            lines += [f"  {line}" for item in items for line in str(item).splitlines()]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return "\n".join(lines)


def show(text: str) -> None:
    """Print, in colours where there is a terminal and rich is installed."""
    try:
        from rich.console import Console
    except ImportError:
        print(text)
        return
    if sys.stdout.isatty():
        Console(soft_wrap=True).print(text, markup=False)
    else:
        print(text)


if __name__ == "__main__":
    sys.exit(main())
