"""Loading by a manifest alone: what somebody else's run time calls, with no program at hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array
from tp_dialect.loaders.weights import Weights
from tp_dialect.manifest import Manifest


def load_chip(
    manifest: Manifest,
    files: Weights | Sequence[str | Path],
    chip: int,
    replicated: Collection[str] = (),
    given: Collection[str] = (),
) -> dict[str, Array]:
    """The arrays that `chip` holds, by the names of its tensors: its slices, and the `replicated` tensors whole.

    A manifest does not list what is replicated: name what of that the chip needs. `given` are full tensors that are not
    in the files (inputs, carried state); their slices are passed over. Numbers come as the files have them, bf16 and
    quantised ones as float32. A tensor of which the chip needs all and a piece is read once.

    `TP658`: a chip that the manifest does not have. What `Weights` refuses is refused with the chip's number.
    """
    if not 0 <= chip < manifest.chips:
        raise TpError("TP658", f"expected a chip in 0..{manifest.chips - 1}, got chip {chip}")
    weights = files if isinstance(files, Weights) else Weights.open(files)
    pieces = {
        name: piece
        for name, piece in manifest.slices.items()
        if manifest.chip_of.get(name) == chip and piece.of not in given
    }
    for piece in pieces.values():
        weights.check(piece, chip)
    arrays = {name: weights.full(name) for name in replicated}
    for name, piece in pieces.items():
        arrays[name] = weights.piece(piece, None, chip)
    return arrays


def whole_tensors(manifest: Manifest, weights: Weights) -> list[str]:
    """The stored tensors of which the manifest has no slice: what is replicated, if the files hold nothing else."""
    cut = {weights.stored(piece.of).name for piece in manifest.slices.values() if piece.of in weights}
    return [name for name in weights.checkpoint.names if name not in cut]
