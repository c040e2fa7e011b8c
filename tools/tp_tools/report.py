"""`tp-run --report`: what each chip did, as a table, and what crossed for which statement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tp_dialect.chip_programs import chip_programs, crossings
from tp_dialect.program_index import ProgramIndex
from tp_dialect.timeline import HOST, ChipTime, Timeline

HEAD = ("chip", "sections", "halts", "sent B", "received B", "at work ms", "waiting ms", "waited for")
SHOWN = 24
"""How many crossing tensors are listed."""


def report_lines(timeline: Timeline, index: ProgramIndex) -> list[str]:
    """The report for a terminal. Times are those that the chips would take at once, by the measured time of each
    section and the waits that the phases, or the host's steps, impose."""
    rows = [_row(timeline.of_chip(chip)) for chip in range(timeline.chips)]
    return [
        *_table(HEAD, rows),
        f"all chips at once: {timeline.length * 1e3:.3f} ms",
        *_crossing_lines(timeline, index),
    ]


def _row(one: ChipTime) -> tuple[str, ...]:
    waits = sorted(one.waits.items(), key=lambda item: -item[1])
    waited_for = ", ".join(
        f"{'the host' if other == HOST else f'chip {other}'} {seconds * 1e3:.3f}" for other, seconds in waits
    )
    return (
        str(one.chip),
        str(one.sections),
        str(one.halts),
        f"{one.sent:,}",
        f"{one.received:,}",
        f"{one.work * 1e3:.3f}",
        f"{one.waiting * 1e3:.3f}",
        waited_for or "-",
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns aligned to the right, but the last one."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if last else cell.rjust(width)
            for cell, width, last in zip(row, widths, [False] * (len(row) - 1) + [True], strict=True)
        ).rstrip()
        for row in (head, *rows)
    ]


def _crossing_lines(timeline: Timeline, index: ProgramIndex) -> Iterator[str]:
    """Each tensor that crossed, with the statement that needs it, where chips have programs of their own."""
    if not timeline.moves:
        yield "nothing crossed"
        return
    needs = {
        (one.transfer.tensor, one.transfer.to_chip): one.reader.out_names[0]
        for one in crossings(index, chip_programs(index))
    }
    for move in timeline.moves[:SHOWN]:
        reader = needs.get((move.tensor, move.to_chip))
        purpose = "" if reader is None else f", to bind `{reader}`"
        yield f"`{move.tensor}` from chip {move.from_chip} to chip {move.to_chip}: {move.bytes:,} B{purpose}"
    if len(timeline.moves) > SHOWN:
        yield f"and {len(timeline.moves) - SHOWN} more"
