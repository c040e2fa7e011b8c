"""TP2xx: kernels and lowering."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP200-TP239: what a kernel's verifier checks.
    "TP200": Entry(
        "operation of a kernel in the wrong place",
        "a kernel stands in a program, nests, views and scratches in a kernel, stages in a nest.",
        "move it into the operation that the message names.",
    ),
    "TP238": Entry(
        "row number outside of a table",
        "a gather asks for a row that its table does not have; nothing sensible can stand for it.",
        "check the row numbers that are given as an input against the table's first axis.",
    ),
    "TP239": Entry(
        "arrays of a kernel",
        "a kernel is run on one array per input, each of that input's shape.",
        "compare the arrays with the kernel's head.",
    ),
}
