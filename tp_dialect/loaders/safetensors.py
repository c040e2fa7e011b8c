"""Reads the header of a safetensors file: 8 bytes of length, JSON, then the tensors one after the other.

Source: the format's description (https://huggingface.co/docs/safetensors): little-endian; `data_offsets` count from
the end of the header; the tensors fill the rest of the file without holes.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

from tp_dialect.errors import TpError
from tp_dialect.loaders.files import Cursor, MappedFile
from tp_dialect.loaders.formats import SAFETENSORS
from tp_dialect.loaders.records import MAX_TEXT, counts_of, json_object, name_of, object_of
from tp_dialect.loaders.stored import StoredTensor, byte_size, check_layout

_LENGTH = struct.Struct("<Q")
_FIELDS = {"dtype", "shape", "data_offsets"}


def looks_like(file: MappedFile) -> bool:
    """Whether the file begins as a safetensors file does."""
    return file.bytes(8, 1) == b"{"


def read_header(file: MappedFile) -> tuple[dict[str, StoredTensor], int]:
    """The tensors by name, and how long the header is in bytes.

    `TP641`: it is cut short; `TP642`: it is no such header; `TP643` to `TP646`: it says of a tensor what cannot be.
    """
    cursor = Cursor(file)
    (length,) = cursor.unpack(_LENGTH, "the length of the header")
    if length > MAX_TEXT:
        raise TpError("TP642", f"{file.path}: expected a header of at most {MAX_TEXT} bytes, got {length}")
    record = json_object(cursor.take(length, "the header"), f"header of {file.path}")
    record.pop("__metadata__", None)
    tensors = {name: _tensor(name, value, file, cursor.at) for name, value in record.items()}
    check_layout(tensors.values(), cursor.at, file.size, holes=False)
    return tensors, cursor.at


def _tensor(name: str, value: object, file: MappedFile, start: int) -> StoredTensor:
    name = name_of(name, f"header of {file.path}")
    title = f"tensor `{name}` of {file.path}"
    record = object_of(value, title)
    if set(record) != _FIELDS:
        raise TpError("TP642", f"{title}: expected the keys {', '.join(sorted(_FIELDS))}, got {sorted(record)[:8]}")
    form = SAFETENSORS.get(record["dtype"]) if isinstance(record["dtype"], str) else None
    if form is None:
        raise TpError("TP645", f"{title}: expected a dtype of {', '.join(SAFETENSORS)}, got {record['dtype']!r:.40}")
    shape = counts_of(record["shape"], f"{title}: shape")
    size = byte_size(name, file.path, form, shape)
    begin, end = _offsets(record, title)
    if end - begin != size:
        raise TpError(
            "TP646",
            f"{title}: expected {size} bytes for {form.name} of shape {list(shape)}, its offsets have {end - begin}",
        )
    return StoredTensor(name, file.path, form, shape, start + begin, size)


def _offsets(record: Mapping[str, object], title: str) -> tuple[int, int]:
    offsets = counts_of(record["data_offsets"], f"{title}: data_offsets")
    if len(offsets) != 2 or not 0 <= offsets[0] <= offsets[1]:
        raise TpError("TP643", f"{title}: expected data_offsets [begin, end] in order, got {list(offsets[:4])}")
    return offsets[0], offsets[1]
