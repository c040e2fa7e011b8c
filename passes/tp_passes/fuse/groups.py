"""Groups of statements that become one, kept in an order in which they can run.

Every merge asks first whether something outside would have to come between its two halves. The order is kept as in
Pearce and Kelly, "A dynamic topological sort algorithm for directed acyclic graphs" (2006): only what stands between
the two halves and depends on them is looked at and moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tp_passes.fuse.flow import Flow

FAR = 2000
"""How many groups are looked at for one merge. Halves with more between them are not merged, so that time stays linear
in programs where something early is read late."""


@dataclass(frozen=True)
class Merge:
    """Two groups that can become one, the first running earlier, and the groups between them: `above` must run in front
    of the second one, `below` behind the first."""

    first: int
    second: int
    above: tuple[int, ...]
    below: tuple[int, ...]


class Groups:
    """The groups by a number that is one of their statements'; at first every statement is one of its own."""

    def __init__(self, flow: Flow):
        self._flow = flow
        count = len(flow.leaves)
        self._parent = list(range(count))
        self._place = list(range(count))
        self.members: dict[int, list[int]] = {number: [number] for number in range(count)}

    def find(self, statement: int) -> int:
        """The group of a statement."""
        parent = self._parent
        while parent[statement] != statement:
            parent[statement] = parent[parent[statement]]
            statement = parent[statement]
        return statement

    def in_order(self) -> list[list[int]]:
        """The statements of each group, the groups in an order in which they can run."""
        ordered = sorted(self.members, key=lambda group: self._place[group])
        return [self.members[group] for group in ordered]

    def is_before(self, one: int, other: int) -> bool:
        """Whether a group stands in front of another one."""
        return self._place[one] < self._place[other]

    def merge_of(self, first: int, second: int) -> Merge | str:
        """How two groups, the first in front of the second, become one; or why they cannot."""
        from_place, to_place = self._place[first], self._place[second]
        below = self._reached(first, second, self._flow.after, to_place)
        if isinstance(below, str) or not below:
            return below if isinstance(below, str) else Merge(first, second, (), ())
        above = self._reached(second, first, self._flow.before, from_place)
        return above if isinstance(above, str) else Merge(first, second, above, below)

    def _reached(self, start: int, end: int, edges: Sequence[Sequence[int]], limit: int) -> tuple[int, ...] | str:
        """What is reached from `start` by a way that stays between the two; a reason if one leads to `end`."""
        low, high = sorted((self._place[start], limit))
        seen: set[int] = {start}
        pending = [start]
        while pending:
            group = pending.pop()
            for statement in self.members[group]:
                for neighbour in edges[statement]:
                    found = self.find(neighbour)
                    if found == end and group != start:
                        return f"`{self._name(group)}` has to run between them"
                    if found in seen or not low < self._place[found] < high:
                        continue
                    seen.add(found)
                    pending.append(found)
            if len(seen) > FAR:
                return f"there are more than {FAR} statements between them"
        seen.remove(start)
        return tuple(seen)

    def _name(self, group: int) -> str:
        return self._flow.leaves[self.members[group][0]].outs[0]

    def apply(self, merge: Merge) -> int:
        """Make one group of two; its number."""
        first, second = merge.first, merge.second
        kept, gone = (first, second) if len(self.members[first]) >= len(self.members[second]) else (second, first)
        place = self._make_room(merge)
        self.members[kept] = sorted(self.members[kept] + self.members.pop(gone))
        self._parent[gone] = kept
        self._place[kept] = place
        return kept

    def _make_room(self, merge: Merge) -> int:
        """The place of the merged group; what must be in front of it or behind it is moved there."""
        place = self._place
        if not merge.below:
            return place[merge.second]
        if not merge.above:
            return place[merge.first]
        above = sorted(merge.above, key=place.__getitem__)
        below = sorted(merge.below, key=place.__getitem__)
        slots = sorted([place[group] for group in (*above, *below, merge.first, merge.second)])
        for group, slot in zip(above, slots, strict=False):
            place[group] = slot
        for group, slot in zip(reversed(below), reversed(slots), strict=False):
            place[group] = slot
        return slots[len(above)]
