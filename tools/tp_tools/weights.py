"""What `--weights` adds to a command: a checkpoint as the source of a program's weights, arrays for all else."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Mapping

from xdsl.ir import Attribute

from tp_dialect.interpreter.arrays import Array, Given, Source
from tp_dialect.loaders import LoadReport, NameMap, Weights
from tp_dialect.manifest import Slice
from tp_dialect.program_index import ProgramIndex


def add_names_options(add: Callable[..., argparse.Action]) -> None:
    """`--weights` and `--names`."""
    add("--weights", action="append", metavar="FILE", help="checkpoint: safetensors, GGUF, or an index of safetensors"
        " files (.json); may be given several times. Only the pieces that chips own are read")  # fmt: skip
    add("--names", metavar="MAP.json", help="name map: rules and aliases from the program's names to the checkpoint's")


def add_weights_options(add: Callable[..., argparse.Action]) -> None:
    """`--weights`, `--names` and `--narrow`."""
    add_names_options(add)
    add("--narrow", action="store_true", help="round a checkpoint's floats to the program's narrower type")


def weights_of(options: argparse.Namespace) -> Weights | None:
    """The checkpoint that the options name, opened: headers are read, tensors are not."""
    if not options.weights:
        return None
    names = None if options.names is None else NameMap.load(options.names)
    return Weights.open(options.weights, names, getattr(options, "narrow", False))


class WeightsAndArrays:
    """A source: the tensors called `parameters` come from the checkpoint, what else is needed from arrays by name.

    A parameter that the checkpoint does not have is taken from the arrays if they have it.
    """

    def __init__(self, weights: Weights, parameters: Collection[str], arrays: Mapping[str, Array]):
        self._weights = weights
        self._parameters = frozenset(parameters)
        self._arrays = arrays
        self._given = Given(arrays)

    def _of(self, name: str) -> Source:
        if name in self._parameters and (name in self._weights or name not in self._arrays):
            return self._weights
        return self._given

    def full(self, name: str, shape: tuple[int, ...], element: Attribute) -> Array:
        """The whole tensor, from where it is."""
        return self._of(name).full(name, shape, element)

    def piece(self, piece: Slice, element: Attribute, chip: int | None) -> Array:
        """The piece, from where its full tensor is."""
        return self._of(piece.of).piece(piece, element, chip)


def source_for(
    index: ProgramIndex, weights: Weights | None, arrays: Mapping[str, Array]
) -> Source | Mapping[str, Array]:
    """Where a program's given tensors come from."""
    if weights is None:
        return Given(arrays)
    roles = {name: op for name, op in index.tensors.items() if op.role.data == "weight"}
    return WeightsAndArrays(weights, [op.piece.of if op.piece else name for name, op in roles.items()], arrays)


def load_lines(index: ProgramIndex | None, weights: Weights) -> list[str]:
    """What was read, for a summary: per chip of a program, or in all for a plain function."""
    if index is not None:
        return LoadReport.of(index, weights).lines()
    header = weights.checkpoint.header_bytes
    return [f"read        KiB: {weights.bytes_read / 1024:,.1f}, and {header / 1024:,.1f} of headers"]
