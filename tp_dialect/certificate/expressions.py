"""Expressions: what the tensors of both programs are made of, one number for equal content.

A value is a formal sum of readings of expressions. An expression is an argument, a constant, or loops over readings of
others. Loops that move coordinates of the operands together are a group, and a group is an axis of the expression; a
coordinate on it is *named* by the coordinates of the operands that it is computed from. So a chip's loops over a part
of the coordinates, in whatever order, are found to be the expression of the source, read at the names of that part.

A reduction over a part of its names is a *partial*, an expression of its own. Partials of one sum over disjoint names
add up to the partial over all of them, and the partial over all names is the sum itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from tp_dialect.certificate.readings import Axes, Axis, Readings, Shape, Table, Unfollowed, moving_dims

Term = tuple[int, int, Axes]
"""How often, of which expression, what. The first axis of every expression says whether there is anything: it is -1
where a piece of a joined value is not, and nothing counts as zero."""
Value = tuple[Term, ...]
Columns = tuple[tuple[int, int], ...]
Key = tuple[object, ...]
"""What an operation does: its name first."""

SIGNS = {"addf": (1, 1), "addi": (1, 1), "subf": (1, -1), "subi": (1, -1), "negf": (-1,)}
COMBINERS = {"addf": "sum", "addi": "sum", "maximumf": "max", "maxsi": "max", "minimumf": "min", "minsi": "min"}
LINEAR = {"mulf": (0, 1), "muli": (0, 1), "divf": (0,), "extf": (0,), "extsi": (0,), "extract": (0,), "sum": (0,)}
"""The operands in which an operation is linear, the others given."""
SPREAD = 4
"""A linear operation on a sum of up to so many terms is the sum of what it makes of each."""
NARROW = ("truncf", "trunci", "fptosi", "fptoui")


@dataclass(frozen=True)
class Group:
    """Loops that move `columns` (operand, axis) together: those that the result keeps, and those that it combines.
    `rows` is the number of the table of what they read, with a row for each coordinate of the result. Without a source
    a group that chips have parts of is `dealt`, and named by the column `by` of an axis of `size`, where known."""

    outer: tuple[int, ...]
    inner: tuple[int, ...]
    columns: Columns
    rows: int = -1
    sums: bool = False
    dealt: bool = False
    by: int = -1
    size: int = 0


Groups = tuple[Group, ...]
Cuts = list[tuple[int, Table]]


@dataclass(frozen=True)
class Expression:
    """`of` is its name, or what its loops do to the operands `bases`. A partial is the expression `whole` with only the
    names `part` of the reduction `source` (expression, group) in it."""

    of: Key
    bases: tuple[int, ...] = ()
    axes: tuple[Axes, ...] = ()
    groups: Groups = ()
    whole: int = -1
    source: tuple[int, int] = (-1, -1)
    part: int = -1


class Expressions:
    """All expressions. With a source its own are all there are, once it is `frozen`. `free`: without a source, what the
    chips compute makes them, and names are added as they are met."""

    def __init__(self, free: bool) -> None:
        self.readings, self.free, self.frozen, self.reason = Readings(units=free), free, False, ""
        self.all: list[Expression] = []
        self.folding = False
        self.zeros, self.slabs = set[int](), dict[bytes, int]()
        self.dealt: dict[tuple[int, int], int] = {}
        """Without a source: the axes that chips have parts of, each with its size, or 0 where that is not known."""
        self.own: set[int] = set()
        """Without a source: what may be a partial, given to a chip or linear in what is; `derived`: made of those."""
        self.derived: set[int] = set()
        self._ids: dict[Expression, int] = {}
        self._known: dict[object, list[int]] = {}
        self._names: dict[object, dict[bytes, int]] = {}
        self._groups: dict[object, Groups] = {}
        self._rows: dict[object, int] = {}
        self._reads: dict[object, tuple[Axes, Cuts]] = {}

    def expression(self, one: Expression) -> int:
        """The number of an expression."""
        if one not in self._ids:
            self._ids[one] = len(self.all)
            self.all.append(one)
        return self._ids[one]

    def leaf(self, shape: Shape, *of: object) -> Value:
        """All of an expression that has a name only."""
        return ((1, self.expression(Expression(of)), ((0, ()), *self.readings.whole(shape))),)

    def view(self, value: Value, sources: Axes, shape: Shape) -> Value:
        """A value read at `sources`, without what is nowhere there."""
        read = [(n, base, self.readings.through(axes, sources, shape)) for n, base, axes in value]
        return tuple([term for term in read if term[2][0] != (-1, ())])

    # Sums and partials

    def parts(self, value: Value) -> bool:
        """Whether there is a partial in it."""
        return any([self.all[base].part >= 0 for _, base, _ in value])

    def combiner(self, one: Expression) -> object:
        """What combines the names of which a partial has some."""
        return self.all[one.source[0]].of[0]

    def gathered(self, terms: Iterable[Term]) -> Value:
        """The sum of terms: equal ones counted, zeros left out, partials of one sum over disjoint names joined."""
        counted: dict[tuple[int, Axes], int] = {}
        sets: dict[tuple[int, int, tuple[int, int], Axes], list[int]] = {}
        for n, base, axes in terms:
            one, moved = self.all[base], self.readings.moved(axes)
            if one.part >= 0 and self.combiner(one) == "sum":
                sets.setdefault((n, one.whole, one.source, moved), []).append(one.part)
            elif base not in self.zeros:
                counted[base, moved] = counted.get((base, moved), 0) + n
        for (n, whole, source, moved), parts in sets.items():
            for base in self._united(whole, source, parts):
                counted[base, moved] = counted.get((base, moved), 0) + n
        return tuple(sorted([(n, base, axes) for (base, axes), n in counted.items() if n]))

    def _united(self, whole: int, source: tuple[int, int], parts: Sequence[int]) -> list[int]:
        """Partials of one reduction as one; those of a sum stay apart where they overlap."""
        lists = [self.readings.arrays[part] for part in parts]
        union = np.unique(np.concatenate(lists))
        apart = self.all[source[0]].of[0] == "sum" and len(union) < sum(map(len, lists))
        return [self._partial(whole, source, names) for names in (lists if apart else [union])]

    def _partial(self, whole: int, source: tuple[int, int], names: Table) -> int:
        if not len(self.missing(source, names)):
            return whole
        return self.expression(Expression(("part",), (), (), (), whole, source, self.readings.table(names)))

    def sum_of(self, part: Expression) -> object:
        """What a partial is a part of; without a source, all sums along an axis of one size are taken together."""
        size = self.all[part.source[0]].groups[part.source[1]].size
        return ("size", size) if size else (part.whole, part.source)

    def missing(self, source: tuple[int, int], names: Table) -> Table:
        """The names that a partial lacks of the reduction `source`."""
        group = self.all[source[0]].groups[source[1]]
        if group.size or (not self.free and len(names) < len(self.readings.arrays[group.rows])):
            return np.setdiff1d(np.arange(group.size or len(self.readings.arrays[group.rows])), names)
        return np.setdiff1d(np.array(list(self._index(group).values())), names) if self.free else names[:0]

    def single(self, value: Value, shape: Shape) -> Term:
        """A value as a reading of one expression."""
        if len(value) == 1 and value[0][0] == 1:
            return value[0]
        terms = sorted(value, key=lambda term: (term[1], term[0]))
        key = "add", *[n for n, _, _ in terms]
        return self._settled(key, [(1, base, axes) for _, base, axes in terms], shape, ())

    # Computations

    def compute(self, key: Key, values: Sequence[Value], shape: Shape, inner: tuple[int, ...] = ()) -> Value:
        """What an operation makes of the elements at each point of loops over `shape`; or, by the combiner that it is,
        of the elements at all points of the loops `inner`."""
        name, asked = str(key[0]), [number for number, value in enumerate(values) if self.parts(value)]
        if name in SIGNS:
            if asked and not self.folding and not all(map(self._adds_up, values)):
                raise Unfollowed("addend", "what is no partial is added to one")
            signed = zip(SIGNS[name], values, strict=True)
            return self.gathered([(sign * n, base, axes) for sign, value in signed for n, base, axes in value])
        if any(self.is_zero(values[number]) for number in LINEAR.get(name, ())):
            return ()
        if COMBINERS.get(name) in ("max", "min") and len(asked) == 2:
            return self._compared(COMBINERS[name], values)
        selects = name == "select" and asked and asked[0] > 0 and self.is_zero(values[3 - asked[0]])
        if len(asked) > 1 or (asked and not selects and asked[0] not in LINEAR.get(name, ())):
            raise Unfollowed("narrow" if name in NARROW else "nonlinear", f"`{name}` is not linear in a partial")
        spread = asked or [number for number in LINEAR.get(name, ()) if self._spreads(values[number])]
        if not spread:
            return (self._settled(key, [self.single(value, shape) for value in values], shape, inner),)
        result: list[Term] = []
        for n, base, axes in values[spread[0]]:
            one, terms = self.all[base], [self.single(v, shape) for m, v in enumerate(values) if m != spread[0]]
            there, left = (axes[0], (0, ())) if {*moving_dims(axes[:1])}.isdisjoint(inner) else ((0, ()), axes[0])
            terms.insert(spread[0], (1, base if one.part < 0 else one.whole, (left, *axes[1:])))
            _, made, read = self._settled(key, terms, shape, inner)
            if self.all[made].part >= 0 <= one.part:
                raise Unfollowed("nonlinear", "it takes some only of the terms of a partial")
            names = self.readings.arrays[one.part]
            made = made if one.part < 0 else self._partial(made, one.source, names)
            result.append((n, made, (there, *read[1:])))
        return self.gathered(result)

    def _adds_up(self, value: Value) -> bool:
        """Whether a value may be added to a partial: one itself, what may be one, or nothing."""
        return self.parts(value) or (self.zeros | self.own).issuperset([base for _, base, _ in value])

    def is_zero(self, value: Value) -> bool:
        """Nothing but zeros."""
        return self.zeros.issuperset([base for _, base, _ in value])

    def _spreads(self, value: Value) -> bool:
        """Whether what is linear in a value is done term by term: of a few terms, a multiple, or nothing in places."""
        return 1 < len(value) <= SPREAD or (len(value) == 1 and (value[0][0] != 1 or value[0][2][0] != (0, ())))

    def _compared(self, combiner: str, values: Sequence[Value]) -> Value:
        """Partial maxima (minima) of one reduction as one."""
        ones = [self.all[base] for value in values for _, base, _ in value]
        same = len({(one.whole, one.source) for one in ones}) == 1 and len({v[0][2] for v in values}) == 1
        if not same or self.combiner(ones[0]) != combiner:
            raise Unfollowed("nonlinear", f"a {combiner} is not linear in a partial")
        [base] = self._united(ones[0].whole, ones[0].source, [one.part for one in ones])
        return ((1, base, values[0][0][2]),)

    def _settled(self, key: Key, terms: Sequence[Term], shape: Shape, inner: tuple[int, ...]) -> Term:
        """The expression that an operation on these operands is, and where the loops read it."""
        bases, axes = tuple([base for _, base, _ in terms]), tuple([axes for _, _, axes in terms])
        known = self._known.setdefault((key, bases, len(shape), inner), [])
        for number in known:
            found = self._matched(number, axes, shape)
            if found is not None:
                return found
        if self.frozen:
            raise Unfollowed("match", self.reason if known else f"the source has no such `{key[0]}` of these values")
        groups = self._groups_of(key[0] == "sum", bases, axes, shape, inner)
        number = self.expression(Expression(key, bases, tuple(map(self.readings.moved, axes)), groups))
        if number not in known:
            known.append(number)
            self._spread(number)
        found = self._matched(number, axes, shape)
        if found is None:
            raise Unfollowed("match", self.reason)
        return found

    def _spread(self, number: int) -> None:
        """Without a source: which axes are dealt, and what may be a partial, follows from the operands. An axis along
        which a given piece is a factor keeps the size of the whole, so that what a sum over it lacks is known."""
        one = self.all[number]
        for place, group in enumerate([group for group in one.groups if group.outer]):
            if group.dealt:
                base = self.all[one.bases[group.columns[group.by][0]]]
                factor = one.of[0] in ("mulf", "muli", "extract") and (not base.groups or base.of[0] == "extract")
                self.dealt[number, place + 1] = group.size if factor else 0
        made = [place for place, base in enumerate(one.bases) if base in self.derived]
        if made or any(group.dealt and group.inner and not group.size for group in one.groups):
            self.derived.add(number)
            linear = len(made) == 1 and one.bases[made[0]] in self.own and made[0] in LINEAR.get(str(one.of[0]), ())
            if linear or one.of[0] in COMBINERS.values():
                self.own.add(number)

    # Names

    def _groups_of(self, sums: bool, bases: Shape, axes: tuple[Axes, ...], shape: Shape, inner: Shape) -> Groups:
        columns = {(j, a): moving_dims([axis]) for j, one in enumerate(axes) for a, axis in enumerate(one)}
        sizes = {(j, a): self.dealt[bases[j], a] for j, a in columns if (bases[j], a) in self.dealt}
        key = sums, axes, shape, inner, tuple(sizes.items())
        if key not in self._groups:
            group_of = list(range(len(shape)))
            for dims in columns.values():
                for dim in dims:
                    group_of = [group_of[dims[0]] if one == group_of[dim] else one for one in group_of]
            groups = [Group((), (), tuple([one for one, dims in columns.items() if not dims]))]
            for name in dict.fromkeys(group_of):
                dims = {dim for dim, one in enumerate(group_of) if one == name}
                moved = tuple([one for one, moving in columns.items() if dims & {*moving}])
                group = Group(tuple(sorted(dims - {*inner})), tuple(sorted(dims & {*inner})), moved, sums=sums)
                if any(one in sizes for one in moved):
                    group = self._by(group, [sizes.get(one, 0) for one in moved], axes, shape)
                groups += self._factors(group, axes, shape) if group.outer and moved and not self.free else [group]
            self._groups[key] = tuple([replace(one, rows=self._rows_of(one, axes, shape)) for one in groups])
        return self._groups[key]

    def _by(self, group: Group, sizes: Sequence[int], axes: Sequence[Axes], shape: Shape) -> Group:
        """A dealt group, named by the coordinates of its smallest axis that tell its points apart, if there is one."""
        rows = self.readings.arrays[self._rows_of(group, axes, shape)]
        apart = [by for by, size in enumerate(sizes) if size and len(np.unique(rows[:, by])) == len(rows)]
        by = min(apart, key=lambda one: sizes[one], default=-1)
        return replace(group, dealt=True, by=by, size=sizes[by] if apart else 0)

    def _factors(self, group: Group, axes: Sequence[Axes], shape: Shape) -> list[Group]:
        """A group as several over its loops, where these read each combination of what each of the several reads."""

        def count(*parts: Columns) -> int:
            one = replace(group, columns=sum(parts, ()))
            return len(self._index(replace(one, rows=self._rows_of(one, axes, shape))))

        alike: dict[object, Columns] = {}
        for j, a in group.columns:
            alike[axes[j][0], axes[j][a]] = (*alike.get((axes[j][0], axes[j][a]), ()), (j, a))
        factors: list[Columns] = []
        for columns in alike.values():
            tied = [other for other in factors if count(other, columns) < count(other) * count(columns)]
            factors = [*[other for other in factors if other not in tied], sum(tied, columns)]
        independent = count(*factors) == prod([count(one) for one in factors])
        return [replace(group, columns=tuple(sorted(one))) for one in factors] if independent else [group]

    def _rows_of(self, group: Group, axes: Sequence[Axes], shape: Shape) -> int:
        """The number of the table of what a group reads; -1 where there is nothing, which a sum leaves out."""
        dims, reads = (*group.outer, *group.inner), tuple([(axes[j][0], axes[j][a]) for j, a in group.columns])
        key = dims, len(group.outer), tuple([shape[dim] for dim in dims]), reads, group.sums
        if key not in self._rows:
            count = prod([shape[dim] for dim in group.outer or group.inner])
            grids, kept = list[Table](), np.ones(count, dtype=bool)
            for there, read in reads:
                grids.append(self.readings.grid(read, dims, shape))
                if not {*moving_dims([there])}.isdisjoint(moving_dims([read])):
                    nothing = self.readings.grid(there, dims, shape) < 0
                    grids[-1][nothing] = -1
                    if group.sums and not group.outer:
                        kept &= ~nothing.reshape(-1)
            table = np.stack(grids, -1).reshape(count, -1) if grids else np.zeros((count, 0), np.int64)
            self._rows[key] = self.readings.table(np.ascontiguousarray(table[kept]))
        return self._rows[key]

    def _index(self, group: Group) -> dict[bytes, int]:
        """What a group reads, row by row, each with its name: the number of the first row like it."""
        key = group.rows, group.by, group.size
        if key not in self._names:
            names = self._names[key] = {}
            for number, row in enumerate(self.readings.arrays[group.rows]):
                names.setdefault(row.tobytes(), number if group.by < 0 else int(row[group.by]))
        return self._names[key]

    def _named(self, group: Group, rows: int) -> Table:
        names, found = self._index(group), list[int]()
        for row in self.readings.arrays[rows]:
            if row.tobytes() not in names and not self.free:
                raise Unfollowed("match", "it pairs coordinates of its operands that the source does not pair")
            new = len(self.readings.arrays[group.rows]) + len(names) if group.by < 0 else int(row[group.by])
            found.append(names.setdefault(row.tobytes(), new))
        return np.array(found, dtype=np.int64)

    def _matched(self, number: int, axes: tuple[Axes, ...], shape: Shape) -> Term | None:
        """How loops over these operands read expression `number`; None where they do not."""
        one, made, key = self.all[number], number, (id(self.all[number].groups), axes, shape)
        try:
            if key not in self._reads:
                self._reads[key] = self._read(one.groups, axes, shape)
            for place, names in self._reads[key][1]:
                made = self._cut(number, made, place, names)
        except Unfollowed as error:
            self.reason = error.text
            return None
        return 1, made, self._reads[key][0]

    def _read(self, groups: Groups, axes: Sequence[Axes], shape: Shape) -> tuple[Axes, Cuts]:
        """Where loops read the axes that these groups are, and which names of the groups that are combined."""
        result, cuts = list[Axis]([(0, ())]), Cuts()
        for place, group in enumerate(groups):
            rows = self._rows_of(group, axes, shape)
            if group.outer:
                names = self._named(group, rows).reshape([shape[dim] for dim in group.outer])
                result.append(self.readings.apart(names, group.outer, shape))
            elif rows != group.rows or group.size:
                cuts.append((place, self._named(group, rows)))
        return tuple(result), cuts

    def _cut(self, number: int, made: int, place: int, names: Table) -> int:
        """A reduction over some of its names only, or over all of them in another order."""
        one, group = self.all[number], self.all[number].groups[place]
        every = len(self.readings.arrays[group.rows])
        if not group.size and np.array_equal(names, np.arange(every)):
            return made
        if one.of[0] not in COMBINERS.values() or not group.inner or len({*self._index(group).values()}) < every:
            raise Unfollowed("match", "it takes some only of what the source needs together")
        if len(chosen := np.unique(names)) < len(names) or made != number or (self.free and not group.size):
            raise Unfollowed("match", "it counts terms twice, or others than those of the source")
        return self._partial(number, (number, place), chosen)
