"""Kernels on numpy: the stages of each nest, page by page, many pages at a time.

A load gathers all its pages, a compute runs its body once over all points, a fold steps through the folded dimensions
in lexicographic order and runs its body once per step, over all other points. An output begins as numbers that show,
so that what no stage stores is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from xdsl.ir import SSAValue
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.accesses import load_access, row_access, shape_of, store_access
from tp_dialect.errors import message
from tp_dialect.interpreter.core.elements import Array, Element, element_of
from tp_dialect.interpreter.functions import compile_block
from tp_dialect.interpreter.memory import chunks_of
from tp_dialect.interpreter.pages import (
    Cut,
    PageWriter,
    garbage,
    gather_reader,
    number_of,
    page_reader,
    page_writer,
)
from tp_dialect.interpreter.strides import Reader
from tp_dialect.kernel import AllReduceOp, ComputeOp, KernelOp, LoadOp, NestOp, ScratchOp, StoreOp
from tp_dialect.stages import StageOp
from tp_dialect.terse import shape_text

Registers = list[Array]
"""All tensors and buffers of a kernel, by number."""

Step = Callable[[Registers, Cut], None]
"""One stage, on the pages that `Cut` takes."""


def compile_kernel(kernel: KernelOp) -> Callable[[Sequence[Array]], tuple[Array, ...]]:
    """A callable that takes the arrays of a kernel's inputs, in order, and returns those of its outputs.

    What a slot loads is the array given for that input. An array of another shape, and what no engine runs, is an
    `InterpretationError`.
    """
    numbers: dict[SSAValue, int] = {}
    scratches = [op.result for op in kernel.body.block.ops if isinstance(op, ScratchOp)]
    inputs, made = kernel.inputs, [*kernel.outputs, *scratches]
    for value in (*inputs, *made):
        numbers[value] = len(numbers)
    nests = [_compile_nest(nest, numbers, f"kernel @{kernel.kernel_name}") for nest in kernel.nests]
    check = arrays_checker(kernel)
    fresh = [garbage(shape_of(value), value.type) for value in made]
    first, last = len(inputs), len(inputs) + len(kernel.outputs)

    def run(arrays: Sequence[Array]) -> tuple[Array, ...]:
        check(arrays)
        tensors = [*arrays, *[make() for make in fresh]]
        with np.errstate(all="ignore"):
            for nest in nests:
                nest(tensors)
        return tuple(tensors[first:last])

    return run


def arrays_checker(kernel: KernelOp) -> Callable[[Sequence[Array]], None]:
    """What refuses (`TP239`) arrays that are not those of a kernel's inputs."""
    wanted = [(element_of(value.type).dtype, shape_of(value)) for value in kernel.inputs]

    def check(arrays: Sequence[Array]) -> None:
        got = [(array.dtype, array.shape) for array in arrays]
        if got != wanted:
            text = f"kernel @{kernel.kernel_name}: expected arrays {_arrays_text(wanted)}, got {_arrays_text(got)}"
            raise InterpretationError(message("TP239", text))

    return check


def _arrays_text(arrays: Sequence[tuple[np.dtype[Any], tuple[int, ...]]]) -> str:
    """`float32 8x9, int64 4`."""
    return ", ".join(f"{dtype} {shape_text(shape)}" for dtype, shape in arrays) or "none"


@dataclass(frozen=True)
class _Load:
    """A load that is made for all pages before the other stages: `target` becomes the pages of `source`."""

    target: int
    source: int
    read: Reader


@dataclass(frozen=True)
class _Store:
    """A store of the pages `source` into the tensor `target`."""

    source: int
    target: int
    writer: PageWriter


@dataclass
class _Nest:
    """A nest while it is compiled: where each value stands, and which dimensions a buffer changes with."""

    sizes: dict[str, int]
    numbers: dict[SSAValue, int]
    name: str
    varies: dict[SSAValue, frozenset[str]]
    loads: list[_Load]
    steps: list[Step]
    stores: list[_Store]

    def number(self, value: SSAValue, varies: frozenset[str]) -> int:
        """The place of a new buffer that changes with these dimensions."""
        self.varies[value] = varies
        self.numbers[value] = len(self.numbers)
        return self.numbers[value]

    def together(self, values: Sequence[SSAValue]) -> frozenset[str]:
        """The dimensions that any of these buffers changes with."""
        return frozenset[str]().union(*[self.varies[value] for value in values])

    def add(self, stage: StageOp) -> None:
        """Compile one stage."""
        if isinstance(stage, LoadOp):
            self.add_load(stage)
        elif isinstance(stage, ComputeOp):
            self.steps.append(self.compute(stage))
        elif isinstance(stage, AllReduceOp):
            self.steps.append(self.all_reduce(stage))
        elif isinstance(stage, StoreOp):
            writer = page_writer(store_access(stage, self.sizes))
            root = self.numbers[store_access(stage, self.sizes).root]
            self.stores.append(_Store(self.numbers[stage.page], root, writer))

    def add_load(self, load: LoadOp) -> None:
        access = load_access(load, self.sizes)
        source = self.numbers[access.root]
        if load.rows is None:
            target = self.number(load.result, frozenset(access.dims))
            self.loads.append(_Load(target, source, page_reader(access, number_of(load.pad))))
            return
        table = row_access(load, self.sizes)
        target = self.number(load.result, frozenset(access.dims) | frozenset(table.dims))
        gather, root = gather_reader(load, self.sizes, self.name), self.numbers[table.root]

        def step(registers: Registers, cut: Cut) -> None:
            registers[target] = gather(registers[root], registers[source], cut)

        self.steps.append(step)

    def compute(self, compute: ComputeOp) -> Step:
        run = compile_block(compute.body.block, batch_rank=len(self.sizes), checked=False)
        sources = [self.numbers[page] for page in compute.pages]
        varies = self.together(compute.pages)
        if not compute.folded:
            target = self.number(compute.result, varies)

            def step(registers: Registers, cut: Cut) -> None:
                registers[target] = run([registers[source] for source in sources])[0]

            return step
        target = self.number(compute.result, varies - set(compute.folded))
        start = self.start(compute)
        points = [list(zip(sources, parts, strict=True)) for parts in self.folding(compute)]

        def fold(registers: Registers, cut: Cut) -> None:
            so_far = start
            for point in points:
                pages = [registers[source] if part is None else registers[source][part] for source, part in point]
                so_far = run([*pages, so_far])[0]
            registers[target] = so_far

        return fold

    def start(self, compute: ComputeOp) -> Array:
        """The page that an accumulator begins as, the same at all points."""
        page = compute.buffer.page
        shape = (1,) * len(self.sizes) + page.get_shape()
        return np.full(shape, number_of(compute.start_number), element_of(page).dtype)

    def folding(self, compute: ComputeOp) -> Iterator[list[tuple[slice, ...] | None]]:
        """For each step of a fold, in order, which part of each operand it reads; None for all of it."""
        names = list(self.sizes)
        folded = [dim for dim in compute.dims if dim in compute.folded]
        for point in product(*[range(self.sizes[dim]) for dim in folded]):
            parts: list[tuple[slice, ...] | None] = []
            for page in compute.pages:
                part = [slice(None)] * len(names)
                for dim, number in zip(folded, point, strict=True):
                    if dim in self.varies[page]:
                        part[names.index(dim)] = slice(number, number + 1)
                parts.append(tuple(part) if part != [slice(None)] * len(names) else None)
            yield parts

    def all_reduce(self, reduce: AllReduceOp) -> Step:
        sources = [self.numbers[page] for page in reduce.pages]
        target = self.number(reduce.result, self.together(reduce.pages))
        combine = combiner_of(reduce.combiner.data, element_of(reduce.buffer.page))

        def step(registers: Registers, cut: Cut) -> None:
            registers[target] = combine([registers[source] for source in sources])

        return step


def combiner_of(name: str, element: Element) -> Callable[[Sequence[Array]], Array]:
    """Left to right; floats that are narrower than f32 are summed in f32, and narrowed at the end."""
    if name == "sum" and element.is_bool:
        function = np.logical_xor
    else:
        function = {"sum": np.add, "max": np.maximum, "min": np.minimum}[name]
    wide = np.float32 if element.is_float and element.bits < 32 else element.dtype

    def combine(pages: Sequence[Array]) -> Array:
        so_far = pages[0].astype(wide, copy=False)
        for page in pages[1:]:
            so_far = function(so_far, page.astype(wide, copy=False))
        result = so_far.astype(element.dtype, copy=False)
        return result if element.settle is None else element.settle(result)

    return combine


def _compile_nest(op: NestOp, tensors: Mapping[SSAValue, int], name: str) -> Callable[[Registers], None]:
    nest = _Nest(op.dim_sizes, dict(tensors), name, {}, [], [], [])
    for stage in op.stages:
        nest.add(stage)
    axis, chunks = chunks_of(op, nest.varies)
    loads, steps, stores = nest.loads, nest.steps, nest.stores
    blank: Registers = [np.empty(0)] * (len(nest.numbers) - len(tensors))
    cuts = [_cut(axis, chunk) for chunk in chunks]

    def run(tensors: Registers) -> None:
        registers = tensors + blank
        for load in loads:
            registers[load.target] = load.read(registers[load.source])
        holders = [store.writer.begin(registers[store.target]) for store in stores]
        whole = [registers[load.target] for load in loads]
        for cut in cuts:
            if cut is not everything:
                for load, pages in zip(loads, whole, strict=True):
                    registers[load.target] = cut(pages)
            for step in steps:
                step(registers, cut)
            for store, holder in zip(stores, holders, strict=True):
                store.writer.write(cut(store.writer.pages(holder)), registers[store.source])
        for store, holder in zip(stores, holders, strict=True):
            if store.writer.end is not None:
                store.writer.end(registers[store.target], holder)

    return run


def everything(pages: Array) -> Array:
    """Takes all pages."""
    return pages


def _cut(axis: int, chunk: slice | None) -> Cut:
    """Takes a chunk of the pages along a dimension of the nest, all of them where they do not change with it."""
    if chunk is None:
        return everything
    part = (*[slice(None)] * axis, chunk)
    return lambda pages: pages if pages.shape[axis] == 1 else pages[part]
