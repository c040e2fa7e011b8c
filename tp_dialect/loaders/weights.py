"""The tensors of a checkpoint under the names of a program: whole, or only the piece that a chip owns."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from weakref import WeakValueDictionary

from xdsl.ir import Attribute

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array, cut
from tp_dialect.loaders.checkpoint import Checkpoint
from tp_dialect.loaders.cuts import on_chip
from tp_dialect.loaders.gguf_names import name_map
from tp_dialect.loaders.names import NameMap
from tp_dialect.loaders.pieces import Blocks, Piece, PieceReader, Read
from tp_dialect.loaders.stored import StoredTensor
from tp_dialect.manifest import Slice
from tp_dialect.terse import shape_text


class Key(NamedTuple):
    """What is read: a full tensor's name, and the axis and ranges of a piece (None and none for all of it)."""

    name: str
    axis: int | None
    ranges: tuple[tuple[int, int], ...]

    @staticmethod
    def of(name: str, piece: Slice | None) -> Key:
        """The key of a piece of the full tensor `name`."""
        return Key(name, None, ()) if piece is None else Key(name, piece.axis, piece.ranges)


class Weights:
    """A source of arrays: the files of a checkpoint, seen by a program's names.

    Only what is asked for is read. `reads` says of each piece how many bytes that took. With `narrow`, floats may be
    rounded to a program's narrower type.
    """

    def __init__(self, checkpoint: Checkpoint, names: NameMap | None = None, narrow: bool = False):
        self.checkpoint = checkpoint
        self.names = (names or name_map(checkpoint.metadata)).on(checkpoint.names)
        self.reads: dict[Key, Read] = {}
        self._reader = PieceReader(checkpoint, narrow)
        self._whole: WeakValueDictionary[tuple[str, str], Array] = WeakValueDictionary()

    @staticmethod
    def open(paths: Sequence[str | Path], names: NameMap | None = None, narrow: bool = False) -> Weights:
        """The weights in safetensors or GGUF files, or in the files that an index names."""
        return Weights(Checkpoint(paths), names, narrow)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.names.has(name)

    @property
    def bytes_read(self) -> int:
        """The bytes of tensors that have been read so far, headers not counted (`checkpoint.header_bytes`)."""
        return sum(one.read for one in self.reads.values())

    def stored(self, name: str) -> StoredTensor:
        """What the checkpoint holds for a program's name: format, shape, place."""
        return self.checkpoint.tensor(self.names.find(name).name)

    def granule(self, name: str) -> tuple[int, ...]:
        """Per axis of the tensor, the number of coordinates of which every range of a cut must be a whole multiple."""
        return self._reader.granule(self.stored(name))

    def full(self, name: str, shape: tuple[int, ...] | None = None, element: Attribute | None = None) -> Array:
        """The whole tensor. `shape` and `element` are what the program says of it (None: as the file has it).

        While the array is in use, pieces of it are cut from it and the file is not read again.
        """
        one = self._located(name, shape)
        array, took = self._reader.values(one, element)
        self._whole[one.tensor.name, str(element)] = array
        self.reads[Key.of(name, None)] = took
        return array

    def piece(self, piece: Slice, element: Attribute | None = None, chip: int | None = None) -> Array:
        """The piece of the full tensor `piece.of`: only its ranges are read. `chip` is for messages."""
        one = self._located(piece.of, piece.of_shape, piece, chip)
        whole = self._whole.get((one.tensor.name, str(element)))
        if whole is None:
            array, took = self._reader.values(one, element)
        else:
            self._reader.check(one)
            array, took = cut(whole, piece), Read(one.wanted, 0)
        self.reads[Key.of(piece.of, piece)] = took
        return array

    def blocks(self, name: str, piece: Slice | None = None, chip: int | None = None) -> Blocks:
        """A block-quantised tensor, or a piece of it, without turning its codes into values; `TP654` if it is none."""
        one = self._located(name, piece.of_shape if piece is not None else None, piece, chip)
        blocks, took = self._reader.blocks(one)
        self.reads[Key.of(name, piece)] = took
        return blocks

    def check(self, piece: Slice, chip: int | None = None) -> StoredTensor:
        """What `piece` would refuse of a cut, without reading: name, shape and blocks. Gives the stored tensor."""
        one = self._located(piece.of, piece.of_shape, piece, chip)
        self._reader.check(one)
        return one.tensor

    def check_whole(self, name: str, shape: tuple[int, ...]) -> StoredTensor:
        """What `full` would refuse of a name and a shape, without reading. Gives the stored tensor."""
        return self._located(name, shape).tensor

    def _located(
        self, name: str, shape: tuple[int, ...] | None, piece: Slice | None = None, chip: int | None = None
    ) -> Piece:
        found = self.names.find(name)
        stored = self.checkpoint.tensor(found.name)
        if shape is not None and stored.shape != shape:
            at = "" if piece is None else f" (cut on axis {piece.axis})"
            raise TpError(
                "TP653",
                f"tensor `{name}`{on_chip(chip)}: expected shape {shape_text(shape)}{at}, but {stored.title} has"
                f" {shape_text(stored.shape)}",
                "it is stored transposed" if stored.shape == shape[::-1] else None,
            )
        return Piece(stored, piece, found.reorder, chip)
