"""What statements hand to each other, and which must stay behind which: hazards by name.

Pure, on names. A tensor is storage: a statement that binds it again overwrites it, so what a read means is the latest
binding in front of it (a *version*).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from tp_dialect.target_rules import Leaf

OUTSIDE = -1
"""What bound a tensor that no earlier statement binds: it is given."""

Version = tuple[int, str]
"""A tensor as the statement of this number left it."""


@dataclass
class Flow:
    """The statements by number, and what leads from one to another.

    `makers[i]` are the statements that bound the operands of statement i, in their order; `readers` the statements that
    read a version, each once, in order. `after[i]` and `before[i]` are the statements that must come behind i and in
    front of it: they read what it binds, overwrite what it reads, or overwrite what it binds.
    """

    leaves: Sequence[Leaf]
    makers: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    readers: dict[Version, list[int]] = field(default_factory=dict[Version, list[int]])
    after: list[list[int]] = field(default_factory=list[list[int]])
    before: list[list[int]] = field(default_factory=list[list[int]])

    @staticmethod
    def of(leaves: Sequence[Leaf]) -> Flow:
        """The flow of statements that run in this order."""
        flow = Flow(leaves)
        bound: dict[str, int] = {}
        for number, leaf in enumerate(leaves):
            flow.after.append([])
            flow.before.append([])
            makers = tuple([bound.get(name, OUTSIDE) for name in leaf.ins])
            flow.makers.append(makers)
            for maker, name in zip(makers, leaf.ins, strict=True):
                readers = flow.readers.setdefault((maker, name), [])
                if not readers or readers[-1] != number:
                    readers.append(number)
                flow._order(maker, number)
            for name in leaf.outs:
                earlier = bound.get(name, OUTSIDE)
                flow._order(earlier, number)
                for reader in flow.readers.get((earlier, name), ()):
                    flow._order(reader, number)
                bound[name] = number
        return flow

    def _order(self, first: int, second: int) -> None:
        if first not in (OUTSIDE, second) and second not in self.after[first][-1:]:
            self.after[first].append(second)
            self.before[second].append(first)

    def bound_by(self, group: Sequence[int], kept: Container[str]) -> list[Version]:
        """What stays bound if these statements become one: what is kept, what is read outside, and what nothing reads,
        which was bound for some reason."""
        inside = set(group)
        bound: list[Version] = []
        for member in group:
            for name in self.leaves[member].outs:
                readers = self.readers.get((member, name), ())
                if name in kept or not readers or any(reader not in inside for reader in readers):
                    bound.append((member, name))
        return bound

    def joined(self, group: Sequence[int], kept: Container[str]) -> Leaf:
        """The one statement that these statements, in an order in which they can run, become."""
        if len(group) == 1:
            return self.leaves[group[0]]
        inside = set(group)
        ins: dict[str, None] = {}
        sizes: dict[Version, int] = {}
        for member in group:
            leaf = self.leaves[member]
            pairs = zip(self.makers[member], leaf.ins, strict=True)
            ins.update((name, None) for maker, name in pairs if maker not in inside)
            sizes.update(((member, name), size) for name, size in zip(leaf.outs, leaf.sizes, strict=False))
        bound = self.bound_by(group, kept)
        classes = tuple([one for member in group for one in self.leaves[member].classes])
        return Leaf(
            tuple([name for _, name in bound]), tuple(ins), classes, tuple([sizes.get(one, 0) for one in bound])
        )
