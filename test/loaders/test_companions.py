"""Integer weights and their scales: a piece is the piece of the values, and takes the scales that it needs."""

from __future__ import annotations

import numpy as np
import pytest
from checkpoint_files import Save, numbers
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.builtin import IntegerType

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import cut
from tp_dialect.loaders import Weights, groups_of, save_safetensors
from tp_dialect.manifest import Slice

ROWS, COLUMNS, GROUP = 6, 8, 4
CODES = np.random.default_rng(3).integers(-128, 128, (ROWS, COLUMNS)).astype(np.int8)
SCALES = {
    "tensor": numbers(1, seed=1),
    "row": numbers(ROWS, seed=2),
    "channel": numbers(ROWS, 1, seed=3),
    "group": numbers(ROWS, COLUMNS // GROUP, seed=4),
    "block": numbers(ROWS // 2, COLUMNS // GROUP, seed=5),
    "column": numbers(1, COLUMNS, seed=6),
}


def spread(array: np.ndarray) -> np.ndarray:
    """Scales or zero points, one for every code."""
    full = array.reshape(-1, 1) if array.ndim == 1 else array
    return np.repeat(np.repeat(full, ROWS // full.shape[0], 0), COLUMNS // full.shape[1], 1)


@pytest.fixture(scope="module", params=[(name, zero) for name in SCALES for zero in (False, True)], ids=str)
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Weights, np.ndarray]:
    """Codes with one kind of scales, with and without zero points, and their values."""
    kind, has_zero = request.param
    scale = SCALES[kind]
    zero = np.arange(scale.size, dtype=np.int8).reshape(scale.shape) - np.int8(3)
    arrays = {"m.weight": CODES, "m.weight_scale": scale} | ({"m.weight_zero_point": zero} if has_zero else {})
    path = tmp_path_factory.mktemp("quantised") / "model.safetensors"
    save_safetensors(path, arrays)
    codes = CODES.astype(np.float32) - (spread(zero) if has_zero else 0)
    return Weights.open([path]), codes * spread(scale)


@given(data=st.data())
def test_a_piece_has_the_values_of_the_full_tensor(stored: tuple[Weights, np.ndarray], data: st.DataObject) -> None:
    """Both axes, several ranges, whole groups: bit for bit."""
    weights, values = stored
    np.testing.assert_array_equal(weights.full("m.weight"), values)
    fresh = Weights(weights.checkpoint)
    axis = data.draw(st.integers(0, 1))
    unit = fresh.granule("m.weight")[axis]
    count = values.shape[axis] // unit
    start = st.integers(0, count - 1)
    pair = start.flatmap(lambda low: st.tuples(st.just(low * unit), st.integers(1, count - low).map(unit.__mul__)))
    piece = Slice("m.weight", values.shape, axis, tuple(data.draw(st.lists(pair, min_size=1, max_size=3))))
    np.testing.assert_array_equal(fresh.piece(piece), cut(values, piece))


@pytest.mark.parametrize(
    ("scale", "groups"),
    [
        ((), (6, 8)),
        ((1,), (6, 8)),
        ((6,), (1, 8)),
        ((6, 1), (1, 8)),
        ((6, 2), (1, 4)),
        ((3, 2), (2, 4)),
        ((1, 8), (6, 1)),
    ],
)
def test_the_shapes_say_what_shares_a_scale(scale: tuple[int, ...], groups: tuple[int, int]) -> None:
    """Per tensor, per row, per channel, per group, per block, per column."""
    assert groups_of((6, 8), scale, "scale") == groups


@pytest.mark.parametrize("scale", [(4,), (6, 3), (5, 1), (6, 2, 1), (0, 1), (12, 8)])
def test_scales_that_divide_nothing_are_refused(scale: tuple[int, ...], saved: Save) -> None:
    """Naming the scales, and both shapes."""
    weights = saved({"m.weight": CODES, "m.weight_scale": np.zeros(scale, np.float32)})
    with pytest.raises(TpError, match=r"tensor `m.weight_scale` .*6x8.*TP656"):
        weights.full("m.weight")


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("m.weight_scale", np.ones((6, 1), np.int8)),
        ("m.weight_zero_point", np.ones((6, 1), np.float32)),
        ("m.weight_zero_point", np.ones((6, 2), np.int8)),
        ("m.weight_g_idx", np.ones(6, np.int32)),
        ("m.weight_g_idx", np.full(8, 7, np.int32)),
        ("m.weight_g_idx", np.full(8, -1, np.int32)),
    ],
)
def test_a_companion_of_another_kind_is_refused(name: str, array: np.ndarray, saved: Save) -> None:
    """Scales that are integers, zero points that are floats or more than the scales, groups that are not there."""
    weights = saved({"m.weight": CODES, "m.weight_scale": np.ones((6, 1), np.float32), name: array})
    with pytest.raises(TpError, match=rf"tensor `{name}` .*TP656"):
        weights.full("m.weight")


def test_codes_are_given_as_they_are_where_integers_are_wanted(saved: Save) -> None:
    """A program that has the codes as a tensor of its own gets the codes."""

    weights = saved({"m.weight": CODES, "m.weight_scale": SCALES["row"]})
    np.testing.assert_array_equal(weights.full("m.weight", CODES.shape, IntegerType(8)), CODES)
