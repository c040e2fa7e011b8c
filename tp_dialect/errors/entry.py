"""What the error index says of one code."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One code: a title of a few words, why it is refused, and how it is mended."""

    title: str
    why: str
    fix: str
