"""Index expressions in normal form mean what they meant, and views of views cancel out."""

from __future__ import annotations

from itertools import pairwise, product
from math import prod

from hypothesis import given
from hypothesis import strategies as st
from xdsl.ir.affine import AffineExpr, AffineMap

from tp_passes.lower.affine import (
    Form,
    affine_map,
    bounds,
    compose,
    forms_of,
    identity,
    loop,
    quotient,
    remainder,
    total,
)
from tp_passes.lower.views import flattened

SIZES = st.lists(st.integers(1, 6), min_size=1, max_size=3).map(tuple)


@st.composite
def expressions(draw: st.DrawFn, loops: int, depth: int = 3) -> AffineExpr:
    """Sums, multiples, quotients and remainders of loops."""
    if depth == 0 or draw(st.booleans()):
        return AffineExpr.dimension(draw(st.integers(0, loops - 1)))
    inner = draw(expressions(loops, depth - 1))
    kind = draw(st.sampled_from(("add", "constant", "times", "quotient", "remainder")))
    number = draw(st.integers(1, 7))
    if kind == "add":
        return inner + draw(expressions(loops, depth - 1))
    if kind == "constant":
        return inner + draw(st.integers(-5, 5))
    if kind == "times":
        return inner * number
    return inner // number if kind == "quotient" else inner % number


@st.composite
def maps(draw: st.DrawFn) -> tuple[tuple[int, ...], AffineMap]:
    """A map with the sizes of its loops."""
    sizes = draw(SIZES)
    results = draw(st.lists(expressions(len(sizes)), min_size=1, max_size=3))
    return sizes, AffineMap(len(sizes), 0, tuple(results))


@given(maps())
def test_the_normal_form_means_the_same(case: tuple[tuple[int, ...], AffineMap]) -> None:
    """At every point of the loops, and within its bounds."""
    sizes, map = case
    forms = forms_of(map, identity(sizes), sizes)
    again = affine_map(forms, len(sizes))
    for point in product(*map_ranges(sizes)):
        values = map.eval(point, ())
        assert again.eval(point, ()) == values
        for form, value in zip(forms, values, strict=True):
            low, high = bounds(form, sizes)
            assert low <= value <= high


def map_ranges(sizes: tuple[int, ...]) -> list[range]:
    return [range(size) for size in sizes]


@given(maps(), st.data())
def test_forms_of_forms_mean_the_same(case: tuple[tuple[int, ...], AffineMap], data: st.DataObject) -> None:
    """Putting one map behind another one is composing the functions that they are."""
    sizes, map = case
    outer = AffineMap(len(map.results), 0, (data.draw(expressions(len(map.results))),))
    inner = forms_of(map, identity(sizes), sizes)
    wide = tuple(1 + max(0, bounds(form, sizes)[1]) for form in inner)
    low = min(bounds(form, sizes)[0] for form in inner)
    if low < 0:
        return
    composed = affine_map(compose(forms_of(outer, identity(wide), wide), inner, sizes), len(sizes))
    for point in product(*map_ranges(sizes)):
        assert composed.eval(point, ()) == outer.eval(map.eval(point, ()), ())


@given(st.lists(st.sampled_from((1, 2, 3, 4, 6)), min_size=1, max_size=4).map(tuple), st.data())
def test_a_reshape_and_its_inverse_cancel_out(shape: tuple[int, ...], data: st.DataObject) -> None:
    """Axes next to each other are merged, or taken apart again, and each is itself."""
    ends = [end for end in range(1, len(shape)) if data.draw(st.booleans())]
    merged = tuple(prod(shape[start:end]) for start, end in pairwise([0, *ends, len(shape)]))
    shape, other = data.draw(st.permutations([shape, merged]))
    there = flattened(identity(shape), shape, other, shape)
    back = flattened(identity(other), other, shape, other)
    assert compose(back, there, shape) == identity(shape)


def test_a_split_loop_is_put_together_again() -> None:
    """16 * (d0 floordiv 16) + d0 mod 16 is d0, whatever is around it."""
    sizes = (48, 3)
    whole = loop(0, 48)
    parts: list[tuple[Form, int]] = [
        (quotient(whole, 16, sizes), 32),
        (remainder(whole, 16, sizes), 2),
        (loop(1, 3), 5),
    ]
    assert total(parts, 1, sizes) == total([(whole, 2), (loop(1, 3), 5)], 1, sizes)
