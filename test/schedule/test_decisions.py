"""What tp-place and tp-size decide, as numbers; and random kernels on random targets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp, TensorType, f32, i32
from xdsl.dialects.func import FuncOp

from tp_dialect.errors import TpError
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.interpreter.machine import Counts
from tp_dialect.interpreter.schedule import compile_schedule
from tp_dialect.kernel import KernelOp
from tp_dialect.program import ProgramOp
from tp_dialect.target import Target
from tp_dialect.targets import target_of
from tp_passes.allreduce_kernel import allreduce_kernel
from tp_passes.lower import kernel_of
from tp_passes.on_target import kernel_for
from tp_passes.place import workers_of
from tp_passes.size import depths_of, smaller

Linear = Callable[[int, int, int], FuncOp]


@given(st.integers(1, 200), st.integers(1, 12))
def test_points_are_dealt_evenly_and_once(points: int, sites: int) -> None:
    """Each point once, in order; no two sites differ by more than one point; no site without any."""
    workers = workers_of(points, [(0, column) for column in range(sites)])
    dealt = [point for worker in workers for point in range(worker.first, worker.first + worker.count)]
    assert dealt == list(range(points))
    counts = [worker.count for worker in workers]
    assert max(counts) - min(counts) <= 1
    assert len(workers) == min(points, sites)


@given(st.lists(st.tuples(st.integers(1, 64), st.integers(1, 4)), min_size=1, max_size=6), st.integers(1, 400))
def test_depths_fit_where_single_pages_do(buffers: list[tuple[int, int]], memory: int) -> None:
    """No buffer is deeper than wanted, none is empty, and none gives up a page without need."""
    pages, wanted = [page for page, _ in buffers], [depth for _, depth in buffers]
    depths = depths_of(pages, wanted, memory)
    assert all(1 <= depth <= most for depth, most in zip(depths, wanted, strict=True))
    total = sum(page * depth for page, depth in zip(pages, depths, strict=True))
    assert total <= memory or set(depths) == {1}
    if sum(page * depth for page, depth in zip(pages, wanted, strict=True)) <= memory:
        assert depths == wanted


def test_pages_shrink_until_they_are_one_element() -> None:
    """The largest size is halved, the first one of equals."""
    page: tuple[int, ...] | None = (5, 2)
    sizes = []
    while page is not None:
        sizes.append(page)
        page = smaller(page)
    assert sizes == [(5, 2), (3, 2), (2, 2), (1, 2), (1, 1)]


def run_both(kernel: KernelOp, seed: int) -> Counts:
    """Verify a kernel, and compare its engines with the kernel as a whole, bit for bit."""
    ModuleOp([ProgramOp.of("p", kernel.slots, [kernel])]).verify()
    generator = np.random.default_rng(seed)
    arrays = [
        generator.standard_normal(type.get_shape()).astype(np.float32)  # pyright: ignore
        for type in kernel.function_type.inputs
    ]
    counts = Counts()
    got = compile_schedule(kernel, counts, seed)(arrays)
    for one, other in zip(got, compile_kernel(kernel)(arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
    return counts


targets = st.builds(
    lambda grid, engines, memory: replace(target_of("small"), grid=grid, engines=engines, memory=memory),
    st.tuples(st.integers(1, 3), st.integers(1, 3)),
    st.tuples(st.integers(1, 3), st.integers(1, 2), st.integers(1, 2)),
    st.sampled_from([512, 1024, 4096]),
)
sizes = st.integers(1, 21)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sizes, sizes, sizes, targets, st.tuples(st.integers(1, 9), st.integers(1, 9)), st.integers(0, 99))
def test_random_kernels_run_on_random_targets(
    linear: Linear, m: int, n: int, k: int, target: Target, page: tuple[int, int], seed: int
) -> None:
    """Whatever the sizes, the pages, the grid, the engines and the memory are: it fits, and the numbers agree."""
    function = linear(m, n, k)
    kernel = kernel_for(lambda size: kernel_of(function, "linear_k", size), page, target)
    counts = run_both(kernel, seed)
    assert 0 < counts.peak <= target.memory


@settings(max_examples=40)
@given(st.integers(1, 16), sizes, sizes, targets, st.integers(0, 99))
def test_random_all_reduces_run_on_random_targets(chips: int, m: int, n: int, target: Target, seed: int) -> None:
    """Up to 16 chips, uneven tiles, one row: and a page crosses for each chip but the root."""
    type = TensorType(f32, [m, n])
    kernel = kernel_for(lambda tile: allreduce_kernel(chips, type, "sum", tile), target.tile, target)
    counts = run_both(kernel, seed)
    assert counts.link_bytes % max(1, chips - 1) == 0
    assert (counts.link_bytes > 0) == (chips > 1)


@settings(max_examples=60)
@given(st.integers(1, 16), sizes, sizes, st.integers(0, 99))
def test_integer_all_reduces_are_exact_engine_by_engine(chips: int, m: int, n: int, seed: int) -> None:
    """Bit for bit the sum, whatever the tiles."""
    target = target_of("small")
    kernel = kernel_for(lambda tile: allreduce_kernel(chips, TensorType(i32, [m, n]), "sum", tile), target.tile, target)
    partials = list(np.random.default_rng(seed).integers(-(2**27), 2**27, (chips, m, n), np.int32))
    got = compile_schedule(kernel, Counts(), seed)(partials)[0]
    np.testing.assert_array_equal(got, np.sum(partials, axis=0, dtype=np.int32))


def test_a_kernel_that_does_not_fit_is_made_of_smaller_pages(linear: Linear, tight: Target) -> None:
    """Pages of 8 x 8 in five buffers are more than 640 bytes; smaller ones are not."""
    function = linear(16, 16, 32)
    cramped = replace(tight, memory=640)
    kernel = kernel_for(lambda size: kernel_of(function, "linear_k", size), (8, 8), cramped)
    assert run_both(kernel, 1).peak <= 640
    pages = {stage.results[0].type.page.get_shape() for nest in kernel.nests for stage in nest.stages if stage.results}  # pyright: ignore
    assert (8, 8) not in pages


def test_what_cannot_be_cut_is_refused_with_the_bytes_over(linear: Linear, tight: Target) -> None:
    """Pages of one element each take 32 bytes: five of them are more than 128."""
    function = linear(4, 4, 4)
    with pytest.raises(TpError, match=r"more than the 128 of a site of target `tight`.*TP267"):
        kernel_for(lambda size: kernel_of(function, "linear_k", size), (8, 8), replace(tight, memory=128))
