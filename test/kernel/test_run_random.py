"""Kernels on random sizes: any tiling and any chunk computes the same, any affine view reads what it says."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.builtin import FloatAttr, TensorType, f32
from xdsl.dialects.linalg.ops import MatmulOp
from xdsl.ir import Block, Region
from xdsl.ir.affine import AffineExpr, AffineMap

from tp_dialect.affine_forms import digit_form, flat_elements
from tp_dialect.attributes import BufferType
from tp_dialect.interpreter import memory
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.interpreter.strides import reader, writer
from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, StoreOp, ViewOp, YieldOp

sizes = st.integers(1, 9)


def matmul_kernel(shape: tuple[int, int, int], page: tuple[int, int, int], transposed: bool) -> KernelOp:
    """`y = x @ w`, built, in pages of any size; `w` given as it stands or transposed."""

    def tensor(*dims: int) -> TensorType:
        return TensorType(f32, dims)

    (rows, columns, depth), (m, n, k) = shape, page
    weight = tensor(columns, depth) if transposed else tensor(depth, columns)
    kernel = KernelOp.of("matmul", [tensor(rows, depth), weight], [tensor(rows, columns)])
    x, w = kernel.inputs
    if transposed:
        view = ViewOp.of(w, AffineMap.transpose_map(), tensor(depth, columns))
        kernel.body.block.add_op(view)
        w = view.result
    zero, dims = FloatAttr(0.0, f32), ("m", "n", "k")
    left = LoadOp.of(x, ("m", "k"), dims, BufferType.of(tensor(m, k)), pad=zero)
    right = LoadOp.of(w, ("k", "n"), dims, BufferType.of(tensor(k, n)), pad=zero)
    block = Block(arg_types=[tensor(m, k), tensor(k, n), tensor(m, n)])
    product = MatmulOp(block.args[:2], block.args[2:], (tensor(m, n),))
    block.add_ops([product, YieldOp.of(product.results[0])])
    out = BufferType.of(tensor(m, n), depth=1)
    compute = ComputeOp.of([left, right], dims, out, Region(block), fold=["k"], start=zero)
    store = StoreOp.of(compute, kernel.outputs[0], ("m", "n"), ("m", "n"))
    counts = [-(-whole // part) for whole, part in zip(shape, page, strict=True)]
    nest = NestOp.of(dict(zip(dims, counts, strict=True)), [left, right, compute, store])
    kernel.body.block.add_op(nest)
    return kernel


@given(st.tuples(sizes, sizes, sizes), st.tuples(sizes, sizes, sizes), st.booleans(), st.integers(0, 99))
def test_every_tiling_of_a_matmul_computes_the_matmul(shape, page, transposed, seed):
    rows, columns, depth = shape
    generator = np.random.default_rng(seed)
    x = generator.standard_normal((rows, depth)).astype(np.float32)
    w = generator.standard_normal((depth, columns)).astype(np.float32)
    run = compile_kernel(matmul_kernel(shape, page, transposed))
    (y,) = run([x, np.ascontiguousarray(w.T) if transposed else w])
    np.testing.assert_allclose(y, x @ w, rtol=0, atol=1e-5)
    (again,) = run([x, w.T.copy() if transposed else np.asfortranarray(w)])
    np.testing.assert_array_equal(np.isnan(again), False)
    np.testing.assert_allclose(again, x @ w, rtol=0, atol=1e-5)


@pytest.mark.parametrize("limit", [1, 500, 2000, 10_000])
def test_a_nest_in_chunks_computes_the_same(monkeypatch, limit):
    generator = np.random.default_rng(3)
    x = generator.standard_normal((9, 8)).astype(np.float32)
    w = generator.standard_normal((8, 7)).astype(np.float32)
    whole = compile_kernel(matmul_kernel((9, 7, 8), (2, 3, 5), False))([x, w])
    monkeypatch.setattr(memory, "LIMIT", limit)
    kernel = matmul_kernel((9, 7, 8), (2, 3, 5), False)
    nest = next(kernel.nests)
    compute = next(stage for stage in nest.stages if isinstance(stage, ComputeOp))
    _, chunks = memory.chunks_of(nest, {compute.result: frozenset("mn")})
    assert (len(chunks) > 1) == (limit < 10_000)
    np.testing.assert_array_equal(compile_kernel(kernel)([x, w])[0], whole[0])


def expressions(dims: int) -> st.SearchStrategy[AffineExpr]:
    """Affine expressions of some dimensions that are not negative."""
    leaves = st.one_of(st.integers(0, dims - 1).map(AffineExpr.dimension), st.integers(0, 3).map(AffineExpr.constant))
    divisors = st.sampled_from([1, 2, 3, 4, 8])

    def grow(inner: st.SearchStrategy[AffineExpr]) -> st.SearchStrategy[AffineExpr]:
        return st.one_of(
            st.builds(lambda left, right: left + right, inner, inner),
            st.builds(lambda left, by: left * by, inner, divisors),
            st.builds(lambda left, by: left // by, inner, divisors),
            st.builds(lambda left, by: left % by, inner, divisors),
            st.builds(lambda left, by: left.ceil_div(by), inner, divisors),
        )

    return st.recursive(leaves, grow, max_leaves=4)


@st.composite
def maps(draw: st.DrawFn) -> tuple[AffineMap, tuple[int, ...]]:
    """A map and the extents of its dimensions."""
    dims = draw(st.integers(1, 3))
    extents = tuple(draw(st.lists(st.sampled_from([1, 2, 3, 4, 6, 8]), min_size=dims, max_size=dims)))
    results = draw(st.lists(expressions(dims), min_size=1, max_size=2))
    return AffineMap(dims, 0, tuple(results)), extents


def brute(map: AffineMap, extents: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [map.eval([int(number) for number in point], []) for point in np.ndindex(extents)]


@given(maps())
def test_digits_say_what_the_map_says(case):
    map, extents = case
    form = digit_form(map, extents)
    if form is None:
        return
    for point, wanted in zip(np.ndindex(extents), brute(map, extents), strict=True):
        digits = [point[digit.dim] // digit.weight % digit.size for digit in form.digits]
        for result, value in zip(form.results, wanted, strict=True):
            assert value == result.constant + sum(c * digits[digit] for digit, c in result.terms)
    for number, values in enumerate(zip(*brute(map, extents), strict=True)):
        assert form.bounds(number) == (min(values), max(values))
        assert set(form.values(number).tolist()) == set(values)


def test_reshapes_slices_and_broadcasts_have_digits():
    """Else every view would be a gather, and only its speed would tell."""
    d0, d1, d2 = (AffineExpr.dimension(dim) for dim in range(3))
    for results, extents in (
        ((d1, d0 * 16 + d2), (3, 6, 16)),
        ((d0 // 2, d1), (8, 6)),
        ((d0 // 8, d0 % 8), (48,)),
        (((d0 * 16 + d1) // 8, (d0 * 16 + d1) % 8), (3, 16)),
        ((d0 + 5, d1 * 2 + 1), (3, 4)),
    ):
        assert digit_form(AffineMap(len(extents), 0, results), extents) is not None


@given(maps(), st.booleans())
def test_a_view_reads_and_writes_the_elements_of_its_map(case, contiguous):
    map, extents = case
    elements = brute(map, extents)
    shape = tuple(max(values) + 1 for values in zip(*elements, strict=True))
    tensor = np.arange(prod(shape), dtype=np.float32).reshape(shape)
    held = tensor if contiguous else np.asfortranarray(tensor)
    wanted = np.array([tensor[element] for element in elements], np.float32).reshape(extents)
    np.testing.assert_array_equal(reader(map, extents, shape)(held), wanted)
    flat = flat_elements(map, extents, shape)
    np.testing.assert_array_equal(np.broadcast_to(flat, extents), wanted)
    if len(set(elements)) < len(elements):
        return
    target = np.zeros(shape, np.float32)
    values = np.random.default_rng(0).standard_normal(extents).astype(np.float32)
    writer(map, extents, shape)(target, values)
    for element, value in zip(elements, values.reshape(-1), strict=True):
        assert target[element] == value
    assert np.count_nonzero(target) == len(elements)
