"""A slice: which pieces of a full tensor a tensor is made of, and where its elements lie in the full one."""

from __future__ import annotations

import json
from itertools import product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.manifest import Slice

FUSED = Slice("gate_up", (12, 5), 0, ((3, 3), (9, 3)))
PACKED = Slice("in_proj", (16, 3), 0, ((1, 1), (3, 1), (6, 2), (10, 2), (13, 1), (15, 1)))


@st.composite
def slices(draw: st.DrawFn) -> Slice:
    """Slices of any rank from 1 to 4, their ranges in any order and overlapping."""
    shape = draw(st.lists(st.integers(1, 6), min_size=1, max_size=4))
    axis = draw(st.integers(0, len(shape) - 1))
    starts = draw(st.lists(st.integers(0, shape[axis] - 1), min_size=1, max_size=4))
    ranges = [(start, draw(st.integers(1, shape[axis] - start))) for start in starts]
    return Slice("full", tuple(shape), axis, tuple(ranges))


def listed(piece: Slice) -> list[int]:
    """The full coordinates that the ranges list, one after the other."""
    return [start + step for start, length in piece.ranges for step in range(length)]


def test_the_length_is_the_lengths_added_up():
    assert len(FUSED) == 6
    assert len(PACKED) == 8


def test_the_shape_is_the_full_shape_with_the_length_on_the_axis():
    assert FUSED.shape == (6, 5)
    assert Slice("w", (4, 6, 8), 1, ((0, 2), (4, 1))).shape == (4, 3, 8)


@pytest.mark.parametrize(
    ("piece", "coords", "flat"),
    [
        (FUSED, (3, 0), 45),  # both halves of gate|up are cut, not the fused rows as one
        (FUSED, (5, 4), 59),
        (PACKED, (3, 1), 22),  # [q|k|v|z|b|a]: each part is cut
        (PACKED, (7, 2), 47),
        (Slice("E", (6, 4), 0, ((3, 3),)), (0, 0), 12),  # a tied table's second half
        (Slice("E", (6, 4), 0, ((3, 3),)), (2, 3), 23),
        (Slice("w", (3, 4), 1, ((2, 2),)), (2, 1), 11),  # axis 1 of a matrix: the columns
        (Slice("cache", (2, 4, 3), 1, ((1, 1), (3, 1))), (1, 1, 2), 23),
        (Slice("bias", (12,), 0, ((3, 3), (9, 3))), (3,), 9),
    ],
)
def test_full_index_is_the_row_major_index_in_the_full_tensor(piece: Slice, coords: tuple[int, ...], flat: int):
    assert piece.full_index(*coords) == flat


def test_an_index_beyond_32_bits_does_not_overflow():
    assert Slice("W", (70000, 70000), 1, ((69999, 1),)).full_index(69999, 0) == 4_899_999_999


def test_a_length_beyond_64_bits_does_not_overflow():
    huge = Slice("W", (3, 2**80), 1, ((5, 2**79),))
    assert huge.shape == (3, 2**79)
    assert huge.full_index(2, 2**79 - 1) == 2 * 2**80 + 5 + 2**79 - 1


def test_numpy_integers_are_taken_as_python_integers():
    np = pytest.importorskip("numpy")
    wide = Slice("W", np.array([70000, 70000]), np.int32(1), [np.array([69999, 1])])
    assert wide == Slice("W", (70000, 70000), 1, ((69999, 1),))
    assert wide.full_index(np.int32(69999), np.int32(0)) == 4_899_999_999


@pytest.mark.parametrize("x", [-1, 6, 10**30])
def test_a_coordinate_outside_is_an_index_error_naming_coordinate_length_and_full_tensor(x: int):
    with pytest.raises(IndexError, match=rf"{x} .* length 6 .*`gate_up`.*\[TP024\]"):
        FUSED.full_coord(x)
    with pytest.raises(IndexError, match=rf"{x} .* length 6 .*`gate_up`"):
        FUSED.full_index(x, 0)


@pytest.mark.parametrize("y", [-1, 5])
def test_a_coordinate_outside_an_uncut_axis_is_an_index_error(y: int):
    with pytest.raises(IndexError, match=rf"{y} .*axis 1 of length 5 of `gate_up`"):
        FUSED.full_index(0, y)


@pytest.mark.parametrize("coords", [(), (1,), (1, 1, 1)])
def test_a_wrong_number_of_coordinates_is_an_index_error(coords: tuple[int, ...]):
    with pytest.raises(IndexError, match=rf"`gate_up`: expected 2 coordinates, got {len(coords)}"):
        FUSED.full_index(*coords)


@pytest.mark.parametrize("ranges", [((0, 0),), ((3, -1),), ((-1, 2),), ((10, 3),), ((12, 1),), ((0, 2), (12, 1)), ()])
def test_a_range_that_is_empty_or_outside_is_refused(ranges: tuple[tuple[int, int], ...]):
    with pytest.raises(ValueError, match=r"`w`\[12, 5\] axis 0.*\[TP023\]"):
        Slice("w", (12, 5), 0, ranges)


def test_a_range_written_as_start_and_end_gets_a_hint():
    with pytest.raises(TpError) as caught:
        Slice("w", (12, 5), 0, ((6, 12),))
    assert "hint: a range is start:length" in str(caught.value)


@pytest.mark.parametrize(("shape", "axis"), [((12, 5), 2), ((12, 5), -1), ((), 0), ((-1, 5), 1)])
def test_an_axis_or_a_shape_that_cannot_be_is_refused(shape: tuple[int, ...], axis: int):
    with pytest.raises(ValueError, match=r"`w`.*\[TP022\]"):
        Slice("w", shape, axis, ((0, 1),))


@pytest.mark.parametrize(
    "arguments",
    [
        (3, (4,), 0, ((0, 1),)),
        ("w", (4.0,), 0, ((0, 1),)),
        ("w", 4, 0, ((0, 1),)),
        ("w", "4", 0, ((0, 1),)),
        ("w", (4,), True, ((0, 1),)),
        ("w", (4,), 0, (0, 1)),
        ("w", (4,), 0, ((0, 1, 2),)),
        ("w", (4,), 0, ((0, None),)),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_in_words(arguments: tuple[object, ...]):
    with pytest.raises(TpError, match=r"\[TP027\]"):
        Slice(*arguments)


def test_order_and_overlap_of_ranges_are_not_judged():
    piece = Slice("w", (6,), 0, ((4, 2), (0, 3), (1, 2)))
    assert [piece.full_coord(x) for x in range(len(piece))] == [4, 5, 0, 1, 2, 1, 2]


def test_lists_and_tuples_make_equal_slices():
    from_lists = Slice("gate_up", [12, 5], 0, [[3, 3], [9, 3]])
    assert from_lists == FUSED
    assert hash(from_lists) == hash(FUSED)
    assert from_lists.ranges == ((3, 3), (9, 3))
    assert from_lists != Slice("gate_up", (12, 5), 0, ((6, 6),))


def test_a_slice_does_not_change():
    with pytest.raises(AttributeError):
        FUSED.axis = 1
    assert FUSED.axis == 0


def test_chips_of_tiled_heads_cover_the_full_axis_once():
    """Value head h reads key head h mod 2, so that a chip's value heads come back every 2 heads."""
    pieces = [Slice("A_log", (6,), 0, tuple((head, 1) for head in range(chip, 6, 2))) for chip in range(2)]
    assert [[piece.full_coord(x) for x in range(3)] for piece in pieces] == [[0, 2, 4], [1, 3, 5]]


def test_the_last_of_many_ranges_is_found_without_a_look_at_all():
    many = Slice("w", (400_000,), 0, tuple((start, 1) for start in range(0, 400_000, 2)))
    assert sum(many.full_coord(x) for x in range(199_000, 200_000)) == sum(range(398_000, 400_000, 2))


@given(slices())
def test_full_coord_lists_the_ranges_one_after_the_other(piece: Slice):
    assert [piece.full_coord(x) for x in range(len(piece))] == listed(piece)


@given(slices())
def test_full_index_agrees_with_the_full_tensors_numbering(piece: Slice):
    numbering = {c: n for n, c in enumerate(product(*map(range, piece.of_shape)))}
    rows = listed(piece)
    for coords in product(*map(range, piece.shape)):
        full = (*coords[: piece.axis], rows[coords[piece.axis]], *coords[piece.axis + 1 :])
        assert piece.full_index(*coords) == numbering[full]


@given(st.integers(1, 40), st.integers(1, 5), st.randoms())
def test_ranges_that_partition_an_axis_reach_each_element_once(size: int, chips: int, chance: object):
    owner = [chance.randrange(chips) for _ in range(size)]
    flat: list[int] = []
    for chip in set(owner):
        piece = Slice("w", (2, size), 1, tuple((at, 1) for at in range(size) if owner[at] == chip))
        flat += [piece.full_index(row, x) for row in range(2) for x in range(len(piece))]
    assert sorted(flat) == list(range(prod((2, size))))


def test_a_slice_survives_a_copy():
    record = {"of": FUSED.of, "of_shape": FUSED.of_shape, "axis": FUSED.axis, "ranges": FUSED.ranges}
    assert Slice(**json.loads(json.dumps(record))) == FUSED
