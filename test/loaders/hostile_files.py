"""Files that are damaged, lie or mean harm, as a Hypothesis strategy, and what must hold when one is loaded."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.loaders import Weights

EXTREMES = (
    0,
    1,
    2,
    7,
    31,
    32,
    33,
    255,
    1 << 20,
    (1 << 31) - 1,
    1 << 31,
    (1 << 32) - 1,
    1 << 40,
    (1 << 63) - 1,
    1 << 63,
)
NAMES = st.one_of(
    st.sampled_from(["w", "v", "blk.0.attn_q.weight", "general.alignment", "general.architecture"]), st.text()
)
U64 = st.one_of(st.sampled_from([*EXTREMES, (1 << 64) - 1]), st.integers(0, 200))
INTEGERS = st.one_of(st.integers(-3, 40), st.sampled_from([-(1 << 63), -1, *EXTREMES, 10**30]))
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), INTEGERS, st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(NAMES, inner, max_size=4)),
    max_leaves=12,
)
DTYPES = st.one_of(st.sampled_from(["F32", "F16", "BF16", "I8", "BOOL", "F8_E4M3", "F4", "Q8_0", "f32", ""]), JSON)

Broken = tuple[str, bytes]
"""The ending of a file's name, and what is in it."""


def _entries() -> st.SearchStrategy[object]:
    likely = st.fixed_dictionaries(
        {
            "dtype": DTYPES,
            "shape": st.one_of(st.lists(INTEGERS, max_size=5), JSON),
            "data_offsets": st.one_of(st.lists(INTEGERS, min_size=2, max_size=2), JSON),
        }
    )
    return st.one_of(likely, JSON)


@st.composite
def safetensors_files(draw: st.DrawFn) -> Broken:
    """A header with wrong kinds, sizes and offsets, perhaps of another length than it says, and some bytes."""
    header = json.dumps(draw(st.one_of(st.dictionaries(NAMES, _entries(), max_size=4), JSON))).encode()
    length = draw(st.one_of(st.just(len(header)), st.just(len(header)), U64))
    body = draw(st.binary(max_size=64))
    return "safetensors", struct.pack("<Q", length) + header + body


def _string(value: str, length: int | None = None) -> bytes:
    raw = value.encode("utf-8", "surrogatepass")
    return struct.pack("<Q", len(raw) if length is None else length) + raw


@st.composite
def _values(draw: st.DrawFn) -> bytes:
    kind = draw(st.one_of(st.integers(0, 13), st.sampled_from(EXTREMES[:12])))
    if kind == 8:
        body = _string(draw(st.sampled_from(["llama", "qwen2", "x"])), draw(st.one_of(st.none(), st.none(), U64)))
    elif kind == 9:
        body = struct.pack("<IQ", draw(st.integers(0, 13)), draw(U64)) + draw(st.binary(max_size=40))
    else:
        body = draw(st.binary(min_size=0, max_size=8))
    return struct.pack("<I", kind) + body


@st.composite
def _tensors(draw: st.DrawFn) -> bytes:
    sizes = draw(st.lists(U64, max_size=5))
    axes = draw(st.one_of(st.just(len(sizes)), st.just(len(sizes)), st.sampled_from(EXTREMES[:12])))
    kind = draw(st.one_of(st.integers(0, 42), st.sampled_from(EXTREMES[:12])))
    return struct.pack(f"<I{len(sizes)}QIQ", axes, *sizes, kind, draw(U64))


@st.composite
def gguf_files(draw: st.DrawFn) -> Broken:
    """Counts that may lie, values and tensors of any type, size and offset."""
    values = [_string(draw(NAMES)) + draw(_values()) for _ in range(draw(st.integers(0, 3)))]
    tensors = [_string(draw(NAMES)) + draw(_tensors()) for _ in range(draw(st.integers(0, 3)))]
    counts = [draw(st.one_of(st.just(len(one)), st.just(len(one)), U64)) for one in (tensors, values)]
    version = draw(st.sampled_from([3, 3, 3, 2, 1, 0, 1 << 24]))
    head = b"GGUF" + struct.pack("<IQQ", version, *counts)
    return "gguf", head + b"".join(values + tensors) + bytes(draw(st.integers(0, 200)))


@st.composite
def index_files(draw: st.DrawFn) -> Broken:
    """An index whose places are no files, files elsewhere, or itself."""
    places = st.dictionaries(
        NAMES, st.one_of(st.sampled_from(["x.json", "../x", "/dev/zero", ".", ""]), JSON), max_size=3
    )
    return "json", json.dumps(draw(st.one_of(st.fixed_dictionaries({"weight_map": places}), JSON))).encode()


@st.composite
def damaged_files(draw: st.DrawFn, sound: tuple[Broken, ...]) -> Broken:
    """A sound file, cut short or with some bytes overwritten."""
    ending, content = draw(st.sampled_from(sound))
    raw = bytearray(content)
    for _ in range(draw(st.integers(0, 3))):
        patch = draw(st.one_of(st.binary(min_size=1, max_size=4), U64.map(lambda value: struct.pack("<Q", value))))
        at = draw(st.integers(0, len(raw) - 1))
        raw[at : at + len(patch)] = patch
    return ending, bytes(raw[: draw(st.integers(0, len(raw)))] if draw(st.booleans()) else raw)


def nested_files() -> st.SearchStrategy[Broken]:
    """JSON nested deeper than any parser should follow, and names by the thousand that are one."""
    deep = st.integers(1, 200_000).map(lambda depth: b'{"a":' * depth)
    lists = st.integers(1, 200_000).map(lambda depth: b'{"a":' + b"[" * depth)
    many = st.integers(2, 2000).map(lambda count: b"{" + b",".join([b'"w":{}'] * count) + b"}")
    header = st.one_of(deep, lists, many)
    return header.map(lambda text: ("safetensors", struct.pack("<Q", len(text)) + text))


def broken_files(sound: tuple[Broken, ...]) -> st.SearchStrategy[Broken]:
    """Any of them."""
    damaged = damaged_files(sound)
    return st.one_of(damaged, damaged, gguf_files(), safetensors_files(), gguf_files(), index_files(), nested_files())


def load_everything(path: Path) -> str:
    """Load all that the file says it holds, by pieces and whole: `loaded`, or the code of the refusal.

    Any other exception is a fault, and passes through.
    """
    try:
        weights = Weights.open([path])
    except TpError as error:
        return _judged(error)
    outcome = "loaded"
    for name in weights.checkpoint.names:
        try:
            tensor = weights.checkpoint.tensor(name)
            array = weights.full(name)
            assert array.nbytes <= 16 * tensor.size + 64
            assert isinstance(array, np.ndarray)
        except TpError as error:
            outcome = _judged(error)
    return outcome


def _judged(error: TpError) -> str:
    text = str(error)
    assert len(text) < 3000, "a message is for a person"
    text.encode()
    assert "TP640" <= error.code <= "TP669"
    return error.code
