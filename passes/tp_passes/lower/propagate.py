"""Which computations share a nest, and which of their loops are one dimension of it: page propagation.

A computation that reads another one's tensor, axis by axis, may read its pages straight from the buffer. Then their
loops are tied together (union-find over computation and loop), so that both run in the same pages. What ties a
computation's own loops to each other, reads through a reshape, or would have to hold too much, goes through a scratch
and a later nest.

A contraction *streams*: its operands come from memory, and its reduced loops become folded dimensions that nothing
else shares. A plain reduction streams too, unless it reads what its own nest computes; then its reduced loops are
*whole*: one page holds all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from tp_passes.lower.bodies import combiner_of
from tp_passes.lower.graph import Body, Computation, Read, Rows, makers

WHOLE_LIMIT = 4096
"""A loop of more steps is never held whole in a page for the sake of fusion."""

FOLDED_WHOLE_LIMIT = 128
"""The same for a loop of a contraction's result: what follows it is fused only if its pages stay small."""

MEMBER_LIMIT = 64
"""A nest of more computations is not made larger: what a body of that length saves in loads no longer matters."""

Loop = tuple[Computation, int]
"""A loop of a computation."""


def is_aligned(read: Read, user: Computation) -> bool:
    """Whether `user` takes a computation's tensor axis by axis, as its pages lie."""
    source = read.source
    if not isinstance(source, Computation) or not isinstance(source.body, Body) or read.whole is not None:
        return False
    if source.apart:
        return False
    loops: set[int] = set()
    for form, size in zip(read.forms, source.shape, strict=True):
        if size > 1 and (form.loop is None or form.loop in loops or user.sizes[form.loop] != size):
            return False
        loops.update(form.loops)
    return True


@dataclass(eq=False)
class Group:
    """Computations, in order, that share a nest. `stored` are those whose tensor is needed in memory as well."""

    members: tuple[Computation, ...]
    stored: frozenset[Computation]
    parents: dict[Loop, Loop] = field(default_factory=dict[Loop, Loop])

    def __post_init__(self) -> None:
        for member in self.members:
            for read in member.reads:
                if read.source in self.inside:
                    self._tie(member, read)

    def _tie(self, member: Computation, read: Read) -> None:
        source = read.source
        assert isinstance(source, Computation)
        for axis, form in enumerate(read.forms):
            if form.loop is not None:
                self.parents[self.root(source, axis)] = self.root(member, form.loop)

    @cached_property
    def inside(self) -> frozenset[Computation]:
        """The members, for look-ups."""
        return frozenset(self.members)

    def root(self, computation: Computation, loop: int) -> Loop:
        """The loop that stands for all loops that are tied to this one."""
        asked = found = (computation, loop)
        while (above := self.parents.get(found, found)) != found:
            found = above
        while asked != found:
            self.parents[asked], asked = found, self.parents[asked]
        return found

    def streams(self, member: Computation) -> bool:
        """Whether a reduction folds: page by page along its reduced loops."""
        if not member.reduced or not isinstance(member.body, Body) or member.indexed & {*member.reduced_loops}:
            return False
        if len(member.reduced) > 1 and combiner_of(member.body) is None:
            return False
        return all(read.source not in self.inside for read in member.reads)

    @cached_property
    def whole(self) -> frozenset[Loop]:
        """The loops of which one page holds all steps."""
        found: set[Loop] = set()
        for member in self.members:
            held = set(member.indexed)
            if not self.streams(member):
                held.update(member.reduced_loops)
            found.update(self.root(member, loop) for loop in held)
        return frozenset(found)

    def free(self, member: Computation) -> frozenset[Loop]:
        """The loops of a member's own tensor that may be cut into pages."""
        loops = {self.root(member, axis) for axis, size in enumerate(member.shape) if size > 1}
        return frozenset(loops) - self.whole

    @cached_property
    def order(self) -> tuple[Loop, ...]:
        """The loops that may be cut, those of smaller tensors first, then as in the largest tensor."""
        largest = max(reversed(self.members), key=lambda member: len(self.free(member)))
        axes = [self.root(largest, axis) for axis in range(len(largest.shape))]
        others = [loop for member in self.members for loop in sorted_loops(self, member)]
        places = {loop: place for place, loop in reversed([*enumerate(dict.fromkeys([*axes, *others]))])}
        fixed = [self.free(member) for member in self.members if self.is_fixed(member)]
        every = frozenset[Loop]().union(*(self.free(member) for member in self.members))
        return tuple(sorted(every, key=lambda loop: (-sum(loop in loops for loops in fixed), places[loop])))

    def is_fixed(self, member: Computation) -> bool:
        """Whether a member must run once per page of its own tensor: it folds, or is stored."""
        return self.streams(member) or member in self.stored

    @property
    def is_allowed(self) -> bool:
        """Whether the members can share a nest."""
        return self._keeps_loops_apart() and self._holds_little() and self._nests()

    def _keeps_loops_apart(self) -> bool:
        """No two loops of a member are tied to each other, and a contraction folds."""
        for member in self.members:
            roots = [self.root(member, loop) for loop, size in enumerate(member.sizes) if size > 1]
            if len(set(roots)) < len(roots):
                return False
            if len(self.members) > 1 and member.is_contraction and not self.streams(member):
                return False
        return True

    def _holds_little(self) -> bool:
        """No loop of many steps is held whole, unless a member by itself asks for that."""
        if len(self.members) == 1:
            return True
        contracted = [member for member in self.members if member.is_contraction]
        short = {self.root(member, axis) for member in contracted for axis in range(len(member.shape))}
        return all(
            member.sizes[loop] <= (FOLDED_WHOLE_LIMIT if (member, loop) in short else WHOLE_LIMIT)
            for member, loop in self.whole
        )

    def _nests(self) -> bool:
        """The loops of what must run once are a prefix of the loops of the next larger one."""
        sets = sorted((self.free(member) for member in self.members if self.is_fixed(member)), key=len)
        return all(smaller <= larger for smaller, larger in pairwise(sets))


def sorted_loops(group: Group, member: Computation) -> list[Loop]:
    """The loops of a member's tensor, in the order of its axes."""
    return [group.root(member, axis) for axis in range(len(member.shape))]


def groups_of(computations: Sequence[Computation]) -> list[Group]:
    """The computations in groups, in an order in which each group reads earlier ones only.

    Computations whose tensor is read from outside of their group are given a scratch.
    """
    partition = _Partition(computations)
    for computation in computations:
        partition.place(computation)
    return partition.finished()


class _Partition:
    """The groups so far: the number of each computation's group, and the members of each."""

    def __init__(self, computations: Sequence[Computation]):
        self.computations = computations
        self.position = {computation: place for place, computation in enumerate(computations)}
        self.users: dict[Computation, list[Computation]] = {computation: [] for computation in computations}
        for computation in computations:
            for maker in dict.fromkeys(_makers(computation)):
                self.users[maker].append(computation)
        self.needs_memory = {computation for computation in computations if self._is_read_from_memory(computation)}
        self.group_of: dict[Computation, int] = {}
        self.members: dict[int, tuple[Computation, ...]] = {}

    def _is_read_from_memory(self, computation: Computation) -> bool:
        """Whether a tensor must lie in memory whatever is grouped: an output, or read in another way than by pages."""
        if computation.writes:
            return True
        for user in self.users[computation]:
            reads = [read for read in user.reads if computation in makers(read.source)]
            aligned = all(is_aligned(read, user) for read in reads)
            if user.is_contraction or not isinstance(user.body, Body) or not aligned:
                return True
        return False

    def place(self, computation: Computation) -> None:
        """Put a computation, whose makers are all placed, into the groups of these if that is allowed."""
        candidates: list[int] = []
        if isinstance(computation.body, Body) and not computation.is_contraction:
            sources = [read.source for read in computation.reads if is_aligned(read, computation)]
            candidates = [self.group_of[source] for source in sources if isinstance(source, Computation)]
        distinct = sorted(set(candidates), key=lambda number: self.position[self.members[number][-1]], reverse=True)
        trials = [distinct, *([number] for number in distinct if len(distinct) > 1)]
        joined: list[int] = []
        for trial in trials:
            if self._allowed(self._merged(trial, computation), set(trial)):
                joined = trial
                break
        members = self._merged(joined, computation)
        for old in joined:
            del self.members[old]
        number = len(self.group_of)
        self.members[number] = members
        self.group_of.update(dict.fromkeys(members, number))

    def _merged(self, numbers: Sequence[int], computation: Computation) -> tuple[Computation, ...]:
        merged = [member for number in numbers for member in self.members[number]]
        return tuple(sorted([*merged, computation], key=self.position.__getitem__))

    def _allowed(self, members: tuple[Computation, ...], numbers: set[int]) -> bool:
        if len(members) > MEMBER_LIMIT:
            return False
        inside = frozenset(members)
        for member in members:
            for read in member.reads:
                paged = read.source in inside and is_aligned(read, member)
                if not paged and any(maker in inside for maker in makers(read.source)):
                    return False
        stored = inside & self.needs_memory
        return Group(members, stored).is_allowed and not self._returns(inside, numbers)

    def _returns(self, inside: frozenset[Computation], numbers: set[int]) -> bool:
        """Whether something outside of these groups reads them and is read by them."""
        seen: set[int] = set()
        pending = [user for member in inside for user in self.users[member]]
        while pending:
            user = pending.pop()
            number = self.group_of.get(user)
            if user in inside or number is None or number in seen or number in numbers:
                continue
            seen.add(number)
            for member in self.members[number]:
                if any(reader in inside for reader in self.users[member]):
                    return True
                pending.extend(self.users[member])
        return False

    def finished(self) -> list[Group]:
        """The groups in order; one that cannot nest once all readers are known is taken apart."""
        for number, members in list(self.members.items()):
            if len(members) > 1 and not self._group(members).is_allowed:
                del self.members[number]
                self.members.update({-1 - self.position[member]: (member,) for member in members})
                self.group_of.update({member: -1 - self.position[member] for member in members})
        ordered = [self._group(self.members[number]) for number in self._ordered()]
        for group in ordered:
            for member in group.members:
                outside = [user for user in self.users[member] if user not in group.inside]
                if any(read.source is member for user in outside for read in _all_reads(user)):
                    member.memory()
        return ordered

    def _group(self, members: tuple[Computation, ...]) -> Group:
        inside = frozenset(members)
        read = {member for member in members if any(user not in inside for user in self.users[member])}
        return Group(members, frozenset(read | {member for member in members if member.writes}))

    def _ordered(self) -> list[int]:
        """The groups' numbers so that each comes behind those that it reads, else by their first members."""
        waiting = sorted(self.members, key=lambda number: self.position[self.members[number][0]])
        needs = {number: self._needs(number) for number in waiting}
        done: list[int] = []
        while waiting:
            ready = next(number for number in waiting if needs[number] <= set(done))
            waiting.remove(ready)
            done.append(ready)
        return done

    def _needs(self, number: int) -> set[int]:
        read = {self.group_of[maker] for member in self.members[number] for maker in _makers(member)}
        return read - {number}


def _makers(computation: Computation) -> Iterator[Computation]:
    for read in computation.reads:
        yield from makers(read.source)


def _all_reads(computation: Computation) -> Iterator[Read]:
    """The reads of a computation, and what a gather among them reads in turn."""
    for read in computation.reads:
        yield read
        if isinstance(read.source, Rows):
            for view in (read.source.table, read.source.numbers):
                yield Read(view.source, view.element, view.forms)
