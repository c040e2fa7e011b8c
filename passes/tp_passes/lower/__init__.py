"""`tp-lower`: functions become kernels, each once, and statements become sections that run them on chip 0.

Before:

    func.func @up(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> tensor<1x128xf32> { ... linalg.matmul ... }
    tp.let @h_c1 = @up(@x, @W1_c1)

After (the function stays, so that the source level can still be run):

    tp.kernel @up_k(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> (%y: tensor<1x128xf32>)
        claim approximate "f32 accumulation" order "k ascending, 2 pages of 32" implements @up {
      tp.nest (m = 4, k = 2) { ... tp.load, tp.compute ... fold (k) ..., tp.store ... }
    }
    tp.section @h_c1 = @up_k(@x, @W1_c1) on 0

Requires: functions of one block over tensors of static shape, with operations of arith, math, linalg and tensor.
Ensures: no `tp.let` is left; each kernel computes what its function does, in pages of at most `page` elements along the
last axes; each contraction streams several pages. For a target each kernel is also what tp-place, tp-size and
tp-choreograph make of it.
Leaves alone: sections, kernels (one that implements the function is used), functions, tensors, collectives, and all
that is not its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp

from tp_dialect.errors import TpError
from tp_dialect.kernel import KernelOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.base import TpPass
from tp_passes.lower.claims import claim_of
from tp_passes.lower.emit import write_kernel
from tp_passes.lower.in_place import Pairs, stored_last
from tp_passes.lower.nests import NestPlan
from tp_passes.lower.normalize import graph_of, returned_by
from tp_passes.lower.pages import Page, page_shape
from tp_passes.lower.propagate import groups_of
from tp_passes.lower.statements import Lowering
from tp_passes.on_target import DEFAULT_PAGE, check_chips, kernel_for, optional_target, page_for

__all__ = ["DEFAULT_PAGE", "LowerPass", "Page", "kernel_of", "page_shape"]


def kernel_of(
    function: FuncOp, name: str, page: Page = DEFAULT_PAGE, in_place: Pairs = frozenset[tuple[int, int]]()
) -> KernelOp:
    """A kernel that computes what `function` does, page by page.

    For each pair (input, output) of `in_place` the two may be one tensor: the output is stored when all has been
    loaded. Raises `TpError` (`TP240` to `TP247`) for a function that no kernel can compute.
    """
    check_page(page)
    graph = graph_of(function)
    stored_last(graph, in_place)
    plans = [NestPlan(group, page) for group in groups_of(graph.computations)]
    type = function.function_type
    kernel = KernelOp.of(
        name,
        cast("list[TensorType]", list(type.inputs)),
        cast("list[TensorType]", list(type.outputs)),
        claim=claim_of(plans),
        implements=function.sym_name.data,
    )
    for argument, own in zip(function.body.block.args, kernel.inputs, strict=True):
        own.name_hint = argument.name_hint
    for value, own in zip(returned_by(function), kernel.outputs, strict=True):
        own.name_hint = value.name_hint
    write_kernel(kernel, graph, plans)
    return kernel


def check_page(page: Page) -> None:
    """Raise `TP244` unless `page` is one or more sizes of at least 1."""
    if not page or min(page) < 1:
        text = f"expected page sizes of at least 1, got {', '.join(map(str, page)) or 'none'}"
        raise TpError("TP244", text, "give one size per axis, the last axis last, such as page=32,32")


@dataclass(frozen=True)
class LowerPass(TpPass):
    """Functions become kernels, statements become sections on chip 0.

    `page` is the largest page: sizes for the last axes of a tensor; axes in front of these go one step at a time
    (default: the target's tile, without a target 32, 32). With `target`, a built-in name or a file, kernels are placed,
    sized and choreographed, too, in smaller pages where they would not fit.
    """

    name: ClassVar[str] = "tp-lower"

    page: tuple[int, ...] | None = None
    target: str | None = None

    def run(self, ctx: Context, module: ModuleOp) -> None:
        target = optional_target(self.target)
        page = page_for(self.page, target)
        check_page(page)

        def make(function: FuncOp, name: str, in_place: Pairs) -> KernelOp:
            return kernel_for(lambda size: kernel_of(function, name, size, in_place), page, target)

        for program in programs_of(module):
            check_chips(ProgramIndex.of(program), target)
        lowerings = [Lowering.of(program, make) for program in programs_of(module)]
        for lowering in lowerings:
            lowering.apply()
