"""Reads stored tensors, or pieces of them, as the numbers that a program wants: converted, dequantised, in order."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np
from xdsl.ir import Attribute

from tp_dialect.errors import TpError
from tp_dialect.loaders.checkpoint import Checkpoint
from tp_dialect.loaders.companions import Companions, checked_groups, dequantise, dequantise_indexed
from tp_dialect.loaders.conversion import SINGLE, Target, conversion
from tp_dialect.loaders.cuts import check_granule
from tp_dialect.loaders.formats import Array, codes_of, field_of
from tp_dialect.loaders.reading import Convert, Selection
from tp_dialect.loaders.reorder import Reorder
from tp_dialect.loaders.stored import StoredTensor
from tp_dialect.manifest import Slice


@dataclass(frozen=True)
class Read:
    """What one reading took: the bytes that the piece has in the file, its scales included, and the bytes read."""

    wanted: int
    read: int

    def __add__(self, other: Read) -> Read:
        return Read(self.wanted + other.wanted, self.read + other.read)


@dataclass(frozen=True)
class Blocks:
    """A piece of a block-quantised tensor as it is stored: its format goes with it, and each code has its scale.

    `codes` (signed bytes; unsigned values in Q4_1) has the shape of the piece. `scales`, and `minimums` of Q4_1, have
    one entry for each `block` of the last axis: a value is code * scale, plus the minimum where there is one.
    """

    format: str
    block: int
    codes: Array
    scales: Array
    minimums: Array | None = None


@dataclass(frozen=True)
class Piece:
    """A stored tensor, what of it is wanted (None: all), the order of its rows, and the chip for messages."""

    tensor: StoredTensor
    piece: Slice | None = None
    reorder: Reorder | None = None
    chip: int | None = None

    @property
    def wanted(self) -> int:
        """The bytes that it has in the file."""
        if self.piece is None:
            return self.tensor.size
        return self.tensor.format.byte_count(prod(self.piece.shape))


class PieceReader:
    """Reads pieces out of a checkpoint. With `narrow`, floats may be rounded to a narrower type."""

    def __init__(self, checkpoint: Checkpoint, narrow: bool = False):
        self._checkpoint = checkpoint
        self._narrow = narrow

    def granule(self, tensor: StoredTensor) -> tuple[int, ...]:
        """Per axis, what the ranges of a cut must be whole multiples of: blocks, or columns that share a scale."""
        companions = self._companions(tensor)
        return tensor.granule if companions is None else companions.granule

    def check(self, one: Piece) -> None:
        """Refuse a cut through a block, or through columns that share a scale (`TP655`)."""
        if one.piece is None:
            return
        tensor, companions = one.tensor, self._companions(one.tensor)
        granule = tensor.granule if companions is None else companions.granule
        what = tensor.format.name if companions is None else f"scales in `{companions.scale.name}`"
        check_granule(tensor.title, one.piece, granule, one.chip, what)

    def _companions(self, tensor: StoredTensor) -> Companions | None:
        number = tensor.format.number
        return Companions.of(tensor, self._checkpoint) if number is not None and number.kind in "iu" else None

    def values(self, one: Piece, element: Attribute | None) -> tuple[Array, Read]:
        """The numbers of a piece as `element` (None: as the file has them, quantised ones as f32)."""
        self.check(one)
        target = Target.natural(one.tensor.format) if element is None else Target.of(element)
        companions = self._companions(one.tensor)
        if companions is not None and (element is None or target.number.kind == "f"):
            return self._dequantised(companions, one, SINGLE if element is None else target)
        return self._plain(one, target)

    def blocks(self, one: Piece) -> tuple[Blocks, Read]:
        """The codes and scales of a piece; `TP654` if its format has no blocks."""
        form = one.tensor.format
        if form.storage is None or not form.quantised:
            raise TpError("TP654", f"{one.tensor.title}: expected quantised blocks, got format {form.name}")
        self.check(one)
        selection = self._selection(one)
        raw, count = selection.stored()
        codes = codes_of(raw, form.name).reshape((*raw.shape[:-1], raw.shape[-1] * form.block))
        minimums = field_of(raw, "m") if form.name == "Q4_1" else None
        return Blocks(form.name, form.block, codes, field_of(raw, "d"), minimums), Read(one.wanted, count)

    def _selection(self, one: Piece) -> Selection:
        elements = self._checkpoint.elements(one.tensor)
        return Selection.of(elements, one.tensor.format, one.piece, one.reorder, one.tensor.title)

    def _plain(self, one: Piece, target: Target) -> tuple[Array, Read]:
        selection = self._selection(one)
        number = one.tensor.format.number
        assert number is not None
        convert = conversion(one.tensor.title, one.tensor.format, number, target, self._narrow)
        return self._taken(one, selection, target.dtype, convert)

    def _taken(
        self, one: Piece, selection: Selection, dtype: np.dtype[np.generic], convert: Convert | None
    ) -> tuple[Array, Read]:
        for start, length in selection.fetches():
            self._checkpoint.will_need(one.tensor, start, length)
        array, count = selection.read(dtype, convert)
        return array, Read(one.wanted, count)

    def _dequantised(self, companions: Companions, one: Piece, target: Target) -> tuple[Array, Read]:
        """Codes become values in place; what the piece needs of scales, zero points and group index is read with it."""
        title = one.tensor.title
        if one.reorder is not None:
            raise TpError("TP656", f"{title}: rows in another order cannot be read with scales that are kept apart")
        convert = conversion(title, one.tensor.format, SINGLE.number, target, self._narrow)
        codes, read = self._taken(one, self._selection(one), SINGLE.dtype, None)
        scale, took = self._beside(companions.scale, companions.scale_piece(one.piece, companions.scale))
        read += took
        zero_point = None
        if companions.zero_point is not None:
            zero_point, took = self._beside(
                companions.zero_point, companions.scale_piece(one.piece, companions.zero_point)
            )
            read += took
        if companions.group_index is None:
            dequantise(codes, scale, zero_point, companions.groups)
        else:
            index, took = self._as_stored(companions.group_index, companions.index_piece(one.piece))
            read += took
            groups = checked_groups(index, scale.shape[-1], companions.group_index.title)
            dequantise_indexed(codes, scale, zero_point, groups)
        return (codes if convert is None else convert(codes)).astype(target.dtype, copy=False), read

    def _beside(self, tensor: StoredTensor, piece: Slice | None) -> tuple[Array, Read]:
        one = Piece(tensor, piece)
        return self._taken(one, self._selection(one), SINGLE.dtype, None)

    def _as_stored(self, tensor: StoredTensor, piece: Slice | None) -> tuple[Array, Read]:
        return self._plain(Piece(tensor, piece), Target.natural(tensor.format))
