"""Chip programs as passes, checks and engines read them: statements and halts in order, and what crosses between them.

What a chip has without receiving it: what its own statements store, and what it *holds from the start* (an input, a
weight or a state that lives on it or everywhere; and a partial that is given, where the chip folds it: the host brings
it as it brings any input). Everything else that it reads crosses from the chip that stores it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tp_dialect.chips import ChipOp, LinkOp
from tp_dialect.errors import TpError
from tp_dialect.manifest import Manifest
from tp_dialect.phase import SectionOp
from tp_dialect.program import LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp
from tp_dialect.scheduling import ChipTransfer, LinkPoint, SectionTouch, Statement, transfers


@dataclass(frozen=True)
class ChipProgram:
    """What one chip runs. Halt number k stands behind `after[k]` of its statements."""

    chip: int
    statements: tuple[StatementOp, ...]
    halts: tuple[LinkOp, ...]
    after: tuple[int, ...]

    @staticmethod
    def of(op: ChipOp) -> ChipProgram:
        """The chip program that `op` holds."""
        statements: list[StatementOp] = []
        halts: list[LinkOp] = []
        after: list[int] = []
        for line in op.body.block.ops:
            if isinstance(line, LinkOp):
                halts.append(line)
                after.append(len(statements))
            elif isinstance(line, LetOp | SectionOp):
                statements.append(line)
        return ChipProgram(op.chip_id, tuple(statements), tuple(halts), tuple(after))

    @property
    def touches(self) -> list[SectionTouch]:
        """What each statement reads and writes."""
        return [SectionTouch(op.in_names, op.out_names, (self.chip,)) for op in self.statements]

    @property
    def points(self) -> list[LinkPoint]:
        """Its halts as `scheduling` speaks of them."""
        return [
            LinkPoint(at - 1 if at else None, halt.send_names, halt.receive_names)
            for at, halt in zip(self.after, self.halts, strict=True)
        ]

    def stretch(self, begin: int, end: int) -> tuple[StatementOp, ...]:
        """The statements between halt `begin` (-1: the start) and halt `end` (their count: the end)."""
        first = self.after[begin] if begin >= 0 else 0
        return self.statements[first : self.after[end] if end < len(self.after) else None]


def chip_programs(index: ProgramIndex) -> list[ChipProgram]:
    """The chip programs of a program, one for each chip in order; empty for a chip without a `tp.chip`."""
    known = {op.chip_id: ChipProgram.of(op) for op in index.chips}
    return [known.get(chip) or ChipProgram(chip, (), (), ()) for chip in range(index.chip_count)]


def storing_chips(programs: Sequence[ChipProgram]) -> dict[str, tuple[int, ...]]:
    """For each tensor that a statement stores, the chips that do."""
    storing: dict[str, dict[int, None]] = {}
    for program in programs:
        for op in program.statements:
            for name in op.out_names:
                storing.setdefault(name, {})[program.chip] = None
    return {name: tuple(chips) for name, chips in storing.items()}


@dataclass(frozen=True)
class Crossing:
    """A transfer, and the statement that needs it: the first on the receiving chip that reads the tensor."""

    transfer: ChipTransfer
    reader: StatementOp


def crossings(index: ProgramIndex, programs: Sequence[ChipProgram]) -> list[Crossing]:
    """What crosses between chip programs, by receiving chip and then in the order of its statements.

    A tensor that two chips store and a third one reads is `TP410`: nobody could say whose it gets.
    """
    storing = storing_chips(programs)
    source: dict[str, Statement] = {}
    readers: list[Statement] = []
    manifest = Manifest(index.chip_count)
    reader_of: dict[tuple[str, int], StatementOp] = {}
    for program in programs:
        for number, op in enumerate(program.statements):
            foreign = [name for name in op.in_names if _is_foreign(index, storing, name, program.chip)]
            if not foreign:
                continue
            for name in foreign:
                source[name] = Statement(name, ())
                manifest.place(name, _only_source(storing[name], name, program.chip, op))
                reader_of.setdefault((name, program.chip), op)
            # A binder of its own for each reading statement; no tensor has a line break in its name twice over.
            binder = f"\n{program.chip}\n{number}"
            manifest.place(binder, program.chip)
            readers.append(Statement(binder, foreign))
    found = transfers([*source.values(), *readers], manifest)
    return [Crossing(one, reader_of[one.tensor, one.to_chip]) for one in found]


def _is_foreign(index: ProgramIndex, storing: dict[str, tuple[int, ...]], name: str, chip: int) -> bool:
    stored_by = storing.get(name, ())
    return bool(stored_by) and chip not in stored_by and not index.holds_from_start(name, chip)


def _only_source(chips: tuple[int, ...], name: str, chip: int, reader: StatementOp) -> int:
    if len(chips) > 1:
        listed = " and ".join(f"chip {one}" for one in chips)
        text = f"tensor `{name}` is stored by {listed}, and chip {chip} reads it to bind `{reader.out_names[0]}`"
        raise TpError("TP410", text, "give the versions names of their own, as tp-split does")
    return min(chips)
