"""Stacks of small matrix products, joined into few large ones."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.interpreter.core.tiles import joining_of, multiply_tiles

sizes = st.sampled_from([1, 1, 2, 3])


@given(st.lists(st.tuples(sizes, sizes).filter(lambda pair: 1 in pair or pair[0] == pair[1]), max_size=4), st.data())
def test_joined_products_are_the_products(batch, data):
    rows, depth, columns = (data.draw(st.integers(1, 4)) for _ in range(3))
    generator = np.random.default_rng(0)
    left = generator.integers(-9, 9, (*[mine for mine, _ in batch], rows, depth))
    right = generator.integers(-9, 9, (*[theirs for _, theirs in batch], depth, columns))
    np.testing.assert_array_equal(multiply_tiles(left, right), np.matmul(left, right))


def test_tiles_of_rows_and_columns_are_one_product():
    """Four tiles of rows times eight of columns, out of two matrices: nothing is copied but the result."""
    x, w = np.arange(128 * 64.0).reshape(128, 64), np.arange(64 * 256.0).reshape(64, 256)
    left = x.reshape(4, 32, 2, 32).transpose(0, 2, 1, 3)[:, None, :1]
    right = w.reshape(2, 32, 8, 32).transpose(2, 0, 1, 3)[None, :, :1]
    joining = joining_of(left.shape, right.shape)
    assert joining is not None and joining.left_shape == (128, 32) and joining.right_shape == (32, 256)
    assert np.shares_memory(left.transpose(joining.left_axes).reshape(joining.left_shape), x)
    assert np.shares_memory(right.transpose(joining.right_axes).reshape(joining.right_shape), w)
    assert joining_of((1, 1, 32, 32), (1, 3, 32, 32)) is None
