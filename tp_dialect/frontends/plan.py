"""Plans: which word a model's tensor-parallel plan says of each parameter.

The words are those of Hugging Face's `base_model_tp_plan`. Keys are module names in which `*` stands for one part
between dots. The parameters `M.weight` and `M.bias` belong to module M; a parameter with a name of its own (experts
have them) is its own module; and a key that names a module also matches the parameters below it.

Words speak of weights as a linear module stores them, columns first. `packed_rowwise` is said of experts that are
stored the other way round, and means their columns; of these experts' other parameters, then, `colwise` means rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum

from tp_dialect.errors import TpError


class Role(Enum):
    """What a word asks for."""

    ROW = "the axis that the parameter contracts is dealt to the chips"
    COLUMN = "the axis that the demand finds is cut"
    EMBEDDING = "a table of which each chip has some rows"
    NONE = "no cut of its own"


WORDS: dict[str, Role] = {
    "rowwise": Role.ROW,
    "rowwise_split_input": Role.ROW,
    "rowwise_rep": Role.ROW,
    "colwise": Role.COLUMN,
    "packed_colwise": Role.COLUMN,
    "packed_rowwise": Role.COLUMN,
    "colwise_gather_output": Role.COLUMN,
    "colwise_rep": Role.COLUMN,
    "embedding_rowwise": Role.EMBEDDING,
    "embedding_colwise": Role.EMBEDDING,
    "replicate": Role.NONE,
    "replicated_with_grad_allreduce": Role.NONE,
    "mla_kv_a_proj": Role.NONE,
    "moe_tp_experts": Role.NONE,
    "moe_identity_expert": Role.NONE,
    "local_params": Role.NONE,
    "all_reduce": Role.NONE,
    "sequence_parallel": Role.NONE,
}
"""Every word that is understood."""

_TURNED = {Role.ROW: Role.COLUMN, Role.COLUMN: Role.ROW}
"""What a word means of a parameter that is stored the other way round."""


@dataclass(frozen=True)
class Entry:
    """What the plan says of one parameter, and the key that says it."""

    key: str
    word: str
    turned: bool = False
    """The parameter is stored the other way round than a linear module's weight."""

    @property
    def role(self) -> Role:
        role = WORDS[self.word]
        return _TURNED.get(role, role) if self.turned else role


@dataclass(frozen=True)
class PlanMatch:
    """`entries`: by parameter. `unmatched`: keys that name nothing here (a plan covers more than one layer holds)."""

    entries: dict[str, Entry]
    unmatched: tuple[str, ...]

    def of_role(self, role: Role) -> list[str]:
        """The parameters of which the plan says a word of this role, in their order."""
        return [name for name, entry in self.entries.items() if entry.role is role]


def module_of(parameter: str) -> str:
    """The module that a parameter belongs to: its name without a last `.weight` or `.bias`."""
    for ending in (".weight", ".bias"):
        if parameter.endswith(ending) and len(parameter) > len(ending):
            return parameter[: -len(ending)]
    return parameter


def check_words(plan: Mapping[str, str]) -> None:
    """`TP105` for a word that is not known."""
    for key, word in plan.items():
        if word not in WORDS:
            close = get_close_matches(word, WORDS, n=1)
            raise TpError(
                "TP105",
                f"plan: `{key}` has the word `{word}`, expected one of {', '.join(WORDS)}",
                hint=f"did you mean `{close[0]}`?" if close else None,
            )


def match_plan(plan: Mapping[str, str], parameters: Iterable[str]) -> PlanMatch:
    """What `plan` says of each of `parameters`. Where several keys match, the one for the longest module name counts,
    then the one with fewer `*`. `TP105`: an unknown word."""
    check_words(plan)
    patterns = [
        (key, re.compile(r"\.".join("[^.]+" if part == "*" else _part(part) for part in key.split("."))))
        for key in sorted(plan, key=lambda key: (-key.count("."), key.count("*")))
    ]
    entries: dict[str, Entry] = {}
    matched: set[str] = set()
    for parameter in parameters:
        found = [key for key, pattern in patterns if _matches(pattern, parameter)]
        matched.update(found)
        if found:
            entries[parameter] = Entry(found[0], plan[found[0]])
    return PlanMatch(_turned(entries), tuple(key for key in plan if key not in matched))


def _turned(entries: Mapping[str, Entry]) -> dict[str, Entry]:
    """The entries, with those turned that stand beside a `packed_rowwise` one."""
    experts = {_parent(name) for name, entry in entries.items() if entry.word == "packed_rowwise"}
    return {
        name: replace(entry, turned=True)
        if entry.word != "packed_rowwise" and module_of(name) == name and _parent(name) in experts
        else entry
        for name, entry in entries.items()
    }


def _parent(parameter: str) -> str:
    return parameter.rpartition(".")[0]


def _part(part: str) -> str:
    return "[^.]*".join(re.escape(piece) for piece in part.split("*"))


def _matches(pattern: re.Pattern[str], parameter: str) -> bool:
    """The key names the parameter, its module, or a module above it."""
    found = pattern.match(parameter)
    return found is not None and (found.end() == len(parameter) or parameter[found.end()] == ".")
