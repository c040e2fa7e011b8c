"""TP4xx: chip programs, link points and the relay."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {}
