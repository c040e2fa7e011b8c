"""What a person reads of a broken rule: the message of its code, and the path that leads to the place.

The checker says which rule is broken and by what. How that reads, and how the tensor at fault came to be, statement by
statement, decides nothing and stands here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tp_dialect.certificate.rules import Broken
from tp_dialect.errors import TpError
from tp_dialect.program_index import ProgramIndex

_TEXTS: dict[str, tuple[str, str]] = {
    "shard": ("TP501", "{where} gets `{name}` of chip {chip} without an all-reduce, but is replicated"),
    "foreign": ("TP502", "{where} is made of `{name}`, which lives on chip {chip}"),
    "subset": ("TP503", "the all-reduce of `{out}` sums partials of {count} of {chips} chips"),
    "incomplete": ("TP504", "{where} is made of `{name}`, a sum of some partials of `{out}` only"),
    "fold": ("TP505", "the folds of `{out}` do not make the {combiner} of {partials}"),
    "addend": ("TP506", "{where}: {what} is no partial but joins one, so the all-reduce counts it once per chip"),
    "reduced": ("TP507", "{where}: {what} is reduced already but joins a partial, so it is counted once per chip"),
    "nonlinear": ("TP508", "{where}: what is done to a partial is not linear: {why}"),
    "narrow": ("TP509", "{where} is narrower than the partial that it is made of: {why}"),
    "combiner": ("TP510", "the all-reduce of `{out}` is a {combiner}, but its partials are made by another combiner"),
    "twice": ("TP511", "the all-reduce of `{out}` counts coordinates {at} twice"),
    "left out": ("TP512", "the all-reduce of `{out}` leaves out coordinates {at}"),
    "overlap": ("TP513", "coordinate {at} of axis {axis} of `{of}` is both in `{one}` and in `{other}`, no replica"),
    "gap": ("TP514", "coordinates {at} of axis {axis} of `{of}` are on no chip"),
    "whole": ("TP515", "{what} is whole on every chip, but an all-reduce sums it over the chips"),
    "match": ("TP516", "{where} does not follow from the source: {why}"),
    "range": ("TP517", "{where} is made of what its operand does not have: {why}"),
    "equality": ("TP518", "`{name}` is not the source's result `{of}`"),
    "result": ("TP519", "the source's result `{name}` is not bound by the program, or not all of it"),
    "argument": ("TP520", "tensor `{name}` is given, but the source has no argument `{of}` of shape {shape}"),
    "section": ("TP521", "the section that binds `{out}` runs on chip {chip}, but belongs on chip {home}"),
    "all-reduce": ("TP522", "the all-reduce of `{out}` on chips {chips} does not load each chip's partial on its chip"),
    "not held": ("TP523", "`{name}` is read on chip {chip}, which does not hold it then{binding}"),
    "two places": ("TP526", "one statement binds `{out}` and a tensor of another place"),
    "unfinished": ("TP527", "the relay ends, and chip {chip} has {lines} lines left"),
    "source": ("TP529", "the source `{source}` is not followed: {why}"),
    "names": ("TP528", "`tp.arguments` and `tp.results` do not name what `{source}` has"),
}

SHOWN = 12
"""The statements of a path that are shown: its last ones."""


def refusal(broken: Broken, index: ProgramIndex) -> TpError:
    """The error of a broken rule."""
    code, text = _TEXTS[broken.rule]
    facts = {name: _shown(fact) for name, fact in broken.facts.items()}
    out = "" if broken.op is None else broken.op.out_names[0]
    chip = index.chip_of.get(out)
    facts.setdefault("out", out)
    facts["where"] = f"`{out}`" if chip is None else f"`{out}` on chip {chip}"
    facts["binding"] = f", to bind `{out}`" if out else ""
    return TpError(code, text.format(**facts) + _path(broken, index))


def _shown(fact: object) -> str:
    if isinstance(fact, str) or not isinstance(fact, Sequence):
        return str(fact)
    items = list(cast("Sequence[object]", fact))
    numbers = [one for one in items if isinstance(one, int)]
    if len(numbers) < len(items):
        return ", ".join(f"`{one}`" for one in items)
    return runs(numbers) if numbers == sorted(set(numbers)) and len(numbers) > 2 else ", ".join(map(str, numbers))


def runs(numbers: list[int]) -> str:
    """`0..3, 8` for 0, 1, 2, 3, 8."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1][-1] = number
        else:
            found.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}..{high}" for low, high in found)


def _path(broken: Broken, index: ProgramIndex) -> str:
    """From a chip's given tensor, statement by statement, to the place."""
    name, lines, seen = broken.start, [] if broken.op is None else [broken.op], set[str]()
    while name is not None and name not in seen and (op := broken.made.get(name)) is not None:
        seen.add(name)
        if op is not broken.op:
            lines.append(op)
        own = [one for one in op.in_names if one in index.chip_of]
        name = own[-1] if own else op.in_names[0] if op.in_names else None
    if name is None:
        return ""
    chip = index.chip_of.get(name)
    shown = [f"\n  {op.line()}" for op in reversed(lines[:SHOWN])]
    more = ["\n  ..."] if len(lines) > SHOWN else []
    return "".join([f"\npath: from `{name}`", "" if chip is None else f" of chip {chip}", *more, *shown])
