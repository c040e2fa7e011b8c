"""The rules that a program for several chips keeps, decided statement by statement.

- *Shard obligation*: what derives from a chip's own tensors gets into the spine only through an all-reduce over every
  chip, with one partial of each, in chip order, each living on its chip.
- *Linearity*: a chip does to a partial only what is linear in it, and adds nothing to it that is no partial.
- *Coverage*: the partials of a sum have disjoint parts of it that make up all; pieces overlap as replicas only.
- *Combiner*: partial sums are added, partial maxima are compared.
- *Place*: a section runs where its binder lives, on what its chip holds, in the version that is meant.
- *Equality*: every tensor is values of the source, and the results are the source's, over the reals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

import numpy as np
from xdsl.dialects.builtin import AnyFloat
from xdsl.dialects.func import FuncOp

from tp_dialect.certificate.expressions import NARROW, Expressions, Term, Value
from tp_dialect.certificate.readings import Shape, Unfollowed
from tp_dialect.chips import CopyOp, LinkOp, RunOp
from tp_dialect.kernel import LoadOp
from tp_dialect.manifest import Collective, Slice
from tp_dialect.meaning import Function, element_combiner, opaque, shape_of
from tp_dialect.phase import SectionOp
from tp_dialect.program import CollectiveOp, LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp

SHARED = -1
"""The memory that all chips have in common, where none is modelled."""


class Broken(Exception):
    """A rule that does not hold: which, of what, and how the tensor at fault came to be (`made`, by statements)."""

    def __init__(self, rule: str, facts: Mapping[str, object], start: str | None, op: StatementOp | None):
        super().__init__(rule)
        self.rule, self.facts, self.start, self.op = rule, facts, start, op
        self.made: Mapping[str, StatementOp] = {}


@dataclass
class Findings:
    """What holds of a program: `equal` to the source; the collectives that are exact, and those of floats, which are
    summed from left to right; those that sum what is given, and the kernels of which nothing is known."""

    equal: bool = False
    exact: list[str] = field(default_factory=list[str])
    rounded: list[str] = field(default_factory=list[str])
    given: list[str] = field(default_factory=list[str])
    unknown: list[str] = field(default_factory=list[str])


class Check:
    """One check of one program, against the function that it was made of, or against none."""

    def __init__(self, index: ProgramIndex, source: FuncOp | None, arguments: Sequence[str], results: Sequence[str]):
        self.index, self.source, self.names, self.chips = index, source, (arguments, results), index.chip_count
        self.space, self.findings = Expressions(free=source is None), Findings()
        self.memory, self.functions = dict[tuple[int, str], Value](), dict[str, Function]()
        self.made, self.reduced = dict[str, StatementOp](), set[int]()
        self.types = {name: tensor.tensor_type for name, tensor in index.tensors.items()}
        self.arguments, self.results = dict[str, tuple[Value, Shape]](), dict[str, tuple[Value, Shape]]()

    def run(self) -> Findings:
        """All rules, one after the other; `Broken` for the first that does not hold."""
        gap = self.pieces()
        try:
            self.read_source()
            self.give()
            self.sections()
            self.relay() if self.index.relays else self.in_order()
            self.outputs()
            if gap is not None and self.source is None:
                raise gap
        except Broken as broken:
            first = gap if gap is not None and broken.rule in ("left out", "equality", "result") else broken
            first.made = self.made
            raise first from None
        self.findings.equal = self.source is not None and not self.findings.unknown
        return self.findings

    def no(self, rule: str, start: str | None = None, op: StatementOp | None = None, **facts: object) -> NoReturn:
        """The rule does not hold, as the tensor `start` and the statement `op` show."""
        raise Broken(rule, facts, start, op)

    # The source

    def read_source(self) -> None:
        """What the results of the source are of its arguments."""
        if self.source is None:
            return
        inner, last = self.source.body.block.args, self.source.body.block.last_op
        if last is None or [len({*one}) for one in self.names] != [len(inner), len(last.operands)]:
            self.no("names", source=self.source.sym_name.data)
        for name, one in zip(self.names[0], inner, strict=True):
            self.arguments[name] = self.space.leaf(shape_of(one), "argument", name), shape_of(one)
        try:
            made = Function(self.source, self.space).run(tuple([value for value, _ in self.arguments.values()]))
        except Unfollowed as error:
            self.no("source", source=self.source.sym_name.data, why=error.text)
        self.results = dict(zip(self.names[1], zip(made, map(shape_of, last.operands), strict=True), strict=True))
        self.space.frozen = True

    def piece(self, full: tuple[Value, Shape], piece: Slice | None) -> Value:
        """What a slice is of a full value."""
        if piece is None:
            return full[0]
        sources = list(self.space.readings.whole(piece.shape))
        sources[piece.axis] = self.space.readings.listed(piece.axis, np.array(coordinates(piece)))
        return self.space.view(full[0], tuple(sources), piece.shape)

    def give(self) -> None:
        """What the tensors are that are given from outside."""
        for name, tensor in self.index.tensors.items():
            if not self.index.is_given(name):
                continue
            piece, chip = tensor.piece, self.index.chip_of.get(name)
            of, shape = (piece.of, piece.of_shape) if piece else (name, self.types[name].get_shape())
            if self.source is None:
                self.assume(of, shape, piece, chip)
            if of not in self.arguments or self.arguments[of][1] != shape:
                self.no("argument", name=name, of=of, shape=[*shape])
            for place in [SHARED] if not self.index.relays else range(self.chips) if chip is None else [chip]:
                self.memory[place, name] = self.piece(self.arguments[of], piece)
            if name in self.index.given_partials and self.index.relays:
                self.memory[0, name] = self.piece(self.arguments[of], piece)

    def assume(self, of: str, shape: Shape, piece: Slice | None, chip: int | None) -> None:
        """Without a source: what a chip is given may be a partial, unless it is a piece of a tensor."""
        own = piece is None and chip is not None and self.chips > 1
        value = self.space.leaf(shape, "own" if own else "argument", of)
        self.arguments[of] = value, shape
        if own:
            self.space.own.add(value[0][1])
            self.space.derived.add(value[0][1])
        elif piece is not None and len(piece) < shape[piece.axis]:
            self.space.dealt[value[0][1], piece.axis + 1] = shape[piece.axis]

    # Coverage

    def pieces(self) -> Broken | None:
        """Pieces overlap as replicas only. What is on no chip is given back: it is wrong if anything needs it."""
        held: dict[tuple[str, int, int], dict[int, str]] = {}
        for name, tensor in self.index.tensors.items():
            if (piece := tensor.piece) is not None:
                holder = held.setdefault((piece.of, piece.axis, piece.of_shape[piece.axis]), {})
                for x in coordinates(piece):
                    if x in holder and tensor.replica is None:
                        self.no("overlap", of=piece.of, axis=piece.axis, at=x, one=holder[x], other=name)
                    holder[x] = name
        for (of, axis, size), holder in held.items():
            if missing := [x for x in range(size) if x not in holder]:
                return Broken("gap", {"of": of, "axis": axis, "at": missing}, None, None)
        return None

    # Statements

    def in_order(self) -> None:
        """The statements as they stand; those of chips that have no relay yet, each once what it reads is there."""
        for op in self.index.statements:
            self.statement(op, SHARED)
        waiting = [[op for op in chip.body.block.ops if isinstance(op, LetOp | SectionOp)] for chip in self.index.chips]
        held = self.memory.keys()
        while ready := [ops for ops in waiting if ops and {(SHARED, name) for name in ops[0].in_names} <= held]:
            self.statement(ready[0].pop(0), SHARED)

    def statement(self, op: StatementOp, place: int) -> None:
        """One statement: whether it may read what it reads, and what it makes of that."""
        folding = self.index.collective_by_fold.get(op.out_names[0])
        for name in op.in_names:
            self.may_read(op, name, folding, place)
        values = tuple([self.memory[place, name] for name in op.in_names])
        read = dict(zip(op.in_names, values, strict=True))
        self.space.folding = folding is not None
        try:
            results = self.results_of(op, values)
        except Unfollowed as error:
            partial = next((name for name, value in read.items() if self.space.parts(value)), None)
            if folding is not None and folding.combiner.data != "sum" and partial is not None:
                self.no("combiner", partial, op, combiner=folding.combiner.data)
            others = [name for name, value in read.items() if value and not self.space.parts(value)]
            again = error.kind == "addend" and any(base in self.reduced for name in others for _, base, _ in read[name])
            what = f"`{others[0]}`" if others else "a constant"
            self.no("reduced" if again else error.kind, partial or op.in_names[0], op, why=error.text, what=what)
        for name, value in zip(op.out_names, results, strict=True):
            self.memory[place, name], self.made[name] = value, op
        if folding is not None and folding.out_name in op.out_names:
            self.memory[place, folding.out_name] = self.all_reduce(folding.collective, op, place)

    def may_read(self, op: StatementOp, name: str, folding: CollectiveOp | None, place: int) -> None:
        """A statement binds tensors of one place and reads what is there. A fold alone brings what is a chip's own into
        the spine, and the next fold alone reads a sum that is not complete."""
        home, chip = self.index.chip_of.get(op.out_names[0]), self.index.chip_of.get(name)
        summed = self.index.collective_by_fold.get(name)
        if any([self.index.chip_of.get(out) != home for out in op.out_names]):
            self.no("two places", name, op)
        if summed is not None and name != summed.out_name and folding is not summed:
            self.no("incomplete", name, op, name=name, out=summed.out_name)
        if chip not in (None, home) and self.chips > 1:
            if home is None and (folding is None or name not in folding.collective.partials):
                self.no("shard", name, op, name=name, chip=chip)
            if home is not None and place == SHARED:
                self.no("foreign", name, op, name=name, chip=chip)
        if (place, name) not in self.memory:
            self.no("not held", name, op, name=name, chip=place)

    def results_of(self, op: StatementOp, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """What a statement makes of what it reads. A section does what its kernel's function does."""
        if isinstance(op, LetOp):
            return self.function(op.callee_name).run(values)
        kernel, shapes = self.index.kernels[op.kernel_name], [self.types[name].get_shape() for name in op.out_names]
        if kernel.implements is not None:
            return self.function(kernel.implements.root_reference.data).run(values)
        if (combiner := element_combiner(kernel)) is not None:
            return (self.combined(combiner, values, shapes[0]),)
        self.findings.unknown.append(op.kernel_name)
        return tuple([opaque(self.space, (op.kernel_name, n), values, one) for n, one in enumerate(shapes)])

    def function(self, name: str) -> Function:
        """A function of the program, made ready."""
        if name not in self.functions:
            self.functions[name] = Function(self.index.functions[name], self.space)
        return self.functions[name]

    def combined(self, combiner: str, values: Sequence[Value], shape: Shape) -> Value:
        """Values combined element by element, from left to right."""
        total = values[0]
        for value in values[1:]:
            total = self.space.compute(({"sum": "addf"}.get(combiner, f"{combiner}imumf"),), (total, value), shape)
        return self.space.gathered(total)

    # Partials

    def may_be_partial(self, term: Term) -> bool:
        """A part of a sum; or what is given to a chip, if nothing says what it is."""
        return self.space.all[term[1]].part >= 0 or term[1] in self.space.own

    def all_reduce(self, one: Collective, op: StatementOp, place: int) -> Value:
        """The rules of an all-reduce, and what it makes."""
        type, space = self.types[one.out], self.space
        partials = [self.memory.get((place, name), ()) for name in one.partials]
        if len(partials) != self.chips:
            self.no("subset", one.partials[0], op, count=len(partials), chips=self.chips)
        for number, name in enumerate(one.partials):
            self.partial(one, name, partials[number], [v for n, v in enumerate(partials) if n != number])
        total = self.combined(one.combiner, partials, type.get_shape())
        if space.gathered(self.memory[place, one.out]) != total:
            self.no("fold", one.partials[-1], op, combiner=one.combiner, partials=one.partials)
        self.complete(one, op, partials)
        given = any(base in space.own for value in partials for _, base, _ in value)
        if given or space.free:
            self.findings.given += [one.out] if given else []
            total = space.leaf(type.get_shape(), "reduced", one.out)
        self.reduced.update([base for _, base, _ in total])
        rounds = one.combiner == "sum" and self.chips > 1 and isinstance(type.element_type, AnyFloat)
        (self.findings.rounded if rounds else self.findings.exact).append(one.out)
        return total

    def complete(self, one: Collective, op: StatementOp, partials: Sequence[Value]) -> None:
        """Together, partials of one sum have all of it, and nothing twice."""
        held, sources = dict[object, list[set[int]]](), dict[object, tuple[int, int]]()
        for chip, value in enumerate(partials):
            for part in [self.space.all[base] for _, base, _ in value if self.space.all[base].part >= 0]:
                if self.space.combiner(part) != one.combiner:
                    self.no("combiner", one.partials[chip], op, combiner=one.combiner)
                names = held.setdefault(self.space.sum_of(part), [set() for _ in partials])
                names[chip].update(self.space.readings.arrays[part.part].tolist())
                sources[self.space.sum_of(part)] = part.source
        for of, chips in held.items():
            names, times = np.unique([name for names in chips for name in names], return_counts=True)
            twice, missing = names[times > 1].tolist(), self.space.missing(sources[of], names).tolist()
            if twice or missing:
                self.no("twice" if twice else "left out", one.partials[-1], op, at=twice or missing)

    def partial(self, one: Collective, name: str, value: Value, others: Sequence[Value]) -> None:
        """What a chip hands to an all-reduce is a partial, or else what no other chip hands to it."""
        space, elsewhere = self.space, {term[1:] for other in others for term in self.space.gathered(other)}
        for _, base, axes in space.gathered(value):
            if self.may_be_partial((1, base, axes)) or not ((base, axes) in elsewhere or base in space.derived):
                continue
            kind = "reduced" if base in self.reduced else "addend" if any(map(self.may_be_partial, value)) else "whole"
            if base in space.derived:
                kind = "narrow" if space.all[base].of[0] in NARROW else "nonlinear"
            why = f"`{name}` is handed to the all-reduce `{one.out}`"
            self.no(kind, name, self.made.get(name), what=f"`{name}`", why=why)

    # Sections, chips, the relay

    def sections(self) -> None:
        """Once any has been moved, each section runs where its binder lives; an all-reduce on every chip in order, each
        loading its own partial."""
        sections = [op for op in self.index.statements if isinstance(op, SectionOp)]
        moved = any([len(op.chip_ids) == 1 and op.chip_ids != (0,) for op in sections])
        for op in sections:
            home, chips = self.index.chip_of.get(op.out_names[0], 0), op.chip_ids
            if len(chips) == 1 and moved and chips != (home,):
                self.no("section", None, op, chip=chips[0], home=home)
            stages = [stage for nest in self.index.kernels[op.kernel_name].nests for stage in nest.stages]
            loads = [(stage.source, stage.slot_id) for stage in stages if isinstance(stage, LoadOp)]
            inputs = list(zip(self.index.kernels[op.kernel_name].inputs, range(len(chips)), strict=False))
            if len(chips) > 1 and (chips != tuple(range(self.chips)) or loads != inputs):
                self.no("all-reduce", None, op, chips=[*chips])

    def relay(self) -> None:
        """The host's steps: a chip runs on what it holds, a copy takes what the tensor is at that time."""
        kinds, lines = (LetOp, SectionOp, LinkOp), dict[int, list[StatementOp | LinkOp]]()
        for chip in self.index.chips:
            lines[chip.chip_id] = [op for op in chip.body.block.ops if isinstance(op, kinds)]
        passed = dict.fromkeys(lines, 0)
        for step in self.index.relays[0].body.block.ops:
            if isinstance(step, CopyOp):
                name, chip = step.copied_name, step.from_chip
                if (chip, name) not in self.memory:
                    self.no("not held", name, None, name=name, chip=chip)
                self.memory[step.to_chip, name] = self.memory[chip, name]
            while isinstance(step, RunOp) and (rest := lines[step.chip_id]):
                if isinstance(line := rest[0], LinkOp):
                    if passed[step.chip_id] == step.halt:
                        break
                    passed[step.chip_id] += 1
                else:
                    self.statement(line, step.chip_id)
                rest.pop(0)
        for chip in [chip for chip, rest in lines.items() if rest]:
            self.no("unfinished", None, None, chip=chip, lines=len(lines[chip]))

    # Results

    def outputs(self) -> None:
        """Each result of the source is bound, whole or in pieces, and is what the source makes of the arguments."""
        covered: dict[str, set[int]] = {name: set() for name in self.results}
        sizes: dict[str, int] = {}
        for name, tensor in self.index.tensors.items():
            piece, shape = tensor.piece, self.types[name].get_shape()
            of = piece.of if piece else name
            if tensor.role.data not in ("output", "state") or of not in self.results:
                continue
            value = self.memory.get((SHARED if not self.index.relays else self.index.chip_of.get(name, 0), name))
            if (piece.of_shape if piece else shape) != self.results[of][1] or value is None:
                self.no("result", None, None, name=of)
            if self.space.gathered(value) != self.space.gathered(self.piece(self.results[of], piece)):
                self.no("equality", name, None, name=name, of=of)
            covered[of].update(coordinates(piece) if piece else [0])
            sizes[of] = piece.of_shape[piece.axis] if piece else 1
        for name in [name for name, held in covered.items() if len(held) != sizes.get(name)]:
            self.no("result", None, None, name=name)


def coordinates(piece: Slice) -> list[int]:
    """The coordinates of the full tensor that a piece has on its axis, in order."""
    return [x for start, length in piece.ranges for x in range(start, start + length)]
