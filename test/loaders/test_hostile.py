"""Files that are damaged, lie or mean harm: a clear refusal with the tensor's name, within bounded memory."""

from __future__ import annotations

import json
import struct
import tracemalloc
from pathlib import Path

import pytest
from checkpoint_files import numbers, write_gguf
from hostile_files import Broken, broken_files, load_everything
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.loaders import Weights, save_safetensors

MEBIBYTE = 1 << 20


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Broken, ...]:
    """Files to damage."""
    folder = tmp_path_factory.mktemp("sound")
    save_safetensors(folder / "m.safetensors", {"w": numbers(3, 5), "layers.0.v": numbers(2)})
    tensors = {"blk.0.attn_q.weight": (numbers(4, 32), "Q8_0"), "blk.0.attn_norm.weight": (numbers(8), "F32")}
    write_gguf(folder / "m.gguf", tensors, "llama", attention__head_count=2)
    return tuple((path.suffix[1:], path.read_bytes()) for path in sorted(folder.iterdir()))


@seed(20250101)
@settings(max_examples=600, suppress_health_check=list(HealthCheck), database=None)
@given(data=st.data())
def test_no_file_does_more_than_be_loaded_or_refused(
    data: st.DataObject, sound: tuple[Broken, ...], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every other exception is a fault of the loader."""
    ending, content = data.draw(broken_files(sound))
    path = tmp_path_factory.getbasetemp() / f"hostile.{ending}"
    path.write_bytes(content)
    load_everything(path)


def entry(shape: object = (2,), dtype: object = "F32", offsets: object = (0, 8)) -> dict[str, object]:
    """An entry of a header."""
    return {"dtype": dtype, "shape": shape, "data_offsets": offsets}


@pytest.mark.parametrize(
    ("header", "body", "code", "says"),
    [
        ({"w": entry([3, -2], offsets=[0, 8])}, 8, "TP646", "got 3x-2"),
        ({"w": entry([1 << 40, 1 << 40])}, 8, "TP646", "at most"),
        ({"w": entry([0, 1 << 62])}, 0, "TP646", "at most"),
        ({"w": entry([1] * 17)}, 8, "TP646", "up to 16 sizes"),
        ({"w": entry([2.0])}, 8, "TP642", "list of integers"),
        ({"w": entry([True, True])}, 8, "TP642", "list of integers"),
        ({"w": entry([10**30])}, 8, "TP642", "list of integers"),
        ({"w": entry("2")}, 8, "TP642", "list of integers"),
        ({"w": entry(offsets=[8, 0])}, 8, "TP643", "in order"),
        ({"w": entry(offsets=[-8, 0])}, 8, "TP643", "in order"),
        ({"w": entry(offsets=[0, 8, 8])}, 8, "TP643", "in order"),
        ({"w": entry(offsets=[1 << 62, (1 << 62) + 8])}, 8, "TP643", "within"),
        ({"w": entry()}, 4, "TP643", "the file is cut short"),
        ({"w": entry(offsets=[4, 12])}, 12, "TP643", "the header ends at"),
        ({"w": entry()}, 12, "TP643", "the file at"),
        ({"w": entry(), "v": entry()}, 8, "TP643", "inside tensor"),
        ({"w": entry(dtype="F31")}, 8, "TP645", "F31"),
        ({"w": entry(dtype=["F32"])}, 8, "TP645", "F32"),
        ({"w": entry(dtype="F4", shape=[3], offsets=[0, 1])}, 1, "TP646", "whole blocks of 2"),
        ({"w": {"dtype": "F32"}}, 8, "TP642", "the keys"),
        ({"w": [1]}, 8, "TP642", "JSON object"),
    ],
)
def test_a_header_that_lies_names_the_tensor(
    header: dict[str, object], body: int, code: str, says: str, tmp_path: Path
) -> None:
    """Sizes, offsets and types that cannot be."""
    text = json.dumps(header).encode()
    (tmp_path / "m.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + bytes(body))
    with pytest.raises(TpError, match=says) as refusal:
        Weights.open([tmp_path / "m.safetensors"])
    assert refusal.value.code == code
    assert "`w`" in str(refusal.value) or "`v`" in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'{"w": 1, "w": 2}', "TP644"),
        (b'{"a":' * 100_000, "TP642"),
        (b'{"w":' + b"[" * 100_000, "TP642"),
        (b'{"\\ud800": 1}', "TP642"),
        (b'{"": 1}', "TP642"),
        (b'{"' + b"n" * 5000 + b'": 1}', "TP642"),
        (b'{"\\u001b[31m": 1}', "TP642"),
        (b'{"w": NaN}', "TP642"),
        (b'{"w": ' + b"9" * 5000 + b"}", "TP642"),
        (b'{"\xff": 1}', "TP642"),
        (b"{", "TP642"),
    ],
)
def test_a_header_that_is_none_is_refused(text: bytes, code: str, tmp_path: Path) -> None:
    """Names twice, nesting without end, names that no terminal should be given, numbers of 5000 digits."""
    (tmp_path / "m.safetensors").write_bytes(struct.pack("<Q", len(text)) + text)
    with pytest.raises(TpError) as refusal:
        Weights.open([tmp_path / "m.safetensors"])
    assert refusal.value.code == code
    assert str(refusal.value).isprintable() or "\nhint: " in str(refusal.value)


def test_an_empty_file_and_a_missing_one_are_refused(tmp_path: Path) -> None:
    """Neither is mapped."""
    (tmp_path / "empty.gguf").touch()
    for name in ("empty.gguf", "missing.gguf", "."):
        with pytest.raises(TpError, match=r"cannot be read: .*TP640"):
            Weights.open([tmp_path / name])


def gguf_header(tensors: int = 1, values: int = 0, rest: bytes = b"", version: int = 3) -> bytes:
    """The head of a file, and what comes behind it."""
    return b"GGUF" + struct.pack("<IQQ", version, tensors, values) + rest


def named(name: bytes, rest: bytes) -> bytes:
    """A string with its length, and what comes behind it."""
    return struct.pack("<Q", len(name)) + name + rest


def tensor(name: bytes = b"w", sizes: tuple[int, ...] = (8,), kind: int = 0, offset: int = 0) -> bytes:
    """The entry of a tensor."""
    return named(name, struct.pack(f"<I{len(sizes)}qIQ", len(sizes), *sizes, kind, offset))


ALIGNMENT = b"general.alignment"


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        (gguf_header(1 << 63), "TP642", "at most .* tensors"),
        (gguf_header(0, 1 << 40), "TP642", "at most .* metadata values"),
        (gguf_header(1, rest=struct.pack("<Q", 1 << 60) + bytes(64)), "TP642", "at most 1024 letters"),
        (gguf_header(1, rest=named(b"w", b"") + bytes(4)), "TP641", "`w` needs"),
        (gguf_header(1, rest=tensor(sizes=(-8,)) + bytes(64)), "TP646", "`w` .*got -8"),
        (gguf_header(1, rest=tensor(sizes=(1 << 40, 1 << 40)) + bytes(64)), "TP646", "`w` .*at most"),
        (gguf_header(1, rest=tensor(sizes=(1,) * 5) + bytes(64)), "TP646", "`w`: expected at most 4 axes"),
        (gguf_header(1, rest=tensor(sizes=(33,), kind=8) + bytes(99)), "TP646", "`w` .*whole blocks of 32"),
        (gguf_header(1, rest=tensor(kind=77) + bytes(64)), "TP645", "`w` .*got 77"),
        (gguf_header(1, rest=tensor(offset=3) + bytes(64)), "TP643", "`w` .*multiple of 32"),
        (gguf_header(1, rest=tensor(offset=1 << 62) + bytes(64)), "TP643", "`w` .*within"),
        (gguf_header(1, rest=tensor(sizes=(800,)) + bytes(64)), "TP643", "`w` .*within"),
        (gguf_header(2, rest=tensor() + tensor(b"v") + bytes(99)), "TP643", "inside tensor `w`"),
        (gguf_header(2, rest=tensor() + tensor() + bytes(99)), "TP644", "`w` is given twice"),
        (gguf_header(0, 1, named(ALIGNMENT, struct.pack("<II", 4, 0))), "TP647", "alignment .*got 0"),
        (gguf_header(0, 1, named(ALIGNMENT, struct.pack("<II", 4, 24))), "TP647", "alignment .*got 24"),
        (gguf_header(0, 1, named(ALIGNMENT, struct.pack("<IQ", 10, 1 << 62))), "TP647", "alignment"),
        (gguf_header(0, 1, named(ALIGNMENT, struct.pack("<If", 6, 32.0))), "TP647", "alignment .*32.0"),
        (gguf_header(0, 1, named(b"k", struct.pack("<I", 99))), "TP642", "`k`: expected a value type"),
        (
            gguf_header(0, 1, named(b"k", struct.pack("<IIQ", 9, 9, 1) + bytes(9))),
            "TP642",
            "`k`: expected a value type",
        ),
        (gguf_header(0, 1, named(b"k", struct.pack("<IIQ", 9, 8, 1 << 60))), "TP642", "`k`: .* strings"),
        (gguf_header(0, 1, named(b"k", struct.pack("<IIQ", 9, 4, 1 << 60))), "TP641", "`k` needs"),
        (gguf_header(0, 1, named(b"k", struct.pack("<IQ", 8, 1 << 62))), "TP641", "`k` needs"),
        (gguf_header(0, 1, named(b"\xff\xfe", bytes(16))), "TP642", "name in UTF-8"),
        (gguf_header(version=1), "TP647", "got 1"),
        (gguf_header(version=3 << 24), "TP647", "big-endian"),
        (b"GGUF\x03", "TP641", "the version needs 4 bytes"),
    ],
)
def test_a_gguf_header_that_lies_is_refused(content: bytes, code: str, says: str, tmp_path: Path) -> None:
    """Counts, lengths, sizes, types, offsets and alignments that cannot be."""
    (tmp_path / "m.gguf").write_bytes(content)
    with pytest.raises(TpError, match=says) as refusal:
        Weights.open([tmp_path / "m.gguf"])
    assert refusal.value.code == code


def test_any_cut_of_a_file_is_noticed(sound: tuple[Broken, ...], tmp_path: Path) -> None:
    """A file that ends anywhere before its end is refused, wherever that is."""
    for ending, content in sound:
        path = tmp_path / f"m.{ending}"
        for length in range(len(content) - 1):
            path.write_bytes(content[:length])
            # Behind the last tensor a GGUF file may have padding, which nobody misses.
            if load_everything(path) == "loaded":
                assert ending == "gguf" and length > len(content) - 32


@pytest.mark.parametrize("ending", ["safetensors", "gguf"])
def test_a_lie_about_size_costs_no_memory(ending: str, tmp_path: Path) -> None:
    """A sparse file of 64 GiB, with a header that claims a large part of it."""
    path = tmp_path / f"m.{ending}"
    head = struct.pack("<Q", 1 << 35) + b"{" if ending == "safetensors" else gguf_header(1 << 32, 1 << 32)
    with open(path, "wb") as file:
        file.write(head)
        file.truncate(1 << 36)
    tracemalloc.start()
    with pytest.raises(TpError, match="TP642"):
        Weights.open([path])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MEBIBYTE


def test_a_header_of_brackets_is_refused_unread(tmp_path: Path) -> None:
    """Each empty list would take thirty times its bytes; a long header of real entries is read."""
    text = b'{"a":[' + b"[]," * 500_000 + b"[]]}"
    (tmp_path / "m.safetensors").write_bytes(struct.pack("<Q", len(text)) + text)
    tracemalloc.start()
    with pytest.raises(TpError, match="little but brackets"):
        Weights.open([tmp_path / "m.safetensors"])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 8 * MEBIBYTE
    real = json.dumps({str(number): entry([], "I8", [number, number + 1]) for number in range(30_000)}).encode()
    assert len(real) > MEBIBYTE
    (tmp_path / "m.safetensors").write_bytes(struct.pack("<Q", len(real)) + real + bytes(30_000))
    assert len(Weights.open([tmp_path / "m.safetensors"]).checkpoint.names) == 30_000


def test_an_index_is_judged_before_its_files(tmp_path: Path) -> None:
    """Names elsewhere are refused, files that are missing or lack a tensor when it is asked for."""
    save_safetensors(tmp_path / "a.safetensors", {"w": numbers(3)})
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {"w": "a.safetensors", "v": "a.safetensors", "u": "b.safetensors"}}))
    weights = Weights.open([index])
    assert weights.full("w").tolist() == numbers(3).tolist()
    with pytest.raises(TpError, match=r"tensor `v`: the index says .*TP648"):
        weights.full("v")
    with pytest.raises(TpError, match=r"b.safetensors cannot be read.*TP640"):
        weights.full("u")
    for place in ("../a.safetensors", "/etc/passwd", "", ".", 3, None):
        index.write_text(json.dumps({"weight_map": {"w": place}}))
        with pytest.raises(TpError, match=r"tensor `w`: expected a file name.*TP648"):
            Weights.open([index])
