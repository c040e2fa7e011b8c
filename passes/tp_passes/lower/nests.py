"""One group of computations as a nest: which stages run over which dimensions, in which order.

Decides only; `emit.py` writes the operations. A folding computation is a stage of its own, over the dimensions of its
result and then the folded ones. What follows is computed over the dimensions of its own result, one stage for what is
used together. A tensor is loaded over the shortest prefix of dimensions that its pages need.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from tp_passes.lower.graph import Computation
from tp_passes.lower.pages import Page, page_sizes
from tp_passes.lower.propagate import Group, Loop

Dims = tuple[str, ...]


@dataclass(frozen=True)
class Stage:
    """Computations that are one body: it runs over `over`, then over `folded`; the last one's tensor is its page."""

    members: tuple[Computation, ...]
    over: Dims
    folded: Dims = ()

    @property
    def result(self) -> Computation:
        """The computation whose pages the stage makes."""
        return self.members[-1]


class NestPlan:
    """The dimensions, the page sizes and the stages of one group."""

    def __init__(self, group: Group, page: Page):
        self.group = group
        self.pages = page_sizes(group, page)
        self.counts = {
            group.root(member, loop): ceil(size / self.pages[group.root(member, loop)])
            for member in group.members
            for loop, size in enumerate(member.sizes)
        }
        self.outer = [loop for loop in group.order if self.counts[loop] > 1]
        self.names = _outer_names(group, self.outer)
        for member in group.members:
            if group.streams(member):
                self._name_folded(member)

    def _name_folded(self, member: Computation) -> None:
        for loop in member.reduced_loops:
            root = self.group.root(member, loop)
            if self.counts[root] > 1:
                number = len(self.names) - len(self.outer)
                self.names[root] = f"k{number}" if number else "k"

    @property
    def dims(self) -> dict[str, int]:
        """Each dimension of the nest with its number of pages, outermost first."""
        return {name: self.counts[loop] for loop, name in self.names.items()}

    def page(self, member: Computation, loop: int) -> int:
        """How many steps of a loop a page holds."""
        return self.pages[self.group.root(member, loop)]

    def dim(self, member: Computation, loop: int) -> str | None:
        """The dimension that counts the pages of a loop; None if there is one page."""
        return self.names.get(self.group.root(member, loop))

    def prefix(self, member: Computation) -> Dims:
        """The dimensions that a member runs over: the shortest prefix with all that its tensor needs."""
        loops = self.group.free(member)
        needed = [place for place, loop in enumerate(self.outer) if loop in loops]
        return tuple(self.names[loop] for loop in self.outer[: max(needed, default=-1) + 1])

    def folded(self, member: Computation) -> Dims:
        """The dimensions that a member folds, outermost first."""
        if not self.group.streams(member):
            return ()
        dims = [self.dim(member, loop) for loop in member.reduced_loops]
        return tuple(dim for dim in dims if dim is not None)

    @cached_property
    def stages(self) -> list[Stage]:
        """The stages, each behind those whose pages it uses, those over fewer dimensions first."""
        owners = self._owners()
        bodies: dict[Computation, list[Computation]] = {}
        for member in self.group.members:
            bodies.setdefault(owners[member], []).append(member)
        found = [Stage(tuple(members), self.prefix(owner), self.folded(owner)) for owner, members in bodies.items()]
        place = {member: number for number, member in enumerate(self.group.members)}
        return sorted(found, key=lambda stage: (len(stage.over), place[stage.result]))

    def _owners(self) -> dict[Computation, Computation]:
        """For each member the one whose stage computes it: itself, or the only one that uses it, in the same pages."""
        users = self._users()
        owners: dict[Computation, Computation] = {}
        for member in reversed(self.group.members):
            candidates = {owners[user] for user in users[member]}
            owner = next(iter(candidates)) if len(candidates) == 1 else member
            alone = member in self.group.stored or self.folded(member) or self.folded(owner)
            same = self.prefix(owner) == self.prefix(member)
            owners[member] = owner if same and not alone else member
        return owners

    def _users(self) -> dict[Computation, list[Computation]]:
        users: dict[Computation, list[Computation]] = {member: [] for member in self.group.members}
        for member in self.group.members:
            for read in member.reads:
                if isinstance(read.source, Computation) and read.source in users:
                    users[read.source].append(member)
        return users


def _outer_names(group: Group, outer: Sequence[Loop]) -> dict[Loop, str]:
    """Names for the dimensions of results: n for the last axis, m for the one in front of it, b, b1, ... for others."""
    names: dict[Loop, str] = {}
    for member in reversed(group.members):
        for name, axis in zip(("n", "m"), reversed(range(len(member.shape))), strict=False):
            loop = group.root(member, axis)
            if loop in outer and loop not in names and name not in names.values():
                names[loop] = name
    others = [loop for loop in outer if loop not in names]
    names.update({loop: f"b{number}" if number else "b" for number, loop in enumerate(others)})
    return {loop: names[loop] for loop in outer}
