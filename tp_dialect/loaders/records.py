"""JSON that comes from outside: headers, indices and name maps, of bounded size, without a name twice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from reprlib import repr as shortened
from typing import Any, cast

from tp_dialect.errors import TpError

MAX_TEXT = 1 << 25
"""32 MiB of header or index: 300,000 tensors. Read as Python objects it is several times as much."""

MOST_BRACKETS = 1 / 12
"""Brackets for each byte of a long header; the shortest entry has three in fifty. Empty lists would be 30 times as
much in memory as they are in a file."""

MAX_NAME = 1024


def name_of(value: object, title: str) -> str:
    """`value` if it is a tensor name: text of bounded length that can be printed; else `TP642`."""
    if not isinstance(value, str) or not 0 < len(value) <= MAX_NAME or not value.isprintable():
        raise TpError("TP642", f"{title}: expected a printable name of 1 to {MAX_NAME} letters, got {_shown(value)}")
    return value


def _shown(value: object) -> str:
    return shortened(value).encode("ascii", "backslashreplace").decode()


def json_object(text: bytes, title: str) -> dict[str, Any]:
    """The object that the text holds; a name twice is `TP644`, anything else `TP642`."""

    def unique(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
        record = dict(pairs)
        if len(record) < len(pairs):
            twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
            raise TpError("TP644", f"{title}: the name {_shown(twice)} is given twice")
        return record

    if len(text) > 1 << 20 and text.count(b"[") + text.count(b"{") > len(text) * MOST_BRACKETS:
        raise TpError("TP642", f"{title}: expected entries of tensors, got {len(text)} bytes of little but brackets")
    try:
        value = json.loads(text.decode("utf-8"), object_pairs_hook=unique)
    except TpError:
        raise
    except RecursionError:
        raise TpError("TP642", f"{title}: expected a JSON object, got one that is nested too deep") from None
    except ValueError as error:
        raise TpError("TP642", f"{title}: expected JSON, got text that is not: {_shown(str(error))[1:-1]}") from None
    return object_of(value, title)


def object_of(value: object, title: str) -> dict[str, Any]:
    """`value` if it is a JSON object, else `TP642`."""
    if not isinstance(value, dict):
        raise TpError("TP642", f"{title}: expected a JSON object, got {_shown(value)}")
    return cast("dict[str, Any]", value)


def counts_of(value: object, title: str) -> tuple[int, ...]:
    """`value` if it is a list of integers that fit 63 bits, else `TP642`."""
    items = cast("list[object]", value)
    if isinstance(value, list) and all(type(item) is int and -(1 << 63) <= item < 1 << 63 for item in items):
        return tuple(cast("list[int]", items))
    raise TpError("TP642", f"{title}: expected a list of integers, got {_shown(items)}")


def read_json(path: str | Path, title: str) -> dict[str, Any]:
    """The object in a JSON file; `TP640` if it cannot be read, `TP642` if it is too large or no object."""
    try:
        with open(path, "rb") as file:
            text = file.read(MAX_TEXT + 1)
    except (OSError, ValueError) as error:
        raise TpError("TP640", f"{title} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if len(text) > MAX_TEXT:
        raise TpError("TP642", f"{title}: expected at most {MAX_TEXT} bytes")
    return json_object(text, title)
