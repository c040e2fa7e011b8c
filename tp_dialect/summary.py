"""What a program is, in a few numbers: chips, statements, kernels, collectives, phases, bytes per chip."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import FixedBitwidthType, TensorType

from tp_dialect.chip_programs import chip_programs
from tp_dialect.chips import CopyOp
from tp_dialect.phase import PhaseOp
from tp_dialect.program_index import ProgramIndex, steps_of


def byte_size(type: TensorType) -> int:
    """How many bytes a tensor of this type takes; an `index` counts as 8."""
    element = type.element_type
    bits = element.bitwidth if isinstance(element, FixedBitwidthType) else 64
    return (prod(type.get_shape()) * bits + 7) // 8


@dataclass(frozen=True)
class Summary:
    """Counts of a program. `weight_bytes[c]` are the bytes of weights on chip c, its own and replicated ones.
    `chip_statements`, `halts` and `copies` speak of chip programs: per chip, and of the host."""

    name: str
    chips: int
    statements: int
    functions: int
    kernels: int
    collectives: int
    phases: int
    weight_bytes: tuple[int, ...]
    replicated_weight_bytes: int
    sliced_weights: int
    chip_statements: tuple[int, ...] = ()
    halts: tuple[int, ...] = ()
    copies: int = 0

    @staticmethod
    def of(index: ProgramIndex) -> Summary:
        """The summary of an indexed program."""
        own = [0] * index.chip_count
        everywhere = 0
        sliced = 0
        for tensor in index.tensors.values():
            if tensor.role.data != "weight":
                continue
            size, chip = byte_size(tensor.tensor_type), tensor.chip_id
            if chip is None:
                everywhere += size
            else:
                own[chip] += size
                sliced += 1
        programs = chip_programs(index) if index.chips else []
        return Summary(
            index.program.program_name,
            index.chip_count,
            len(index.statements) + sum(len(program.statements) for program in programs),
            len(index.functions),
            len(index.kernels),
            len(index.collectives),
            sum(isinstance(line, PhaseOp) for line in index.lines),
            tuple(size + everywhere for size in own),
            everywhere,
            sliced,
            tuple(len(program.statements) for program in programs),
            tuple(len(program.halts) for program in programs),
            sum(isinstance(step, CopyOp) for relay in index.relays for step in steps_of(relay)),
        )

    @property
    def imbalance(self) -> float:
        """The largest chip's weights over the mean of all; 1.0 is even."""
        mean = sum(self.weight_bytes) / len(self.weight_bytes)
        return max(self.weight_bytes) / mean if mean else 1.0

    def lines(self) -> list[str]:
        """The summary for a terminal."""
        kib = ", ".join(f"{size / 1024:,.1f}" for size in self.weight_bytes)
        return [
            f"program     {self.name} on {self.chips} chip{'s' if self.chips != 1 else ''}",
            f"statements  {self.statements} ({self.functions} functions, {self.kernels} kernels)",
            f"collectives {self.collectives}",
            self._order(),
            f"weights     KiB per chip: {kib} (replicated everywhere: {self.replicated_weight_bytes / 1024:,.1f};"
            f" largest over mean {self.imbalance:.2f})",
        ]

    def _order(self) -> str:
        """Phases, or where every chip has a program of its own, its size."""
        if self.chip_statements:
            statements, halts = (", ".join(map(str, counts)) for counts in (self.chip_statements, self.halts))
            return f"chips       statements: {statements}; halts: {halts}; the host copies {self.copies} tensors"
        return f"phases      {self.phases}" if self.phases else "phases      none yet"
