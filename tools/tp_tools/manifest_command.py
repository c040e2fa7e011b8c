"""`tp-manifest`: the loading map of a program, as a table or as the manifest's JSON.

tp-manifest compiled.mlir                                  a table per chip: tensor, full tensor, ranges, bytes
tp-manifest compiled.mlir --json > layer.manifest.json     for a loader of somebody else
tp-manifest compiled.mlir --weights model.safetensors      compares it with a checkpoint, without reading a tensor
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tp_dialect.errors import TpError
from tp_dialect.loaders import Weights, places_of, uncut_companions
from tp_dialect.loaders.loading_map import Place
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import chosen_program, context, guarded, read_module
from tp_tools.weights import add_names_options, weights_of

DESCRIPTION = "Show which piece of which full tensor each chip holds, or write it as JSON."

EPILOG = """The JSON is tp_dialect.manifest.Manifest's own form (chips, chip_of, slices, collectives); the call
tp_dialect.loaders.load_chip loads a chip's tensors by it alone. With --weights every piece is compared with the
checkpoint: names, shapes, and cuts through quantised blocks. Exit status: 0, or 1 for an error."""

HEAD = ("tensor", "role", "full tensor", "axis", "ranges", "bytes")


def parser() -> argparse.ArgumentParser:
    """The command line of `tp-manifest`."""
    arguments = argparse.ArgumentParser("tp-manifest", description=DESCRIPTION, epilog=EPILOG)
    add = arguments.add_argument
    add("file", help="MLIR file with a tp.program; - is standard input")
    add("--program", metavar="NAME", help="which program, where the file holds several")
    add("--json", action="store_true", help="write the manifest as JSON instead of a table")
    add_names_options(add)
    return arguments


def main() -> int:
    """The command `tp-manifest`."""
    return guarded(lambda: run(parser().parse_args()))


def run(options: argparse.Namespace) -> int:
    """Read, compare where asked to, print; the exit status."""
    programs = list(programs_of(read_module(options.file, context())))
    if not programs:
        raise TpError("TP634", f"{options.file} holds no tp.program", "compile it by tp-decompose, or by tp-compile")
    index = ProgramIndex.of(chosen_program(programs, options.program))
    weights = weights_of(options)
    entries = [_entry(place, weights) for place in places_of(index)]
    if options.json:
        sys.stdout.write(index.manifest.to_json())
        return 0
    print("\n".join(table(index.chip_count, entries)))
    for bias in () if weights is None else _forgotten(index, weights):
        print(f"note: `{bias}` is not cut, but the weight beside it is")
    return 0


@dataclass(frozen=True)
class Entry:
    """A place, and what a checkpoint has for it: name, format and bytes."""

    place: Place
    stored: str = ""


def _entry(place: Place, weights: Weights | None) -> Entry:
    if weights is None or place.role != "weight":
        return Entry(place)
    if place.piece is None:
        tensor = weights.check_whole(place.full, place.shape)
    else:
        tensor = weights.check(place.piece, place.chip)
    return Entry(place, f"{tensor.name} {tensor.format.name}")


def _forgotten(index: ProgramIndex, weights: Weights) -> list[str]:
    full = {place.full for place in places_of(index) if place.role == "weight"}
    biases = {name.removesuffix(".weight") + ".bias" for name in full}
    shapes = {name: weights.stored(name).shape for name in biases if name in weights}
    return uncut_companions(index.manifest, shapes)


def table(chips: int, entries: Sequence[Entry]) -> Iterator[str]:
    """The map per chip, then what every chip holds; each with its bytes in all."""
    for chip in (*range(chips), None):
        own = [entry for entry in entries if entry.place.chip == chip]
        if not own:
            continue
        size = sum(entry.place.bytes for entry in own)
        yield f"{'every chip' if chip is None else f'chip {chip}'}: {len(own)} tensors, {size:,} bytes"
        yield from _columns([_cells(entry) for entry in own], any(entry.stored for entry in own))


def _cells(entry: Entry) -> tuple[str, ...]:
    place = entry.place
    axis, ranges = "", "all"
    if place.piece is not None:
        axis = str(place.piece.axis)
        ranges = ", ".join(f"{start}:{length}" for start, length in place.piece.ranges)
    full = f"{place.full}[{', '.join(map(str, place.shape))}]"
    replica = " (replica)" if place.replica else ""
    return place.tensor, place.role, full, axis, ranges + replica, f"{place.bytes:,}", entry.stored


def _columns(rows: Iterable[tuple[str, ...]], stored: bool) -> Iterator[str]:
    shown = [(*HEAD, "in the checkpoint"), *rows]
    count = len(HEAD) + stored
    widths = [max(len(row[column]) for row in shown) for column in range(count)]
    for row in shown:
        yield "  " + "  ".join(row[column].ljust(widths[column]) for column in range(count)).rstrip()


if __name__ == "__main__":
    sys.exit(main())
