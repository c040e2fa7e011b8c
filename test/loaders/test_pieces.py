"""A piece is the full tensor cut by its slice, and costs its own bytes: every format, any axis, any ranges."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
import pytest
from checkpoint_files import QUANTISED, Save, numbers, write_gguf
from hypothesis import given
from hypothesis import strategies as st
from safetensors.numpy import save_file
from xdsl.dialects.builtin import BFloat16Type, Float64Type, IntegerType, f16, f32

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import cut
from tp_dialect.loaders import Weights
from tp_dialect.loaders.weights import Key
from tp_dialect.manifest import Slice

FORMATS = ("F32", "F16", "BF16", "Q8_0", "Q4_0", "Q4_1")
SHAPE = (6, 4, 96)


@pytest.fixture(scope="module", params=FORMATS)
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Weights, np.ndarray, str]:
    """A tensor of one format, and what ggml's own library reads of it."""
    path = tmp_path_factory.mktemp(request.param) / "model.gguf"
    write_gguf(path, {"first": (numbers(3, 32), "F32"), "w": (numbers(*SHAPE, seed=1), request.param)})
    tensor = next(one for one in gguf.GGUFReader(path).tensors if one.name == "w")
    return Weights.open([path]), gguf.dequantize(tensor.data, tensor.tensor_type).reshape(SHAPE), request.param


def test_a_full_tensor_is_what_the_reference_library_reads(stored: tuple[Weights, np.ndarray, str]) -> None:
    """Bit for bit, in every format."""
    weights, expected, form = stored
    got = weights.full("w")
    assert got.dtype == (np.float16 if form == "F16" else np.float32)
    np.testing.assert_array_equal(got, expected)


def slices(block: int) -> st.SearchStrategy[Slice]:
    """Slices of `SHAPE` whose ranges keep blocks of the last axis whole; order and overlap are free."""

    @st.composite
    def build(draw: st.DrawFn) -> Slice:
        axis = draw(st.integers(0, 2))
        unit = block if axis == 2 else 1
        count = SHAPE[axis] // unit
        start = st.integers(0, count - 1)
        pair = start.flatmap(lambda low: st.tuples(st.just(low * unit), st.integers(1, count - low).map(unit.__mul__)))
        return Slice("w", SHAPE, axis, tuple(draw(st.lists(pair, min_size=1, max_size=4))))

    return build()


@given(data=st.data())
def test_a_piece_is_the_cut_of_the_full_tensor_and_reads_only_itself(
    stored: tuple[Weights, np.ndarray, str], data: st.DataObject
) -> None:
    """Any axis and several ranges; the bytes read are those of the piece."""
    weights, expected, form = stored
    block, size = gguf.GGML_QUANT_SIZES[QUANTISED[form]]
    piece = data.draw(slices(block))
    np.testing.assert_array_equal(weights.piece(piece), cut(expected, piece))
    took = weights.reads[Key.of("w", piece)]
    assert took.read == took.wanted == int(np.prod(piece.shape)) // block * size


@pytest.mark.parametrize("form", ("Q8_0", "Q4_0", "Q4_1"))
def test_blocks_keep_their_format_and_each_code_its_scale(form: str, tmp_path: Path) -> None:
    """Codes, scales and minimums of a piece make the values of the piece."""
    write_gguf(tmp_path / "m.gguf", {"w": (numbers(4, 96), form)})
    weights = Weights.open([tmp_path / "m.gguf"])
    piece = Slice("w", (4, 96), 1, ((64, 32), (0, 32)))
    blocks = weights.blocks("w", piece)
    assert (blocks.format, blocks.block, blocks.codes.dtype, blocks.scales.shape) == (form, 32, np.int8, (4, 2))
    values = blocks.codes.astype(np.float32) * np.repeat(blocks.scales.astype(np.float32), 32, axis=1)
    if blocks.minimums is not None:
        values += np.repeat(blocks.minimums.astype(np.float32), 32, axis=1)
    np.testing.assert_array_equal(values, weights.piece(piece))


def test_every_safetensors_dtype_is_read_as_the_library_wrote_it(tmp_path: Path) -> None:
    """Integers, floats, truth values, scalars and empty tensors."""
    arrays = {
        str(np.dtype(code)): np.arange(-3, 9).astype(code).reshape(3, 4)
        for code in ("f2", "f4", "f8", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "?")
    }
    arrays |= {"scalar": np.array(2.5, np.float32), "empty": np.empty((0, 7), np.float32)}
    save_file(arrays, tmp_path / "m.safetensors")
    weights = Weights.open([tmp_path / "m.safetensors"])
    for name, array in arrays.items():
        got = weights.full(name)
        assert got.dtype == array.dtype
        np.testing.assert_array_equal(got, array)


def test_large_pieces_are_decoded_in_parts(saved: Save, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is decoded at once is bounded, along every axis; the values are the same."""
    monkeypatch.setattr("tp_dialect.loaders.reading.CHUNK", 64)
    array = numbers(5, 3, 40)
    weights = saved({"w": array})
    np.testing.assert_array_equal(weights.full("w"), array)
    piece = Slice("w", (5, 3, 40), 1, ((2, 1), (0, 2)))
    np.testing.assert_array_equal(weights.piece(piece), cut(array, piece))


@pytest.mark.parametrize(("form", "element"), [("BF16", f32), ("F16", f32), ("Q8_0", Float64Type()), ("F32", f32)])
def test_a_wider_type_is_given_without_being_asked_twice(form: str, element: object, tmp_path: Path) -> None:
    """File BF16, program f32: every value stays what it is."""
    write_gguf(tmp_path / "m.gguf", {"w": (numbers(2, 32), form)})
    weights = Weights.open([tmp_path / "m.gguf"])
    got = weights.full("w", (2, 32), element)
    assert got.dtype == (np.float64 if isinstance(element, Float64Type) else np.float32)
    np.testing.assert_array_equal(got, weights.full("w").astype(got.dtype))


@pytest.mark.parametrize(
    ("array", "element"),
    [
        (numbers(4), f16),
        (numbers(4), BFloat16Type()),
        (numbers(4).astype(np.float16), BFloat16Type()),
        (numbers(4).astype(np.float64), f32),
        (np.arange(4, dtype=np.int8), f32),
        (np.arange(4, dtype=np.int64), IntegerType(32)),
        (np.arange(4, dtype=np.uint8), IntegerType(8)),
        (numbers(4), IntegerType(32)),
    ],
    ids=str,
)
def test_what_could_lose_values_is_refused(saved: Save, array: np.ndarray, element: object) -> None:
    """Narrower floats and integers, and integers as floats, naming the tensor and both types."""
    with pytest.raises(TpError, match=r"tensor `w` .*do not fit .*TP654"):
        saved({"w": array}).full("w", (4,), element)


def test_narrowing_that_is_asked_for_rounds_to_nearest(saved: Save, tmp_path: Path) -> None:
    """f32 to f16, and to bf16 (held as float32 with the low half zero)."""
    array = np.array([1.00390625, -3.14159, 1e-3], np.float32)
    saved({"w": array})
    weights = Weights.open([tmp_path / "model.safetensors"], narrow=True)
    np.testing.assert_array_equal(weights.full("w", (3,), f16), array.astype(np.float16))
    rounded = weights.full("w", (3,), BFloat16Type())
    assert not (rounded.view(np.uint32) & 0xFFFF).any()
    np.testing.assert_allclose(rounded, array, rtol=2**-8)


def test_integers_are_widened(saved: Save) -> None:
    """i8 is given as i32, and u8 as i16, with the same values."""
    weights = saved({"i": np.array([-5, 7], np.int8), "u": np.array([5, 250], np.uint8)})
    assert weights.full("i", (2,), IntegerType(32)).tolist() == [-5, 7]
    assert weights.full("u", (2,), IntegerType(16)).tolist() == [5, 250]
