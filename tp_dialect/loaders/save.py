"""Writes a safetensors file: state that is carried on, a model that was converted, cases for tests."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tp_dialect.errors import TpError
from tp_dialect.loaders.formats import READABLE, Array

_NAMES = {one.storage: name for name, one in READABLE.items() if not one.quantised and name not in ("BF16", "BOOL")}


def save_safetensors(path: str | Path, arrays: Mapping[str, Array]) -> None:
    """Write full arrays by name; a numpy type that the format does not have is `TP645`. Nothing is half written."""
    header: dict[str, object] = {}
    at = 0
    for name, array in arrays.items():
        dtype = "BOOL" if array.dtype == np.bool_ else _NAMES.get(array.dtype.newbyteorder("<"))
        if dtype is None:
            raise TpError("TP645", f"tensor `{name}`: expected a numpy type that safetensors has, got {array.dtype}")
        header[name] = {"dtype": dtype, "shape": array.shape, "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    beside = Path(f"{path}.part")
    with open(beside, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for array in arrays.values():
            file.write(np.ascontiguousarray(array, array.dtype.newbyteorder("<")).data.cast("B") if array.size else b"")
    os.replace(beside, path)
