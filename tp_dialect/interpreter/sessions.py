"""A program that is run again and again on a memory of its own: weights are loaded once, state stays where it is.

One program serves many sessions: the layers of a model have one program and a session each. On several processes a
session is `ranks.session.RankSession`; both are a `Session`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from xdsl.dialects.builtin import TensorType

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array, Source
from tp_dialect.interpreter.program import ProgramRunner
from tp_dialect.program import TensorOp
from tp_dialect.program_index import ProgramIndex


class Session(Protocol):
    """What the layers of a model ask of an engine."""

    def give(self, name: str, array: Array) -> None:
        """Set a whole tensor; every process of the session knows the array."""
        ...

    def give_from_root(self, name: str, array: Array | None) -> None:
        """Set a whole tensor that only the root knows; elsewhere `array` is None."""
        ...

    def run(self) -> None:
        """Run the program once, and bring the state that it carries back to where the next run reads it."""
        ...

    def value(self, name: str) -> Array | None:
        """A whole tensor that is bound; on the root, elsewhere None."""
        ...


def carried(index: ProgramIndex, state: Mapping[str, str]) -> list[tuple[str, str]]:
    """Which tensor is read in the next run as which: `state` says so of full tensors, this of the chips' own.

    A chip must give back what it took: the same ranges, or else `TP678`.
    """
    pairs: list[tuple[str, str]] = []
    for after, before in state.items():
        froms, intos = _pieces(index, after), _pieces(index, before)
        if froms.keys() != intos.keys():
            chips = sorted({place.chip for place in froms.keys() ^ intos.keys() if place.chip is not None})
            text = f"`{after}` is to be read as `{before}` in the next run, but the chips hold other pieces of it"
            raise TpError("TP678", text + (f" (chip {chips[0]})" if chips else ""))
        pairs += [(froms[key], intos[key]) for key in froms]
    return pairs


@dataclass(frozen=True)
class _Place:
    """Where a piece lives and what it is of its full tensor."""

    chip: int | None
    type: TensorType
    cut: tuple[int, tuple[tuple[int, int], ...]] | None


def _pieces(index: ProgramIndex, full: str) -> dict[_Place, str]:
    """The tensors that are or hold pieces of a full tensor, by place and ranges."""
    found = {_place(op): name for name, op in index.tensors.items() if (op.piece.of if op.piece else name) == full}
    if not found:
        raise TpError(
            "TP678", f"program `{index.program.program_name}` has no tensor `{full}` to carry to the next run"
        )
    return found


def _place(op: TensorOp) -> _Place:
    piece = op.piece
    return _Place(op.chip_id, op.tensor_type, None if piece is None else (piece.axis, piece.ranges))


class LocalSession:
    """A session on the numpy engine: all chips in this process. `state`: which output is read as which input next."""

    def __init__(self, runner: ProgramRunner, source: Mapping[str, Array] | Source, state: Mapping[str, str]):
        self._runner = runner
        self._carried = carried(runner.index, state)
        self._memories = runner.memories()
        self._memories.fill(source)

    def give(self, name: str, array: Array) -> None:
        """Every chip gets it."""
        self._memories.deliver(name, array)

    def give_from_root(self, name: str, array: Array | None) -> None:
        """The one process is the root."""
        if array is not None:
            self.give(name, array)

    def run(self) -> None:
        """Run once; what is carried stays on its chip."""
        self._runner.execute(self._memories)
        for after, before in self._carried:
            self._memories.deliver(before, self._memories.held(after))

    def value(self, name: str) -> Array | None:
        """From the memory of the chip where it lives."""
        return self._memories.held(name)
