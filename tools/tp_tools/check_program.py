"""`tp-check`: says whether programs for several chips keep the rules, and equal what they were made of.

tp-check compiled.mlir            what holds, what is claimed and what is not; exit status 1 for a broken rule
tp-check compiled.mlir --json     the same as JSON
"""

from __future__ import annotations

import argparse
import json
import sys

from tp_dialect.certification import certificate_of, compare, findings_of, notes_of
from tp_dialect.errors import TpError
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import context, guarded, read_module

DESCRIPTION = "Check programs for several chips statically: shard obligation, linearity, coverage, combiner, equality."

EPILOG = """The checker reads the program, and where the module still has it the function that it was made of, and
believes nothing else: no hint, and no certificate. A certificate that the program carries is compared with what is
found. Exit status: 0 if all holds, 1 if not."""

Record = dict[str, object]


def parser() -> argparse.ArgumentParser:
    """The command line of `tp-check`."""
    arguments = argparse.ArgumentParser("tp-check", description=DESCRIPTION, epilog=EPILOG)
    arguments.add_argument("file", help="MLIR file with a tp.program; - is standard input")
    arguments.add_argument("--program", metavar="NAME", help="which program; without it, all that the file holds")
    arguments.add_argument("--json", action="store_true", help="write what was found as JSON")
    return arguments


def main() -> int:
    """The command `tp-check`."""
    return guarded(lambda: run(parser().parse_args()))


def run(options: argparse.Namespace) -> int:
    """Check, print, and give the exit status."""
    programs = list(programs_of(read_module(options.file, context())))
    chosen = [one for one in programs if options.program in (None, one.program_name)]
    if not chosen:
        known = ", ".join(f"`{one.program_name}`" for one in programs) or "none"
        raise TpError("TP634", f"{options.file}: expected a tp.program to check, got {known}")
    records = [record_of(program) for program in chosen]
    if options.json:
        json.dump(records, sys.stdout, indent=2)
        print()
    else:
        print("\n\n".join(text_of(record) for record in records))
    return int(any(not record["holds"] for record in records))


def record_of(program: ProgramOp) -> Record:
    """What the checker finds of a program."""
    index = ProgramIndex.of(program)
    record: Record = {"program": program.program_name, "chips": program.chip_count}
    try:
        findings = findings_of(index)
        found = certificate_of(index, findings)
        matches = compare(index, found)
    except TpError as error:
        return {**record, "holds": False, "code": error.code, "error": str(error)}
    certificate = "matches" if matches else "none attached"
    return {
        **record,
        "holds": True,
        "claims": found.clauses,
        "orders": found.sums,
        "notes": notes_of(findings, index),
        "certificate": certificate,
        "digest": found.digest.data,
    }


def text_of(record: Record) -> str:
    """A record for a terminal."""
    head = f"program {record['program']} on {record['chips']} chips: "
    if not record["holds"]:
        return f"{head}refused\n{record['error']}"
    lines = [head + "holds"]
    for title, key in (("", "claims"), ("sum ", "orders")):
        items = record[key]
        if isinstance(items, dict):
            lines += [f"  {title}{name}: {text}" for name, text in items.items()]  # pyright: ignore[reportUnknownVariableType]
    notes = record["notes"]
    lines += [f"  note: {note}" for note in notes] if isinstance(notes, list) else []  # pyright: ignore[reportUnknownVariableType]
    return "\n".join([*lines, f"  certificate: {record['certificate']}"])


if __name__ == "__main__":
    sys.exit(main())
