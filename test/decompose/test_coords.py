"""Coordinate sets, against plain Python sets."""

from __future__ import annotations

from itertools import pairwise
from math import prod

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tp_passes.decompose.coords import (
    Ranges,
    Sets,
    intersection,
    length,
    merged,
    outer,
    parted_ranges,
    positions,
    shifted,
    spread,
    within,
)

numbers = st.sets(st.integers(0, 40))
shapes = st.lists(st.integers(1, 5), min_size=1, max_size=4).map(tuple)


def ranges_of(values: set[int]) -> Ranges:
    return merged((x, x + 1) for x in values)


def set_of(ranges: Ranges) -> set[int]:
    return {x for start, stop in ranges for x in range(start, stop)}


@given(numbers)
def test_ranges_are_ascending_and_do_not_touch(values: set[int]) -> None:
    """One set has one form."""
    ranges = ranges_of(values)
    assert set_of(ranges) == values and length(ranges) == len(values)
    assert all(start < stop for start, stop in ranges)
    assert all(stop < start for (_, stop), (start, _) in pairwise(ranges))


@given(numbers, numbers, st.integers(0, 20), st.integers(1, 4))
def test_sets_are_moved_cut_and_spread(one: set[int], other: set[int], offset: int, stride: int) -> None:
    """Each operation is what it is on sets."""
    ranges = ranges_of(one)
    assert set_of(shifted(ranges, offset)) == {x + offset for x in one}
    assert set_of(within(ranges, offset, 30)) == {x for x in one if offset <= x < 30}
    assert set_of(intersection(ranges, ranges_of(other))) == one & other
    assert set_of(spread(ranges, stride)) == {x * stride for x in one}


@given(st.sets(st.integers(0, 6)), st.sets(st.integers(0, 4)))
def test_an_outer_product_is_a_box_on_the_merged_axis(rows: set[int], columns: set[int]) -> None:
    """Row and column give row * width + column."""
    want = {row * 5 + column for row in rows for column in columns}
    assert set_of(outer(ranges_of(rows), ranges_of(columns), 5)) == want


@given(shapes, st.data())
def test_a_parted_axis_is_the_smallest_box(shape: tuple[int, ...], data: st.DataObject) -> None:
    """Each axis has just the coordinates that occur."""
    values = data.draw(st.sets(st.integers(0, prod(shape) - 1)))
    places = [np.unravel_index(value, shape) for value in values]
    want = [{int(place[axis]) for place in places} for axis in range(len(shape))]
    assert [set_of(one) for one in parted_ranges(ranges_of(values), shape)] == want


@given(numbers, st.data())
def test_positions_count_within_what_is_held(held: set[int], data: st.DataObject) -> None:
    """Coordinate x of the full axis is where it stands among those that are held."""
    wanted = data.draw(st.sets(st.sampled_from(sorted(held)))) if held else set[int]()
    order = sorted(held)
    found = positions(ranges_of(held), ranges_of(wanted))
    assert [order[place] for place in sorted(set_of(found))] == sorted(wanted)


def test_cuts_are_interned_and_a_whole_axis_is_none() -> None:
    """Equal cuts are one object, so that they are compared and remembered by identity."""
    sets = Sets(2)
    first = sets.axis([((0, 4),), ((4, 8),)], 8)
    assert first is sets.axis([((0, 4),), ((4, 8),)], 8)
    assert sets.axis([((0, 8),), ((0, 8),)], 8) is None
    assert sets.union(first, sets.axis([((4, 8),), ((0, 4),)], 8), 8) is None
    assert sets.parted(sets.joined((first, None), (8, 3)), (8, 3)) == (first, None)
