"""A checkpoint: one file or several, each recognised by how it begins, as one collection of stored tensors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tp_dialect.errors import TpError
from tp_dialect.loaders import gguf, safetensors
from tp_dialect.loaders.files import MappedFile
from tp_dialect.loaders.formats import Array
from tp_dialect.loaders.gguf import Value
from tp_dialect.loaders.records import name_of, object_of, read_json
from tp_dialect.loaders.stored import StoredTensor


class Checkpoint:
    """Stored tensors by their names in the files.

    An index (`model.safetensors.index.json`) names the file of each tensor; such a file is opened when the first of
    its tensors is asked for. A name in two files is `TP644`.
    """

    def __init__(self, paths: Sequence[str | Path]):
        self.paths = tuple(str(path) for path in paths)
        self.metadata: dict[str, Value] = {}
        self.header_bytes = 0
        self._place: dict[str, str] = {}
        self._tensors: dict[str, dict[str, StoredTensor]] = {}
        self._files: dict[str, MappedFile] = {}
        for path in self.paths:
            if path.endswith(".json"):
                self._add_index(path)
            else:
                self._open(path)
                self._add(path, list(self._tensors[path]))

    @property
    def names(self) -> list[str]:
        """The names of all tensors, in the order of the files."""
        return list(self._place)

    def __contains__(self, name: object) -> bool:
        return name in self._place

    def tensor(self, name: str) -> StoredTensor:
        """The stored tensor of that name, which must be there. A file that lacks what its index says is `TP648`."""
        path = self._place[name]
        if path not in self._tensors:
            self._open(path)
        if name not in self._tensors[path]:
            raise TpError("TP648", f"tensor `{name}`: the index says that {path} holds it, but it does not")
        return self._tensors[path][name]

    def elements(self, tensor: StoredTensor) -> Array:
        """A view of the tensor's stored elements."""
        return self._files[tensor.path].elements(tensor)

    def will_need(self, tensor: StoredTensor, start: int, length: int) -> None:
        """Say that these bytes of the tensor are read next."""
        self._files[tensor.path].will_need(tensor.offset + start, length)

    def _add(self, path: str, names: Sequence[str]) -> None:
        for name in names:
            if name in self._place:
                raise TpError("TP644", f"tensor `{name}` is in two files: {self._place[name]} and {path}")
            self._place[name] = path

    def _open(self, path: str) -> None:
        file = MappedFile(path)
        if gguf.looks_like(file):
            tensors, metadata, length = gguf.read_header(file)
            # Of a model in several files the first has the metadata, the others little more than their number.
            self.metadata = {**metadata, **self.metadata}
        elif safetensors.looks_like(file):
            tensors, length = safetensors.read_header(file)
        else:
            raise TpError(
                "TP640",
                f"checkpoint {path}: expected a safetensors or GGUF file, or an index that ends in .json",
                f"it begins with the bytes {file.bytes(0, 9).hex(' ')}",
            )
        self._files[path], self._tensors[path] = file, tensors
        self.header_bytes += length

    def _add_index(self, path: str) -> None:
        title = f"index {path}"
        record = read_json(path, title)
        self.header_bytes += Path(path).stat().st_size
        places = object_of(record.get("weight_map"), f"{title}: weight_map")
        for name, file in places.items():
            # A file beside the index: an index from elsewhere must not reach other places.
            if not isinstance(file, str) or not file.isprintable() or file in ("", "..") or Path(file).name != file:
                raise TpError(
                    "TP648", f"{title}: tensor `{name_of(name, title)}`: expected a file name, got {file!r:.60}"
                )
            self._add(str(Path(path).with_name(file)), [name_of(name, title)])
