"""From the names of a program to those of a checkpoint: rules, each of which says one name for one name, and ties.

A rule's text is literal but for `{word}`, which stands for one part of a name between dots and is the same on both
sides, and `[text]`, which may be there or not. `layers.{n}.w1` is no rule for `layers.1.w2`, nor for `layers.1.x.w1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as shortened
from typing import Any, cast

from tp_dialect.errors import TpError
from tp_dialect.loaders.records import counts_of, object_of, read_json
from tp_dialect.loaders.reorder import Reorder

_PIECES = re.compile(r"\{(\w+)\}|\[([^\[\]{}]*)\]|([^{}\[\]]+)")


def _pattern(text: str) -> re.Pattern[str]:
    parts: list[str] = []
    at = 0
    for found in _PIECES.finditer(text):
        if found.start() != at:
            break
        word, optional, literal = found.groups()
        if word is not None:
            known = any(part.startswith(f"(?P<{word}>") for part in parts)
            parts.append(f"(?P={word})" if known else f"(?P<{word}>[^.]+)")
        else:
            parts.append(re.escape(literal) if literal is not None else f"(?:{re.escape(optional)})?")
        at = found.end()
    if at != len(text) or not text:
        raise TpError("TP652", f"name rule `{text}`: expected text, {{words}} and [optional text], got `{text[at:]}`")
    try:
        return re.compile("".join(parts))
    except re.error as error:
        raise TpError("TP652", f"name rule `{text}`: {error}") from None


@dataclass(frozen=True)
class Rule:
    """The tensor that a program calls `program` is called `stored` in the checkpoint; `reorder` if its rows differ."""

    program: str
    stored: str
    reorder: Reorder | None = None
    _matches: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pattern = _pattern(self.program)
        words = set(re.findall(r"\{(\w+)\}", self.stored))
        if words - set(pattern.groupindex) or set(re.sub(r"\{\w+\}", "", self.stored)) & set("{}[]"):
            text = (
                f"name rule `{self.program}`: expected a name with the {{words}} of the left side, got `{self.stored}`"
            )
            raise TpError("TP652", text)
        object.__setattr__(self, "_matches", pattern)

    def apply(self, name: str) -> str | None:
        """The stored name for a program's, or None where the rule does not speak of it."""
        found = self._matches.fullmatch(name)
        if found is None:
            return None
        return re.sub(r"\{(\w+)\}", lambda word: found[word[1]], self.stored)


@dataclass(frozen=True)
class Found:
    """A stored name for a program's name, and the order in which its rows are stored."""

    name: str
    reorder: Reorder | None = None


class NameMap:
    """Rules and ties. A name that no rule speaks of is looked for as it is, then behind a prefix (`model.`).

    `aliases` are tied tensors: where the checkpoint has no tensor for the name on the left, the one for the name on the
    right is taken. `note` is added to the message about a name that is not found.
    """

    def __init__(self, rules: Iterable[Rule] = (), aliases: Mapping[str, str] | None = None, note: str | None = None):
        self.rules = tuple(rules)
        self.aliases = dict(aliases or {})
        self._note = note
        self._stored: Sequence[str] = ()
        self._known: set[str] = set()
        self._endings: dict[str, list[str]] | None = None

    def on(self, stored: Sequence[str]) -> NameMap:
        """The same map, for the names that a checkpoint holds."""
        made = NameMap(self.rules, self.aliases, self._note)
        made._stored, made._known = stored, set(stored)
        return made

    def find(self, name: str) -> Found:
        """The one stored tensor for a program's name: none is `TP650`, two are `TP651`."""
        found = self._own(name)
        if found.name in self._known:
            return found
        tied = self.aliases.get(name)
        if tied is None:
            tried = "" if found.name == name else f" (looked for as `{found.name}`)"
            raise TpError("TP650", f"tensor `{name}`: the checkpoint has none of that name{tried}", self._hint(name))
        other = self._own(tied)
        if other.name not in self._known:
            text = f"tensor `{name}` is tied to `{tied}`, but the checkpoint has neither of them"
            raise TpError("TP650", text, self._hint(name))
        return other

    def has(self, name: str) -> bool:
        """Whether `find` finds one."""
        try:
            self.find(name)
        except TpError as error:
            if error.code != "TP650":
                raise
            return False
        return True

    def _own(self, name: str) -> Found:
        hits = [(rule, stored) for rule in self.rules if (stored := rule.apply(name)) is not None]
        if len(hits) > 1:
            rules = " and ".join(f"`{rule.program}`" for rule, _ in hits[:2])
            raise TpError("TP651", f"tensor `{name}`: two rules speak of it, {rules}")
        if hits:
            return Found(hits[0][1], hits[0][0].reorder)
        if name in self._known:
            return Found(name)
        ending = self._by_ending().get(name, [])
        if len(ending) > 1:
            listed = " and ".join(f"`{one}`" for one in ending[:2])
            raise TpError("TP651", f"tensor `{name}`: the checkpoint has it behind two prefixes, {listed}")
        return Found(ending[0] if ending else name)

    def _by_ending(self) -> dict[str, list[str]]:
        """Stored names by what stands behind each of their dots, made when it is first needed."""
        if self._endings is None:
            self._endings = {}
            for stored in self._stored:
                parts = stored.split(".")
                for count in range(1, min(len(parts), 6)):
                    self._endings.setdefault(".".join(parts[count:]), []).append(stored)
        return self._endings

    def _hint(self, name: str) -> str:
        last = name.rsplit(".", 1)[-1]
        like = [stored for stored in self._stored if stored.endswith(last)] or list(self._stored)
        shown = ", ".join(like[:4]) + (f" and {len(like) - 4} more" if len(like) > 4 else "")
        return f"there are: {shown or 'none'}" + (f"; {self._note}" if self._note else "")

    @staticmethod
    def load(path: str | Path) -> NameMap:
        """A map from a JSON file: an object with `rules` and `aliases`.

        A rule is an object with `program`, `stored` and perhaps `reorder`, an object with `parts` and `order`. `TP659`:
        it has another form.
        """
        title = f"name map {path}"
        record = read_json(path, title)
        unknown = set(record) - {"rules", "aliases"}
        if unknown:
            raise TpError("TP659", f"{title}: expected the keys rules and aliases, got {shortened(sorted(unknown))}")
        rules, aliases = record.get("rules", []), object_of(record.get("aliases", {}), f"{title}: aliases")
        if not isinstance(rules, list) or not all(isinstance(name, str) for name in aliases.values()):
            raise TpError("TP659", f"{title}: expected a list of rules, and aliases from name to name")
        return NameMap([_rule(rule, title) for rule in cast("list[object]", rules)], aliases)


def _rule(value: object, title: str) -> Rule:
    record = object_of(value, f"{title}: rule")
    texts = [record.get(key) for key in ("program", "stored")]
    if set(record) - {"program", "stored", "reorder"} or not all(isinstance(text, str) for text in texts):
        raise TpError(
            "TP659", f"{title}: expected a rule with program, stored and perhaps reorder, got {shortened(record)}"
        )
    return Rule(record["program"], record["stored"], _reorder(record.get("reorder"), title))


def _reorder(value: Any, title: str) -> Reorder | None:
    if value is None:
        return None
    record = object_of(value, f"{title}: reorder")
    if set(record) != {"parts", "order"}:
        raise TpError("TP659", f"{title}: expected a reorder with parts and order, got {shortened(record)}")
    return Reorder(counts_of(record["parts"], f"{title}: parts"), counts_of(record["order"], f"{title}: order"))
