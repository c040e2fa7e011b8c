"""What a person asks of a program: what a tensor is, who makes it where, why it crosses between chips.

What a tensor is comes from the checker, which derives it from the source; the rest is read off the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from tp_dialect.certificate.expressions import Expression, Value
from tp_dialect.certificate.readings import Axis, moving_dims
from tp_dialect.certificate.rules import SHARED, Broken, Check
from tp_dialect.certification import LEFT_TO_RIGHT, check_of
from tp_dialect.chip_programs import chip_programs, crossings
from tp_dialect.errors import TpError
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program_index import ProgramIndex, StatementOp
from tp_dialect.refusals import refusal, runs
from tp_dialect.scheduling import transfers
from tp_dialect.summary import Summary, byte_size

TERMS = 6
"""The terms of a sum that are written out."""


@dataclass(frozen=True)
class Made:
    """A statement: its line, the chips that run it, and when, in words."""

    op: StatementOp
    line: str
    chips: tuple[int, ...]
    when: str


@dataclass(frozen=True)
class Crossing:
    """A tensor that one chip needs from another one, and the statement that needs it."""

    tensor: str
    source: int
    target: int
    reader: str
    bytes: int


@dataclass
class TensorRecord:
    """What there is to say of one tensor."""

    name: str
    declared: str
    what: list[str] = field(default_factory=list[str])
    made: list[str] = field(default_factory=list[str])
    read: list[str] = field(default_factory=list[str])
    crossings: list[str] = field(default_factory=list[str])
    why: list[str] = field(default_factory=list[str])
    removed_by: list[str] = field(default_factory=list[str])


@dataclass
class ProgramRecord:
    """A program on a page."""

    summary: list[str]
    collectives: list[str]
    crossings: list[str]
    certificate: str


@dataclass
class ChipRecord:
    """A chip on a page."""

    chip: int
    statements: int
    own_bytes: int
    pieces: list[str]
    sends: list[str]
    receives: list[str]


class Explanation:
    """Answers about one program. What the checker refuses is said once, and the rest still answered."""

    def __init__(self, index: ProgramIndex):
        self.index = index
        self.check: Check = check_of(index)
        self.refused: TpError | None = None
        try:
            self.check.run()
        except Broken as broken:
            self.refused = refusal(broken, index)

    @cached_property
    def statements(self) -> list[Made]:
        """All statements, each with where and when it runs."""
        found: list[Made] = []
        phases = [line for line in self.index.lines if isinstance(line, PhaseOp)]
        for op in self.index.statements:
            parent = op.parent_op()
            number = phases.index(parent) if isinstance(parent, PhaseOp) else None
            when = f"statement {len(found)}" if number is None else f"phase {number} of {len(phases)}"
            chips = op.chip_ids if isinstance(op, SectionOp) else (self.index.manifest.chip_running(op.out_names[0]),)
            found.append(Made(op, op.line(), chips, when))
        for program in chip_programs(self.index) if self.index.chips else ():
            for number, op in enumerate(program.statements):
                halts = sum(after <= number for after in program.after)
                when = f"statement {number}, behind halt {halts - 1}" if halts else f"statement {number}"
                found.append(Made(op, op.line(), (program.chip,), when))
        return found

    @cached_property
    def crossings(self) -> list[Crossing]:
        """What chips need of each other; of a program that is not split yet, what they would need."""
        if self.index.chips:
            pairs = [(one.transfer, one.reader) for one in crossings(self.index, chip_programs(self.index))]
        else:
            found = transfers(self.index.pure_statements, self.index.manifest)
            pairs = [(one, self._reader(one.tensor, one.to_chip)) for one in found]
        return [
            Crossing(one.tensor, one.from_chip, one.to_chip, reader.line(), self._bytes(one.tensor))
            for one, reader in pairs
        ]

    def _reader(self, name: str, chip: int) -> StatementOp:
        running = self.index.manifest.chip_running
        readers = [op for op in self.index.statements if name in op.in_names]
        return next(op for op in readers if any(running(out) == chip for out in op.out_names))

    def _bytes(self, name: str) -> int:
        return byte_size(self.index.tensors[name].tensor_type)

    # A tensor

    def tensor(self, name: str, chip: int | None = None) -> TensorRecord:
        """What there is to say of a tensor, on `chip` alone if one is given; `TP007` if there is none of that name."""
        if name not in self.index.tensors:
            near = [one for one in self.index.tensors if name in one][:3]
            raise TpError(
                "TP007", f"the program has no tensor `{name}`", f"near it: {', '.join(near)}" if near else None
            )
        record = TensorRecord(name, self.index.tensors[name].line())
        record.what = self.what(name)
        here = [one for one in self.statements if chip is None or chip in one.chips]
        record.made = [_said(one) for one in here if name in one.op.out_names]
        record.read = [_said(one) for one in here if name in one.op.in_names]
        crossing = [one for one in self.crossings if one.tensor == name and chip in (None, one.source, one.target)]
        record.crossings = [_crosses(one) for one in crossing]
        self._explain(name, record)
        return record

    def what(self, name: str) -> list[str]:
        """What a tensor is of which full tensor, in the words of the proof."""
        places = [SHARED, self.index.chip_of.get(name, 0)]
        value = next((self.check.memory[place, name] for place in places if (place, name) in self.check.memory), None)
        if value is None:
            return ["the checker does not come to it" if self.refused else "nothing binds it"]
        if not value:
            return ["zero"]
        lines = [self._term(n, base, axes) for n, base, axes in value[:TERMS]]
        lines += [f"and {len(value) - TERMS} more terms"] if len(value) > TERMS else []
        return ["the sum of", *lines] if len(value) > 1 else lines

    def _term(self, times: int, base: int, axes: Sequence[Axis]) -> str:
        one = self.check.space.all[base]
        factor = "" if times == 1 else f"{times} times "
        if one.part < 0:
            return f"{factor}{self._name(base)}{self._box(one, axes)}"
        names = self.check.space.readings.arrays[one.part].tolist()
        source = self.check.space.all[one.source[0]]
        group = source.groups[one.source[1]]
        total = group.size or len(self.check.space.readings.arrays[group.rows])
        of = f"{factor}a partial of {self._name(one.whole)}: {source.of[0]} over {runs(names)} of 0..{total - 1}"
        return of + self._box(self.check.space.all[one.whole], axes)

    def _box(self, one: Expression, axes: Sequence[Axis]) -> str:
        """The coordinates that are read, of each axis of which it is not all."""
        outer = [group for group in one.groups if group.outer]
        sizes = [len(self.check.space.readings.arrays[group.rows]) for group in outer]
        if not outer and one.of[0] in ("argument", "own"):
            sizes = list(self.check.arguments[str(one.of[1])][1])
        parts: list[str] = []
        for number, (axis, size) in enumerate(zip(axes[1:], sizes, strict=False)):
            held = self._coordinates(axis)
            if len(held) < size:
                parts.append(f"axis {number} at {runs(held)} of 0..{size - 1}")
        return f", {'; '.join(parts)}" if parts else ", all of it"

    def _coordinates(self, axis: Axis) -> list[int]:
        readings, dims = self.check.space.readings, moving_dims([axis])
        shape = [0] * (max(dims, default=-1) + 1)
        for moving, number in axis[1]:
            for dim, size in zip(moving, readings.arrays[number].shape, strict=True):
                shape[dim] = size
        return np.unique(readings.grid(axis, dims, shape)).tolist()

    def _name(self, base: int) -> str:
        one = self.check.space.all[base]
        if one.of[0] in ("argument", "own", "reduced"):
            return f"`{one.of[1]}`"
        return self._names.get(base) or f"a `{one.of[0]}` of the source"

    @cached_property
    def _names(self) -> dict[int, str]:
        """The first tensor that is of an expression, by which a person knows it; chips' suffixes left out."""
        names: dict[int, str] = {}
        for (_, name), value in self.check.memory.items():
            if len(value) == 1:
                base, chip = value[0][1], self.index.chip_of.get(name)
                one = self.check.space.all[base]
                whole = base if one.part < 0 else one.whole
                names.setdefault(whole, f"`{name if chip is None else name.removesuffix(f'_c{chip}')}`")
        return names

    # Why

    def _explain(self, name: str, record: TensorRecord) -> None:
        """Why a tensor is reduced, or crosses, and what would make that needless."""
        folding = self.index.collective_by_fold.get(name)
        made_by = {out: one for one in self.statements for out in one.op.out_names}
        if folding is not None:
            path = list(self._back(folding.collective.partials[0], made_by))[::-1]
            record.why.append(f"it is the all-reduce of {_listed(folding.collective.partials)}")
            for piece in self._cut_by(path):
                record.why.append(
                    f"`{piece}` is cut along the axis that is summed over: {self.index.tensors[piece].line()}"
                )
                record.removed_by.append(self._whole(piece))
            record.why += [f"  {one.line}" for one in path]
        for one in [one for one in self.crossings if one.tensor == name]:
            record.why.append(f"chip {one.target} needs it for {one.reader}")
            if name not in self.index.chip_of:
                record.removed_by.append(f"chip {one.target} computing it again (tp-split's spine=everywhere)")

    def _back(self, name: str, made_by: dict[str, Made]) -> Iterator[Made]:
        """The statements behind a partial, back to the one that makes it."""
        while (one := made_by.get(name)) is not None:
            yield one
            name = next((each for each in one.op.in_names if self._is_partial(each)), "")

    def _is_partial(self, name: str) -> bool:
        value: Value = (
            self.check.memory.get((SHARED, name))
            or self.check.memory.get((self.index.chip_of.get(name, 0), name))
            or ()
        )
        return self.check.space.parts(value)

    def _cut_by(self, path: Sequence[Made]) -> list[str]:
        """The given pieces that the statement reads which makes a partial."""
        reads = path[0].op.in_names if path else ()
        return [one for one in reads if self.index.is_given(one) and self.index.tensors[one].piece is not None]

    def _whole(self, name: str) -> str:
        piece, type = self.index.tensors[name].piece, self.index.tensors[name].tensor_type
        if piece is None:
            return ""
        more = byte_size(type) * (piece.of_shape[piece.axis] - len(piece)) // len(piece)
        return f"all of `{piece.of}` on every chip ({more:,} bytes more), and what it is multiplied by as well"

    # The program and its chips

    def program(self) -> ProgramRecord:
        """The program on a page."""
        found = self.check.findings
        orders = {**dict.fromkeys(found.exact, "exact"), **dict.fromkeys(found.rounded, LEFT_TO_RIGHT)}
        collectives = [
            f"{op.combiner.data} {op.out_name} = {_listed(op.collective.partials)}, {self._bytes(op.out_name):,} bytes"
            f" a partial, {orders.get(op.out_name, 'not checked')}"
            for op in self.index.collectives
        ]
        state = (
            f"refused: {self.refused}"
            if self.refused
            else "all rules hold" + (", equal to its source" if found.equal else "")
        )
        return ProgramRecord(
            Summary.of(self.index).lines(), collectives, [_crosses(one) for one in self.crossings], state
        )

    def chip(self, chip: int) -> ChipRecord:
        """A chip on a page; `TP021` if there is none of that number."""
        if not 0 <= chip < self.index.chip_count:
            raise TpError("TP021", f"expected a chip in 0..{self.index.chip_count - 1}, got chip {chip}")
        pieces = [op for op in self.index.tensors.values() if op.chip_id == chip and op.piece is not None]
        return ChipRecord(
            chip,
            sum(chip in one.chips for one in self.statements),
            sum(byte_size(op.tensor_type) for op in pieces if op.role.data == "weight"),
            [op.line() for op in pieces],
            [_crosses(one) for one in self.crossings if one.source == chip],
            [_crosses(one) for one in self.crossings if one.target == chip],
        )


def _said(one: Made) -> str:
    chips = ", ".join(map(str, one.chips))
    return f"{one.line} ({one.when}, chip{'s' if len(one.chips) > 1 else ''} {chips})"


def _crosses(one: Crossing) -> str:
    return f"`{one.tensor}` from chip {one.source} to chip {one.target}, {one.bytes:,} bytes, for {one.reader}"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
