"""ONE walk over a program, into dictionaries: what every pass, check and run reads instead of looking symbols up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tp_dialect.attributes import SliceAttr
from tp_dialect.chips import ChipOp, CopyOp, LinkOp, RelayOp, RunOp
from tp_dialect.kernel import KernelOp
from tp_dialect.manifest import Manifest, Slice
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import CollectiveOp, LetOp, ProgramOp, TensorOp
from tp_dialect.scheduling import SectionTouch, Statement
from tp_dialect.terse import ops_of

StatementOp = LetOp | SectionOp
"""What binds tensors."""

GIVEN = frozenset({"input", "weight", "state"})
"""The roles that hold something before the first statement."""


@dataclass
class ProgramIndex:
    """A program's symbols by name and its lines in order, as they were when the index was made.

    `lines` are the statements and phases that stand in the program itself (not in a `tp.chip`), in order.
    """

    program: ProgramOp
    tensors: dict[str, TensorOp] = field(default_factory=dict[str, TensorOp])
    functions: dict[str, FuncOp] = field(default_factory=dict[str, FuncOp])
    kernels: dict[str, KernelOp] = field(default_factory=dict[str, KernelOp])
    collectives: list[CollectiveOp] = field(default_factory=list[CollectiveOp])
    lines: list[LetOp | SectionOp | PhaseOp] = field(default_factory=list[LetOp | SectionOp | PhaseOp])
    chips: list[ChipOp] = field(default_factory=list[ChipOp])
    relays: list[RelayOp] = field(default_factory=list[RelayOp])

    @staticmethod
    def of(program: ProgramOp) -> ProgramIndex:
        """The index of `program`. Of two symbols of one name the later one is held (the verifier refuses them)."""
        index = ProgramIndex(program)
        tensors, lines = index.tensors, index.lines
        for op in ops_of(program.body.block):
            kind = type(op)
            if kind is TensorOp:
                tensors[op.properties["sym_name"].data] = op  # pyright: ignore
            elif kind is SectionOp or kind is LetOp or kind is PhaseOp:
                lines.append(op)  # pyright: ignore
            elif isinstance(op, CollectiveOp):
                index.collectives.append(op)
            elif isinstance(op, FuncOp):
                index.functions[op.sym_name.data] = op
            elif isinstance(op, KernelOp):
                index.kernels[op.sym_name.data] = op
            elif isinstance(op, ChipOp):
                index.chips.append(op)
            elif isinstance(op, RelayOp):
                index.relays.append(op)
        return index

    @property
    def chip_count(self) -> int:
        """How many chips the program has."""
        return self.program.chip_count

    @cached_property
    def statements(self) -> list[StatementOp]:
        """All statements of the program itself in order, those of phases included."""
        statements: list[StatementOp] = []
        for line in self.lines:
            if type(line) is PhaseOp:
                statements.extend(op for op in line.body.block.ops if isinstance(op, SectionOp))
            else:
                statements.append(cast(StatementOp, line))
        return statements

    @cached_property
    def chip_of(self) -> dict[str, int]:
        """The chip of each chip-local tensor."""
        # The accessors of properties are slower than this, and a program has tens of thousands of tensors.
        return {
            name: chip.value.data
            for name, tensor in self.tensors.items()
            if type(chip := tensor.properties.get("chip")) is IntegerAttr
        }

    @cached_property
    def manifest(self) -> Manifest:
        """What the program's tensors and collectives say of places and pieces."""
        chip_of = dict(self.chip_of)
        slices: dict[str, Slice] = {}
        for name, tensor in self.tensors.items():
            piece = tensor.properties.get("slice")
            if isinstance(piece, SliceAttr):
                slices[name] = piece.data
        return Manifest(self.chip_count, chip_of, slices, [op.collective for op in self.collectives])

    @cached_property
    def collective_by_fold(self) -> dict[str, CollectiveOp]:
        """The collective that a binder is a fold of."""
        return {fold: op for op in self.collectives for fold in op.collective.folds}

    @cached_property
    def given_partials(self) -> frozenset[str]:
        """Partials of collectives that are given from outside: the host brings them to the chips that fold them."""
        partials = (name for op in self.collectives for name in op.collective.partials)
        return frozenset(name for name in partials if name in self.tensors and self.is_given(name))

    def is_given(self, name: str) -> bool:
        """Whether the tensor holds something before the first statement."""
        return self.tensors[name].role.data in GIVEN

    def holds_from_start(self, name: str, chip: int) -> bool:
        """Whether a chip program has the tensor before its first statement, without receiving it."""
        return self.is_given(name) and (self.tensors[name].chip_id in (None, chip) or name in self.given_partials)

    def touch(self, section: StatementOp) -> SectionTouch:
        """What a statement reads and writes, and on which chips it runs."""
        outs = section.out_names
        on = section.chip_ids if isinstance(section, SectionOp) else (self.manifest.chip_running(outs[0]),)
        return SectionTouch(set(section.in_names), set(outs), set(on))

    @cached_property
    def pure_statements(self) -> list[Statement]:
        """The statements as names alone, for `scheduling.transfers`; one of several binders counts once for each."""
        return [Statement(out, op.in_names) for op in self.statements for out in op.out_names]


def programs_of(module: ModuleOp) -> Iterator[ProgramOp]:
    """The programs of a module, in order, those inside nested modules too."""
    for op in module.body.block.ops:
        if isinstance(op, ProgramOp):
            yield op
        elif isinstance(op, ModuleOp):
            yield from programs_of(op)


def halts_of(chip: ChipOp) -> Iterator[LinkOp]:
    """The halts of a chip, in order."""
    return (op for op in chip.body.block.ops if isinstance(op, LinkOp))


def steps_of(relay: RelayOp) -> Iterator[Operation]:
    """The host's steps, in order."""
    return (op for op in relay.body.block.ops if isinstance(op, RunOp | CopyOp))
