"""`tp-size`: each buffer gets its depth and the addresses of its pages in the memory of a site.

Buffers keep the depth that they have where that fits; else the largest ones are made shallower, page by page. A kernel
that does not fit with one page a buffer is lowered again from its function in smaller pages. Nests run one after the
other, so each has the whole memory. What a body makes on its way is its engine's own, and is not counted.

Before:

    %a = tp.load %x[0, k] over (n, k) on reader : !tp.buffer<fifo 2, tensor<1x32xf32>>

After:

    %a = tp.load %x[0, k] over (n, k) on reader memory [0, 128] : !tp.buffer<fifo 2, tensor<1x32xf32>>

Requires: placed kernels (tp-place).
Ensures: each page of each buffer lies in the memory of its site, and no two overlap.
Leaves alone: nests that are sized already, nests that are not placed, and all that is not its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, i64
from xdsl.rewriter import Rewriter

from tp_dialect.attributes import BufferKind, BufferType
from tp_dialect.choreography import page_bytes
from tp_dialect.errors import TpError
from tp_dialect.kernel import KernelOp, NestOp
from tp_dialect.phase import SectionOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.stage_names import place_text
from tp_dialect.stages import StageOp, buffer_of
from tp_dialect.target import Target
from tp_dialect.targets import target_of
from tp_passes.base import TpPass
from tp_passes.place import place_kernel

ALIGNMENT = 32
"""Bytes: every page begins at a multiple of it, as bursts to and from memory do."""

Page = tuple[int, ...]
"""The largest page: sizes for the last axes of a tensor."""

KernelMaker = Callable[[Page], KernelOp]
"""Makes a kernel in pages of at most a size."""


@dataclass(frozen=True)
class SizePass(TpPass):
    """Gives each buffer its depth and its addresses. `target` is a built-in name or a file."""

    name = "tp-size"

    target: str

    def run(self, ctx: Context, module: ModuleOp) -> None:
        target = target_of(self.target)
        plans = [plan_of(kernel, index, target) for index in indexes_of(module) for kernel in index.kernels.values()]
        for kernel, sizes, other in plans:
            _apply_all(sizes)
            if other is not None:
                _replace(kernel, other)


Plan = tuple[KernelOp, "list[Sized]", KernelOp | None]
"""A kernel, the sizes of its buffers, and the kernel in smaller pages that takes its place where they do not fit."""


def indexes_of(module: ModuleOp) -> list[ProgramIndex]:
    """The programs of a module, walked once each."""
    return [ProgramIndex.of(program) for program in programs_of(module)]


def plan_of(kernel: KernelOp, index: ProgramIndex, target: Target) -> Plan:
    """How a kernel is made to fit; raises `TP267` where it cannot be."""
    try:
        return kernel, sizes_of_kernel(kernel, target), None
    except TpError:
        other = _smaller_kernel(kernel, index, target)
        if other is None:
            raise
        return kernel, [], other


def _smaller_kernel(kernel: KernelOp, index: ProgramIndex, target: Target) -> KernelOp | None:
    """The kernel lowered again in pages that fit; None where it does not say which function it implements."""
    from tp_passes.lower import kernel_of

    function = index.functions.get("" if kernel.implements is None else kernel.implements.root_reference.data)
    if function is None or function.function_type != kernel.function_type:
        return None
    pairs = _pairs(kernel.kernel_name, index)

    def make(page: Page) -> KernelOp:
        made = kernel_of(function, kernel.kernel_name, page, pairs)
        place_kernel(made, target, one_site=bool(pairs))
        return made

    return fitting(make, target.tile, target)


def _replace(kernel: KernelOp, other: KernelOp) -> None:
    block = kernel.parent
    assert block is not None  # it stands in a program
    block.insert_op_before(other, kernel)
    kernel.detach()
    kernel.erase()


def _pairs(kernel: str, index: ProgramIndex) -> frozenset[tuple[int, int]]:
    """Inputs and outputs of a kernel that some section binds to one tensor."""
    return frozenset(
        (source, target)
        for section in index.statements
        if isinstance(section, SectionOp) and section.kernel_name == kernel
        for source, read in enumerate(section.in_names)
        for target, bound in enumerate(section.out_names)
        if read == bound
    )


def fitting(make: KernelMaker, page: Page, target: Target) -> KernelOp:
    """The kernel in pages of at most `page`, or, where it does not fit, of the largest smaller size in which it does.

    Raises the last refusal, `TP267`, where it does not fit in pages of one element either.
    """
    while True:
        kernel = make(page)
        try:
            size_kernel(kernel, target)
            return kernel
        except TpError as error:
            less = smaller(page)
            if error.code != "TP267" or less is None:
                raise
            page = less


def smaller(page: Page) -> Page | None:
    """The page with its largest size halved; None where all are 1."""
    largest = max(page)
    if largest == 1:
        return None
    place = page.index(largest)
    return (*page[:place], (largest + 1) // 2, *page[place + 1 :])


def size_kernel(kernel: KernelOp, target: Target) -> None:
    """Size every nest that is placed and not sized yet; raises `TP267`, before any change, for what does not fit."""
    _apply_all(sizes_of_kernel(kernel, target))


def sizes_of_kernel(kernel: KernelOp, target: Target) -> list[Sized]:
    """The sizes of the buffers of all nests that are placed and not sized yet."""
    nests = [nest for nest in kernel.nests if nest.split is not None and not _is_sized(nest)]
    return [sized for nest in nests for sized in sizes_of(nest, target)]


def _is_sized(nest: NestOp) -> bool:
    return any(stage.memory is not None for stage in nest.stages)


Sized = tuple[StageOp, int, tuple[int, ...]]
"""A stage, the depth of its buffer, and the address of each page."""


def sizes_of(nest: NestOp, target: Target) -> list[Sized]:
    """The depth and the addresses of each buffer of a nest."""
    sizes: list[Sized] = []
    made = [stage for stage in nest.stages if stage.results]
    for slot in dict.fromkeys(stage.slot_id for stage in made):
        here = [stage for stage in made if stage.slot_id == slot]
        buffers = [buffer_of(stage.results[0]) for stage in here]
        pages = [-(-page_bytes(buffer) // ALIGNMENT) * ALIGNMENT for buffer in buffers]
        depths = depths_of(pages, [buffer.depth.data for buffer in buffers], target.memory)
        over = sum(page * depth for page, depth in zip(pages, depths, strict=True)) - target.memory
        if over > 0:
            largest = here[pages.index(max(pages))]
            text = (
                f"{place_text(nest)}: {over + target.memory} bytes of pages, {over} more than the {target.memory} of"
                f" a site of target `{target.name}`; the largest page has {max(pages)} bytes"
            )
            raise TpError("TP267", text, f"it is that of {place_text(largest)}: let it be cut, or use another target")
        sizes.extend(_laid_out(here, pages, depths))
    return sizes


def depths_of(pages: Sequence[int], wanted: Sequence[int], memory: int) -> list[int]:
    """The depth of each buffer: the wanted one; while all do not fit, the largest buffer gives up a page, down to 1."""
    depths = list(wanted)
    while sum(page * depth for page, depth in zip(pages, depths, strict=True)) > memory and max(depths, default=1) > 1:
        deep = [place for place, depth in enumerate(depths) if depth > 1]
        depths[max(deep, key=lambda place: pages[place] * depths[place])] -= 1
    return depths


def _laid_out(stages: Sequence[StageOp], pages: Sequence[int], depths: Sequence[int]) -> list[Sized]:
    """Buffers one behind the other, from address 0."""
    sizes: list[Sized] = []
    start = 0
    for stage, page, depth in zip(stages, pages, depths, strict=True):
        sizes.append((stage, depth, tuple(start + number * page for number in range(depth))))
        start += page * depth
    return sizes


def _apply_all(sizes: Sequence[Sized]) -> None:
    for stage, depth, addresses in sizes:
        buffer = buffer_of(stage.results[0])
        if buffer.depth.data != depth:
            type = BufferType.of(buffer.page, depth, BufferKind(buffer.kind.data))
            Rewriter.replace_value_with_new_type(stage.results[0], type)
        stage.properties["memory"] = DenseArrayBase.from_list(i64, list(addresses))
