"""Which statements become one: what a target's rules and the hazards allow, in an order of preference.

Pure, on names: `decide` takes statements and rules and gives groups of statement numbers, in an order in which they
can run, and the pairs that were not fused, each with the reason.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tp_dialect.errors import TpError
from tp_dialect.target_rules import Candidate, Fused, Leaf, TargetRules
from tp_passes.fuse.flow import OUTSIDE, Flow
from tp_passes.fuse.groups import Groups, Merge


@dataclass(frozen=True)
class Refusal:
    """A value that is not passed on inside, what the statement binds that reads it, and why they are not fused."""

    value: str
    reader: str
    reason: str


@dataclass
class Decision:
    """Groups of statement numbers, those of a group in an order in which they can run, and what was not fused."""

    groups: list[list[int]]
    refusals: list[Refusal] = field(default_factory=list[Refusal])


def decide(
    leaves: Sequence[Leaf],
    rules: TargetRules,
    kept: Container[str] = frozenset[str](),
    fixed: dict[int, str] | None = None,
) -> Decision:
    """Group statements that run in this order.

    `kept` are the tensors that stay bound whoever reads them. `fixed` are the numbers of statements that stay as they
    are, each with the reason.
    """
    flow = Flow.of(leaves)
    groups = [[number] for number in range(len(leaves))]
    fixed = fixed or {}
    first: _Fuser | None = None
    while True:
        # What is only passed on inside is no hazard any more, so what was refused may be allowed in the next round.
        current = [flow.joined(group, kept) for group in groups]
        staying = {place: fixed[group[0]] for place, group in enumerate(groups) if group[0] in fixed}
        fuser = _Fuser(current, rules, kept, staying)
        fuser.fuse()
        first = first or fuser
        merged = fuser.groups.in_order()
        if len(merged) == len(groups):
            return Decision(groups, list(first.refusals(groups)))
        groups = [[member for place in group for member in groups[place]] for group in merged]


class _Fuser:
    """The groups so far, and why pairs were refused when they were last tried."""

    def __init__(self, leaves: Sequence[Leaf], rules: TargetRules, kept: Container[str], fixed: dict[int, str]):
        self.leaves = leaves
        self.rules = rules
        self.kept = kept
        self.fixed = fixed
        self.flow = Flow.of(leaves)
        self.groups = Groups(self.flow)
        self._reasons: dict[tuple[int, int], str] = {}
        self._contracts = [any(one == "contraction" for one in leaf.classes) for leaf in leaves]

    # Preferences

    def fuse(self) -> None:
        """All preferences, one after the other."""
        self.pass_on(contracting=False)
        self.pass_on(contracting=True)
        self.share()
        self.propose()

    def pass_on(self, contracting: bool) -> None:
        """Fuse each value that one group alone reads into that group, from the last to the first: first into groups
        without a contraction, so that what follows a contraction joins it and not the next one."""
        for number in reversed(range(len(self.leaves))):
            reader = self._only_reader(number)
            if reader is not None and self._is_contracting(self.groups.find(reader)) == contracting:
                self._try(number, reader)

    def _only_reader(self, number: int) -> int | None:
        """The first statement to read what a statement binds, if one group, not its own, has all that do; None also if
        something stays bound."""
        own = self.groups.find(number)
        found: dict[int, int] = {}
        for name in self.leaves[number].outs:
            if name in self.kept:
                return None
            for reader in self.flow.readers.get((number, name), ()):
                found.setdefault(self.groups.find(reader), reader)
        found.pop(own, None)
        return found.popitem()[1] if len(found) == 1 else None

    def _is_contracting(self, group: int) -> bool:
        return any(self._contracts[member] for member in self.groups.members[group])

    def share(self) -> None:
        """Fuse what is left: a value that stays bound is computed together with one that reads it."""
        for number, makers in enumerate(self.flow.makers):
            for maker in dict.fromkeys(makers):
                if maker != OUTSIDE:
                    self._try(maker, number)

    def propose(self) -> None:
        """Fuse neighbours among the readers of a tensor where a rule of the target proposes it."""
        if not self.rules.fusion_rules:
            return
        for readers in list(self.flow.readers.values()):
            for one, other in pairwise(readers):
                if self._is_proposed(one, other):
                    self._try(one, other)

    def _is_proposed(self, one: int, other: int) -> bool:
        first, second = self.groups.find(one), self.groups.find(other)
        if first == second:
            return False
        candidates = self.candidate([first]), self.candidate([second])
        return any(rule.proposes(*candidates) for rule in self.rules.fusion_rules)

    # One try

    def _try(self, maker: int, reader: int) -> None:
        first, second = self.groups.find(maker), self.groups.find(reader)
        if first == second:
            return
        if self.groups.is_before(second, first):
            first, second = second, first
        merge = self._allowed(maker, reader, first, second)
        if isinstance(merge, str):
            self._reasons[maker, reader] = merge
        else:
            self.groups.apply(merge)

    def _allowed(self, maker: int, reader: int, first: int, second: int) -> Merge | str:
        for number in (maker, reader):
            if number in self.fixed:
                return self.fixed[number]
        return self._asked(first, second) or self.groups.merge_of(first, second)

    def _asked(self, first: int, second: int) -> str | None:
        """Why the target does not take the two groups as one."""
        candidate = self.candidate([first, second])
        reason = self.rules.why_not(candidate)
        if reason is not None:
            return _checked(reason, self.rules, "why_not")
        for leaf in candidate.leaves:
            for one in dict.fromkeys(leaf.classes):
                if not self.rules.supports(one):
                    return f"target `{self.rules.name}` fuses no operation of class {one}, which `{leaf.outs[0]}` has"
        return self._bound_twice(first, second) or self._wanted_otherwise(first, second)

    def _bound_twice(self, first: int, second: int) -> str | None:
        bound = {name for member in self.groups.members[first] for name in self.leaves[member].outs}
        again = next((n for m in self.groups.members[second] for n in self.leaves[m].outs if n in bound), None)
        return None if again is None else f"both bind `{again}`"

    def _wanted_otherwise(self, first: int, second: int) -> str | None:
        """Whether something that the first group binds is wanted in another form by the second."""
        consumer = self.candidate([second])
        for maker in self.groups.members[first]:
            for name in self.leaves[maker].outs:
                readers = [one for one in self.flow.readers.get((maker, name), ()) if self.groups.find(one) == second]
                form = self.rules.activation_form(consumer, name) if readers else None
                if form is not None:
                    form = _checked(form, self.rules, "activation_form")
                    return f"`{self.leaves[readers[0]].outs[0]}` wants `{name}` as {form}, so it is stored"
        return None

    def candidate(self, groups: Sequence[int]) -> Candidate:
        """What groups would be as one."""
        members = sorted([member for group in groups for member in self.groups.members[group]])
        if len(members) == 1:
            return self.leaves[members[0]]
        bound = self.flow.bound_by(members, self.kept)
        return Fused(tuple([self.leaves[member] for member in members]), tuple([name for _, name in bound]))

    def refusals(self, groups: Sequence[Sequence[int]]) -> Iterator[Refusal]:
        """The pairs that are in two groups in the end, by the names that they have here."""
        group_of = {member: number for number, group in enumerate(groups) for member in group}
        for (maker, reader), reason in sorted(self._reasons.items()):
            if group_of[maker] != group_of[reader]:
                yield Refusal(self._between(maker, reader), self.leaves[reader].outs[0], reason)

    def _between(self, maker: int, reader: int) -> str:
        """What a statement hands to another one; of two that only read the same, what the first binds."""
        pairs = zip(self.flow.makers[reader], self.leaves[reader].ins, strict=True)
        return next((name for one, name in pairs if one == maker), self.leaves[maker].outs[0])


def _checked(text: object, rules: TargetRules, call: str) -> str:
    """A reason, or `TP316` if the target's rules answer with something else."""
    if not isinstance(text, str):
        raise TpError("TP316", f"target `{rules.name}`: expected a text or None from `{call}`, got {text!r}")
    return text
