"""Companions of cut weights in a manifest: a bias has its weight's ranges, or somebody forgot it.

The decomposition finds a companion's cut by demand. A manifest that a person or another tool wrote may have forgotten
one: its bias would pass uncut, or be joined in another order than its weight.
"""

from __future__ import annotations

from collections.abc import Mapping

from tp_dialect.errors import TpError
from tp_dialect.manifest import Manifest, Slice


def uncut_companions(manifest: Manifest, shapes: Mapping[str, tuple[int, ...]]) -> list[str]:
    """The names of biases that may have been forgotten: their weight is cut on an axis of their length, they are not.

    `shapes` are those of the full tensors. `M.bias` goes with axis 0 of `M.weight` (stored out x in), and where its
    length is not that of axis 0, with another axis that has it. A bias that is cut otherwise than its weight on the
    same chip is `TP657`. A square weight that is cut along its contraction has a whole bias, so an uncut one is only
    listed, where the weight is cut on axis 0.
    """
    cut = {(piece.of, manifest.chip_of.get(name)): (name, piece) for name, piece in manifest.slices.items()}
    forgotten: dict[str, None] = {}
    for (full, chip), (name, piece) in cut.items():
        bias = full.removesuffix(".weight") + ".bias"
        if not full.endswith(".weight") or bias not in shapes:
            continue
        if piece.axis != _shared_axis(piece, shapes[bias]):
            continue
        other = cut.get((bias, chip))
        if other is None:
            forgotten[bias] = None
        elif other[1].ranges != piece.ranges:
            raise TpError(
                "TP657",
                f"tensors `{name}` and `{other[0]}`, chip {chip}: `{full}` and its companion `{bias}` are cut"
                f" differently, {_ranges(piece)} and {_ranges(other[1])}",
                "what indexes the same axis is cut by the same ranges",
            )
    return list(forgotten)


def _shared_axis(piece: Slice, shape: tuple[int, ...]) -> int | None:
    """The axis of the weight that a bias of this shape goes with."""
    return next((axis for axis, size in enumerate(piece.of_shape) if (size,) == shape), None)


def _ranges(piece: Slice) -> str:
    return "[" + ", ".join(f"{start}:{length}" for start, length in piece.ranges) + "]"
