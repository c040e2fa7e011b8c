"""The loading map: which piece of which full tensor each chip holds, in rows for people, and what loading took."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tp_dialect.loaders.weights import Key, Weights
from tp_dialect.manifest import Slice
from tp_dialect.program_index import ProgramIndex
from tp_dialect.summary import byte_size


@dataclass(frozen=True)
class Place:
    """A tensor that is given to a program, and what it is. `chip` None: every chip holds it."""

    chip: int | None
    tensor: str
    role: str
    full: str
    shape: tuple[int, ...]
    piece: Slice | None
    bytes: int
    replica: bool


def places_of(index: ProgramIndex) -> Iterator[Place]:
    """The given tensors of a program (weights, inputs, state) in order. `bytes` are those of the program's type."""
    for name, op in index.tensors.items():
        if index.is_given(name):
            piece = op.piece
            full, shape = (name, op.tensor_type.get_shape()) if piece is None else (piece.of, piece.of_shape)
            replica = op.replica is not None
            yield Place(op.chip_id, name, op.role.data, full, shape, piece, byte_size(op.tensor_type), replica)


@dataclass(frozen=True)
class ChipBytes:
    """What one chip's weights are in the files, and what was read for them."""

    wanted: int
    read: int


@dataclass(frozen=True)
class LoadReport:
    """What loading the weights of a program took, per chip (each with what is replicated) and in all.

    `taken` is what was read once for all chips of a run: a replicated tensor counts once in it, and once per chip in
    `chips`. Headers are counted apart.
    """

    chips: tuple[ChipBytes, ...]
    taken: int
    header: int

    @staticmethod
    def of(index: ProgramIndex, weights: Weights) -> LoadReport:
        """The report of what `weights` has read for the program so far."""
        wanted, read = [0] * index.chip_count, [0] * index.chip_count
        for place in places_of(index):
            took = weights.reads.get(Key.of(place.full, place.piece))
            if took is not None:
                for chip in range(index.chip_count) if place.chip is None else (place.chip,):
                    wanted[chip] += took.wanted
                    read[chip] += took.read
        chips = tuple(map(ChipBytes, wanted, read))
        return LoadReport(chips, weights.bytes_read, weights.checkpoint.header_bytes)

    def lines(self) -> list[str]:
        """The report for a terminal."""
        read = ", ".join(f"{chip.read / 1024:,.1f}" for chip in self.chips)
        wanted = sum(chip.wanted for chip in self.chips)
        share = sum(chip.read for chip in self.chips) / wanted if wanted else 1.0
        return [
            f"read        KiB per chip: {read} ({share:.3f} of their pieces in the files)",
            f"            KiB in all: {self.taken / 1024:,.1f}, and {self.header / 1024:,.1f} of headers",
        ]
