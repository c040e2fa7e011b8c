"""Integer weights of safetensors files, whose scales and zero points are tensors of their own.

The names are those of compressed-tensors: beside `M.weight` stand `M.weight_scale`, perhaps `M.weight_zero_point`, and
with activation order `M.weight_g_idx`, the group of each column. A value is (code - zero point) * scale; per channel
the scale has one entry a row, per group one for so many columns of a row.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tp_dialect.errors import TpError
from tp_dialect.loaders.checkpoint import Checkpoint
from tp_dialect.loaders.cuts import companion_piece, granule_of, groups_of
from tp_dialect.loaders.formats import Array
from tp_dialect.loaders.stored import StoredTensor
from tp_dialect.manifest import Slice
from tp_dialect.terse import shape_text

SCALE, ZERO_POINT, GROUP_INDEX = "_scale", "_zero_point", "_g_idx"


@dataclass(frozen=True)
class Companions:
    """What belongs to one integer weight. `groups`: per axis, how many of its coordinates share one scale."""

    weight: StoredTensor
    scale: StoredTensor
    zero_point: StoredTensor | None
    group_index: StoredTensor | None
    groups: tuple[int, ...]

    @staticmethod
    def of(weight: StoredTensor, checkpoint: Checkpoint) -> Companions | None:
        """The companions of a stored integer weight, or None where it has no scales; `TP656` if they do not fit it."""
        names = [weight.name + ending for ending in (SCALE, ZERO_POINT, GROUP_INDEX)]
        scale, zero_point, index = [checkpoint.tensor(name) if name in checkpoint else None for name in names]
        if scale is None:
            return None
        for one, kinds, what in ((scale, "f", "floats"), (zero_point, "iu", "integers"), (index, "iu", "integers")):
            if one is not None and (one.format.number is None or one.format.number.kind not in kinds):
                raise TpError("TP656", f"{one.title}: expected {what}, got {one.format.name}")
        for one, shape in ((zero_point, scale.shape), (index, weight.shape[-1:])):
            if one is not None and one.shape != shape:
                raise TpError("TP656", f"{one.title}: expected shape {shape_text(shape)}, got {shape_text(one.shape)}")
        if index is not None and len(weight.shape) != 2:
            raise TpError("TP656", f"{index.title}: expected a matrix beside it, got {shape_text(weight.shape)}")
        return Companions(weight, scale, zero_point, index, groups_of(weight.shape, scale.shape, scale.title))

    @property
    def granule(self) -> tuple[int, ...]:
        """What a cut must keep whole, per axis. Where each column names its group, any cut of the columns will do."""
        granule = granule_of(self.weight.shape, self.groups)
        return granule if self.group_index is None else (granule[0], 1)

    def scale_piece(self, piece: Slice | None, of: StoredTensor) -> Slice | None:
        """The piece of the scales or zero points that goes with `piece` of the weight; None for all of it."""
        if piece is None or (self.group_index is not None and piece.axis == 1):
            return None
        return companion_piece(piece, of.shape, of.name, self.groups)

    def index_piece(self, piece: Slice | None) -> Slice | None:
        """The piece of the group index that goes with `piece` of the weight; None for all of it."""
        if piece is None or piece.axis == 0 or self.group_index is None:
            return None
        return Slice(self.group_index.name, self.group_index.shape, 0, piece.ranges)


def dequantise(codes: Array, scale: Array, zero_point: Array | None, groups: tuple[int, ...]) -> None:
    """Make values of float codes, in place: (code - zero point) * scale, one entry for `groups` coordinates an axis."""
    paired: list[int] = []
    entries: list[int] = []
    spread = scale.reshape(*scale.shape, *(1 for _ in range(codes.ndim - scale.ndim)))
    for size, group, count in zip(codes.shape, groups, spread.shape, strict=True):
        # A group that covered the whole axis covers whatever a piece has of it.
        inner = size if count == 1 else group
        paired += [size // inner if inner else 0, inner]
        entries += [count, 1]
    view = codes.reshape(paired)
    if zero_point is not None:
        view -= zero_point.reshape(entries)
    view *= scale.reshape(entries)


def dequantise_indexed(codes: Array, scale: Array, zero_point: Array | None, groups: NDArray[np.intp]) -> None:
    """The same where column j of the codes has the scales of column `groups[j]`."""
    if zero_point is not None:
        codes -= zero_point[:, groups]
    codes *= scale[:, groups]


def checked_groups(index: Array, count: int, title: str) -> NDArray[np.intp]:
    """The group of each column as an index; a group that has no scales is `TP656`."""
    groups = index.astype(np.intp)
    wrong = np.flatnonzero((groups < 0) | (groups >= count))
    if wrong.size:
        raise TpError("TP656", f"{title}: expected groups 0..{count - 1}, got {groups[wrong[0]]} for column {wrong[0]}")
    return groups
