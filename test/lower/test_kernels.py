"""Hand-written functions of all kinds: named operations, generics and tensor arithmetic become kernels that agree."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, ScratchOp
from tp_passes.lower import kernel_of
from tp_tools.shell import context

CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))
PAGES = ((4, 4), (16, 16), (32, 32), (3, 5))


def functions_of(path: Path) -> list[FuncOp]:
    module = Parser(context(), path.read_text(encoding="utf-8")).parse_module()
    return [op for op in module.body.block.ops if isinstance(op, FuncOp)]


FUNCTIONS = {function.sym_name.data: function for path in CASES for function in functions_of(path)}


@pytest.mark.parametrize("page", PAGES, ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_kernel_computes_what_its_function_does(
    agree: Callable[..., KernelOp], name: str, page: tuple[int, ...]
) -> None:
    """On mixed-sign numbers, by position; the kernel verifies, also as read back from its text."""
    agree(FUNCTIONS[name], page, seed=1)


# Streaming: every contraction folds several pages, ragged ones too


@pytest.mark.parametrize(
    ("name", "folds"),
    {
        "linear": [25],
        "from_a_tensor": [25],
        "a_value_with_itself": [3],
        "gated_mlp": [6, 6, 10],
        "attention": [3, 2],
        "rms_norm_then_linear": [6],
        "integers": [10],
        "narrow_floats": [3],
    }.items(),
)
def test_a_contraction_folds_its_pages(name: str, folds: list[int]) -> None:
    """At 4 elements a page; each fold is a stage of its own over that many pages."""
    kernel = kernel_of(FUNCTIONS[name], "k", (4, 4))
    assert [count for nest in kernel.nests for count in fold_counts(nest)] == folds


def fold_counts(nest: NestOp) -> list[int]:
    """The number of pages of each folded dimension of a nest."""
    computes = [stage for stage in nest.stages if isinstance(stage, ComputeOp) and stage.folded]
    return [nest.dim_sizes[dim] for compute in computes for dim in compute.folded]


def test_a_contraction_that_fits_in_a_page_streams_two() -> None:
    """A page larger than the contraction is halved."""
    kernel = kernel_of(FUNCTIONS["attention"], "k", (64, 64))
    assert [count for nest in kernel.nests for count in fold_counts(nest)] == [2, 2]


def test_a_ragged_contraction_is_padded_with_what_is_neutral() -> None:
    """100 terms in pages of 32: the last page holds 4 terms, and zeros."""
    kernel = kernel_of(FUNCTIONS["linear"], "k", (32, 32))
    loads = [op for op in kernel.walk() if isinstance(op, LoadOp)]
    padded = [load for load in loads if "k" in load.page_index]
    assert len(padded) == 2
    assert all(str(load.pad) == "0.000000e+00 : f32" for load in padded)


# What shares a nest, and what goes through memory


def test_what_follows_a_contraction_shares_its_nest() -> None:
    """The bias is added to the pages that come out of the fold: one nest, no scratch."""
    kernel = kernel_of(FUNCTIONS["linear"], "k", (16, 16))
    assert len(list(kernel.nests)) == 1
    assert not any(isinstance(op, ScratchOp) for op in kernel.walk())


def test_two_contractions_that_meet_share_a_nest() -> None:
    """Gate and up fold in one nest, whose product goes through a scratch to the nest of the down projection."""
    kernel = kernel_of(FUNCTIONS["gated_mlp"], "k", (4, 4))
    assert [len(fold_counts(nest)) for nest in kernel.nests] == [2, 1]
    assert len([op for op in kernel.walk() if isinstance(op, ScratchOp)]) == 1


def test_a_value_that_would_tie_its_own_axes_goes_through_a_scratch() -> None:
    """`tanh(x)` times its transpose: both operands are loaded from the scratch, each in its own pages."""
    kernel = kernel_of(FUNCTIONS["a_value_with_itself"], "k", (4, 4))
    last = list(kernel.nests)[-1]
    sources = [load.source.owner for load in last.stages if isinstance(load, LoadOp)]
    assert all(isinstance(source, ScratchOp) for source in sources)
    assert len(sources) == 2


def test_a_row_that_is_too_long_for_a_page_is_summed_in_pages() -> None:
    """5000 elements a row are not held at once for the sake of fusion."""
    kernel = kernel_of(FUNCTIONS["row_too_long_for_a_page"], "k", (4, 32))
    pages = [load.buffer.page.get_shape() for nest in kernel.nests for load in nest.stages if isinstance(load, LoadOp)]
    assert max(page[-1] for page in pages) == 32


def test_the_numbers_of_a_long_loop_are_loaded() -> None:
    """A short loop is held whole for a body that asks for its number; a long one is cut like any other."""
    short, long = [kernel_of(FUNCTIONS[name], "k", (4, 4)) for name in ("causal_mask", "long_causal_mask")]
    pages = [load.buffer.page.get_shape() for nest in long.nests for load in nest.stages if isinstance(load, LoadOp)]
    assert [nest.dim_sizes for nest in short.nests] == [{}]
    assert sorted(pages) == [(4,), (4,), (4, 4)]
    added = kernel_of(FUNCTIONS["positions_added"], "k", (4, 4))
    assert [nest.dim_sizes for nest in added.nests] == [{}, {"n": 23}]


def test_a_gather_is_a_load_with_rows() -> None:
    """Only the rows that are asked for are loaded, page by page."""
    kernel = kernel_of(FUNCTIONS["rows_of_a_table"], "k", (4, 16))
    loads = [op for op in kernel.walk() if isinstance(op, LoadOp)]
    assert [load.rows is kernel.inputs[1] for load in loads] == [True]
    assert not any(isinstance(op, ComputeOp) for op in kernel.walk())


# Claims


@pytest.mark.parametrize("name", ["integers", "padded", "rows_of_a_table", "fills", "position_of_a_maximum"])
def test_a_kernel_that_rounds_nothing_is_exact(name: str) -> None:
    """Integers, comparisons and moves."""
    claim = kernel_of(FUNCTIONS[name], "k").claim
    assert claim is not None
    assert claim.text() == "exact"


@pytest.mark.parametrize(
    ("name", "claim"),
    {
        "linear": 'approximate "f32 accumulation" order "k ascending, 4 pages of 32"',
        "rope": 'approximate "f32 arithmetic" order "element by element"',
        "softmax": 'approximate "f32 accumulation" order "37 terms within a page"',
    }.items(),
)
def test_a_claim_says_why_and_in_which_order(name: str, claim: str) -> None:
    """An approximate kernel names the order in which it sums."""
    made = kernel_of(FUNCTIONS[name], "k", (32, 32)).claim
    assert made is not None
    assert made.text() == claim
