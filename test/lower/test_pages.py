"""The sizes of pages: pure choices that a target could make in another way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_passes.lower import page_shape
from tp_passes.lower.pages import dividing


@pytest.mark.parametrize(
    ("shape", "page", "wanted"),
    [
        ((6, 128), (32, 32), (6, 32)),
        ((4, 6, 128), (32, 32), (1, 6, 32)),
        ((128,), (8, 32), (32,)),
        ((), (32, 32), ()),
        ((5, 5, 5), (2, 3, 4), (2, 3, 4)),
    ],
)
def test_a_page_has_its_sizes_on_the_last_axes(
    shape: tuple[int, ...], page: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    """One step at a time in front of them, and never more than the tensor has."""
    assert page_shape(shape, page) == wanted


@given(st.integers(1, 5000), st.integers(1, 64))
def test_a_dividing_page_divides(size: int, most: int) -> None:
    """It is no larger than asked for, unless only a tiny one were left."""
    page = dividing(size, min(most, size))
    assert size % page == 0
    assert page <= most or page == size
