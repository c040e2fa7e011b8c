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
}
