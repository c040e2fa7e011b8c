"""Which elements accesses touch, and how often, against counting them one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import event, given
from hypothesis import strategies as st
from xdsl.dialects.builtin import TensorType, f32
from xdsl.ir.affine import AffineExpr, AffineMap

from tp_dialect.accesses import Access
from tp_dialect.kernel import KernelOp, ViewOp
from tp_dialect.regions import Region, counted, touched

SHAPE = (6, 8)
ROWS, COLUMNS, FLAT = (AffineExpr.dimension(dim) for dim in range(3))


def view_maps() -> st.SearchStrategy[tuple[AffineMap, tuple[int, ...]]]:
    """Views of a 6x8 tensor and their shapes: itself, parts, transposes, strides, splits, repeats, a flat one."""
    d0, d1, d2 = ROWS, COLUMNS, FLAT
    plain = [
        ((d0, d1), (6, 8)),
        ((d0 + 2, d1), (4, 8)),
        ((d0, d1 + 3), (6, 5)),
        ((d1, d0), (8, 6)),
        ((d0, d1 * 2), (6, 4)),
        ((d0, d1 * 2 + 1), (6, 4)),
        ((d0 * -1 + 5, d1), (6, 8)),
        ((d1, d0 * 4 + d2), (2, 6, 4)),
        ((d1, d0 * 3 + d2), (2, 6, 5)),
        ((d0 // 2, d1), (12, 8)),
        ((d0, (d1 + 1) // 2), (6, 15)),
        ((d0 // 8, d0 % 8), (48,)),
        ((d0 // 8 + 1, d0 % 8), (40,)),
        ((d0, d0), (6,)),
        ((d0, d0 + d1), (6, 3)),
    ]
    made = [(AffineMap(len(shape), 0, results), shape) for results, shape in plain]
    return st.sampled_from(made)


@st.composite
def accesses(draw: st.DrawFn) -> Access:
    """Pages of any size of a view, counted by dimensions of a nest or by constants; the last ones may be ragged."""
    map, shape = draw(view_maps())
    kernel = KernelOp.of("k", [TensorType(f32, SHAPE)], [])
    view = ViewOp.of(kernel.inputs[0], map, TensorType(f32, shape))
    kernel.body.block.add_op(view)
    page = [draw(st.integers(1, size)) for size in shape]
    counts = [draw(st.integers(1, -(-size // part))) for size, part in zip(shape, page, strict=True)]
    by_number = draw(st.lists(st.booleans(), min_size=len(shape), max_size=len(shape)))
    index = [
        count - 1 if number else f"i{axis}" for axis, (count, number) in enumerate(zip(counts, by_number, strict=True))
    ]
    return Access.to(view.result, page, index, {f"i{axis}": count for axis, count in enumerate(counts)})


def counts_of(access: Access) -> np.ndarray:
    """How often the pages of an access hold each element of the tensor."""
    counts = np.zeros(SHAPE, np.int64)
    for point in np.ndindex(*[high - low for low, high in access.box]):
        coordinates = [low + offset for (low, _), offset in zip(access.box, point, strict=True)]
        if all(c < size for c, size in zip(coordinates, access.shape, strict=True)):
            counts[access.map.eval(coordinates, [])] += 1
    return counts


@given(accesses())
def test_the_region_of_an_access_is_the_elements_of_its_pages(access):
    region, counts = touched(access), counts_of(access)
    event("product" if region.axes is not None else "flat")
    np.testing.assert_array_equal(counted([region], SHAPE), counts > 0)
    assert region.size == np.count_nonzero(counts)
    assert region.once == (counts.max() <= 1)


@given(accesses(), accesses())
def test_the_overlap_of_two_regions_is_counted(one, other):
    shared = np.count_nonzero((counts_of(one) > 0) & (counts_of(other) > 0))
    assert touched(one).overlap(touched(other)) == shared
    assert touched(other).overlap(touched(one)) == shared


def test_large_tensors_are_products_of_ranges():
    """What is decided axis by axis costs the same for any size."""
    shape = (4096, 152064)
    kernel = KernelOp.of("k", [TensorType(f32, shape)], [])
    access = Access.to(kernel.inputs[0], (32, 64), ("m", "n"), {"m": 128, "n": 2376})
    assert touched(access) == Region(shape, (range(4096), range(152064)), None, True)
