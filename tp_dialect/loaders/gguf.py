"""Reads the header of a GGUF file: counts, metadata, then name, shape, type and offset of each tensor.

Source: ggml's description of the format (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md), versions 2 and 3,
little-endian. Shapes are stored with the fastest axis first; here they are row-major. Metadata arrays (a vocabulary
has hundreds of thousands of strings) are passed over; only short arrays of numbers are kept.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection
from typing import TypeVar

from tp_dialect.errors import TpError
from tp_dialect.loaders.files import Cursor, MappedFile
from tp_dialect.loaders.formats import GGML
from tp_dialect.loaders.records import MAX_NAME, name_of
from tp_dialect.loaders.stored import StoredTensor, byte_size, check_layout

T = TypeVar("T")

Value = int | float | bool | str | tuple[int, ...] | None
"""A metadata value; None where it was passed over."""

MAGIC = b"GGUF"
VERSIONS = (2, 3)
MAX_AXES = 4
MAX_ALIGNMENT = 1 << 20
MAX_ENTRIES = 1 << 20
"""Tensors, and metadata values."""
MAX_STRINGS = 1 << 23
"""Strings of metadata arrays in one file; the largest vocabularies have half a million tokens and merges."""
MAX_KEPT_STRING = 1 << 12
MAX_KEPT_NUMBERS = 1 << 12

_U32, _U64, _COUNTS = struct.Struct("<I"), struct.Struct("<Q"), struct.Struct("<QQ")
_NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_STRING, _ARRAY = 8, 9
_SHORTEST_ENTRY = 13
"""A metadata entry has the length of its name, a type and a value; a tensor's is longer."""


def looks_like(file: MappedFile) -> bool:
    """Whether the file begins as a GGUF file does."""
    return file.bytes(0, 4) == MAGIC


def read_header(file: MappedFile) -> tuple[dict[str, StoredTensor], dict[str, Value], int]:
    """The tensors by name, the metadata, and how long the header is in bytes.

    `TP641`: it is cut short; `TP642`: it says what no header says; `TP643` to `TP646`: it says of a tensor what cannot
    be; `TP647`: another version, byte order or alignment.
    """
    return _Reader(file).read()


def read_texts(file: MappedFile, names: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The metadata arrays of strings with these names, which `read_header` passes over: a vocabulary, its merges."""
    reader = _Reader(file, frozenset(names))
    reader.read()
    return reader.texts


class _Reader:
    def __init__(self, file: MappedFile, wanted: frozenset[str] = frozenset()):
        self.texts: dict[str, tuple[str, ...]] = {}
        self._file, self._wanted = file, wanted
        self._cursor = Cursor(file, len(MAGIC))
        self._strings = 0

    def read(self) -> tuple[dict[str, StoredTensor], dict[str, Value], int]:
        path, cursor = self._file.path, self._cursor
        (version,) = cursor.unpack(_U32, "the version")
        if version not in VERSIONS:
            order = " (big-endian)" if version & 0xFFFF == 0 else ""
            raise TpError("TP647", f"{path}: expected GGUF version 2 or 3, got {version}{order}")
        tensor_count, value_count = cursor.unpack(_COUNTS, "the counts")
        for count, what in ((tensor_count, "tensors"), (value_count, "metadata values")):
            most = min(MAX_ENTRIES, cursor.remaining // _SHORTEST_ENTRY)
            if count > most:
                raise TpError("TP642", f"{path}: expected at most {most} {what} in a file of this size, got {count}")
        metadata = self._named(value_count, "metadata", self._value)
        entries = self._named(tensor_count, "tensor", self._entry)
        alignment = _alignment(path, metadata.get("general.alignment", 32))
        start = -(-cursor.at // alignment) * alignment
        tensors = {name: self._tensor(name, entry, start, alignment) for name, entry in entries.items()}
        check_layout(tensors.values(), min(start, self._file.size), self._file.size, holes=True)
        return tensors, metadata, cursor.at

    def _named(self, count: int, what: str, read: Callable[[str], T]) -> dict[str, T]:
        named: dict[str, T] = {}
        for number in range(count):
            title = f"{what} {number} of {count}"
            length = self._length(f"the name of {title}")
            if length > 4 * MAX_NAME:
                raise TpError("TP642", f"{self._file.path}: {title}: expected a name of at most {MAX_NAME} letters")
            raw = self._cursor.take(length, f"the name of {title}")
            try:
                name = name_of(raw.decode(), f"{self._file.path}: {title}")
            except UnicodeDecodeError as error:
                raise TpError("TP642", f"{self._file.path}: {title}: expected a name in UTF-8") from error
            if name in named:
                raise TpError("TP644", f"{self._file.path}: the {what} name `{name}` is given twice")
            named[name] = read(name)
        return named

    def _length(self, what: str) -> int:
        return self._cursor.unpack(_U64, what)[0]

    def _value(self, name: str) -> Value:
        what = f"metadata `{name}`"
        (kind,) = self._cursor.unpack(_U32, what)
        if kind == _STRING:
            return self._string(what)
        if kind == _ARRAY:
            return self._array(name, what)
        return self._numbers(kind, 1, what)[0]

    def _string(self, what: str) -> str | None:
        length = self._length(what)
        if length > MAX_KEPT_STRING:
            self._cursor.skip(length, what)
            return None
        return self._cursor.take(length, what).decode("utf-8", "replace")

    def _numbers(self, kind: int, count: int, what: str) -> tuple[int, ...]:
        if kind not in _NUMBERS:
            raise TpError("TP642", f"{self._file.path}: {what}: expected a value type of 0 to 12, got {kind}")
        return self._cursor.unpack(struct.Struct(f"<{count}{_NUMBERS[kind]}"), what)

    def _array(self, name: str, what: str) -> Value:
        (kind,) = self._cursor.unpack(_U32, what)
        count = self._length(what)
        if kind == _STRING:
            self._strings_of(name, count, what)
            return None
        if kind in _NUMBERS and count > MAX_KEPT_NUMBERS:
            self._cursor.skip(count * struct.calcsize(f"<{_NUMBERS[kind]}"), what)
            return None
        return self._numbers(kind, count if kind in _NUMBERS else 1, what)

    def _strings_of(self, name: str, count: int, what: str) -> None:
        self._strings += count
        if count > self._cursor.remaining // _U64.size or self._strings > MAX_STRINGS:
            raise TpError("TP642", f"{self._file.path}: {what}: {count} strings are more than the file can hold")
        if name in self._wanted:
            self.texts[name] = tuple(
                [self._cursor.take(self._length(what), what).decode("utf-8", "replace") for _ in range(count)]
            )
            return
        for _ in range(count):
            self._cursor.skip(self._length(what), what)

    def _entry(self, name: str) -> tuple[tuple[int, ...], int, int]:
        what = f"tensor `{name}`"
        (axes,) = self._cursor.unpack(_U32, what)
        if axes > MAX_AXES:
            raise TpError("TP646", f"{self._file.path}: {what}: expected at most {MAX_AXES} axes, got {axes}")
        sizes = self._cursor.unpack(struct.Struct(f"<{axes}q"), what)
        kind, offset = self._cursor.unpack(struct.Struct("<IQ"), what)
        return tuple(reversed(sizes)), kind, offset

    def _tensor(self, name: str, entry: tuple[tuple[int, ...], int, int], start: int, alignment: int) -> StoredTensor:
        shape, kind, offset = entry
        title = f"tensor `{name}` of {self._file.path}"
        if kind not in GGML:
            raise TpError("TP645", f"{title}: expected a known ggml type, got {kind}")
        if offset % alignment:
            raise TpError("TP643", f"{title}: expected an offset that is a multiple of {alignment}, got {offset}")
        size = byte_size(name, self._file.path, GGML[kind], shape)
        return StoredTensor(name, self._file.path, GGML[kind], shape, start + offset, size)


def _alignment(path: str, value: Value) -> int:
    # The format asks for multiples of 8; a power of two is what every writer gives.
    if type(value) is not int or not 8 <= value <= MAX_ALIGNMENT or value & (value - 1):
        raise TpError("TP647", f"{path}: expected an alignment that is a power of two of at least 8, got {value!r:.40}")
    return value
