"""Kernels on numpy, choreographed: every engine of every site steps by its program, pages lie in rings of their depth.

The numbers are those of `kernels.py`, which makes many pages at a time, made here one step after the other as the
engine programs say. A step that uses a page which is not there (not yet, or not any more) is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from xdsl.ir import SSAValue
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.accesses import load_access, row_access, shape_of, store_access
from tp_dialect.attributes import Worker
from tp_dialect.choreography import place_of
from tp_dialect.engines import FREE, FULL
from tp_dialect.errors import message
from tp_dialect.interpreter.core.elements import Array, element_of
from tp_dialect.interpreter.functions import compile_block
from tp_dialect.interpreter.kernels import arrays_checker, combiner_of, everything
from tp_dialect.interpreter.machine import Counts, Machine, NestProgram, Point
from tp_dialect.interpreter.pages import garbage, gather_reader, number_of, page_reader, page_writer
from tp_dialect.kernel import AllReduceOp, ComputeOp, KernelOp, LoadOp, NestOp, ScratchOp, StoreOp
from tp_dialect.stage_names import place_text, value_text
from tp_dialect.stages import StageOp, buffer_of

Tensors = dict[SSAValue, Array]
"""The tensors of a kernel."""

Act = Callable[["Rings", Point], None]
"""A step of a stage: reads pages from rings and tensors, and writes some."""


def is_choreographed(kernel: KernelOp) -> bool:
    """Whether every nest of a kernel has its engine programs."""
    return all(any(True for _ in nest.engines) for nest in kernel.nests)


def check_progress(kernel: KernelOp) -> None:
    """Refuse a kernel whose engines hang; dimensions are cut short where more of the same is to come."""
    for nest in kernel.nests:
        program = NestProgram(nest)
        depths = [buffer_of(stage.results[0]).depth.data for stage in program.stages if stage.results]
        sizes = [min(size, max(depths, default=1) + 2) for size in nest.dim_sizes.values()]
        points = int(np.prod([sizes[program.dims.index(dim)] for dim in program.split], initial=1))
        Machine(program, Worker(0, points, 0, 0), sizes).run()


def compile_schedule(
    kernel: KernelOp, counts: Counts, seed: int | None = None
) -> Callable[[Sequence[Array]], tuple[Array, ...]]:
    """A callable like that of `compile_kernel`, which goes through the engine programs and adds to `counts`.

    A kernel that hangs (`TP270`), whose semaphores do not end where they began (`TP271`), or whose steps use pages that
    are not there (`TP272`) is an `InterpretationError`.
    """
    check_progress(kernel)
    check = arrays_checker(kernel)
    scratches = [op.result for op in kernel.body.block.ops if isinstance(op, ScratchOp)]
    fresh = [(value, garbage(shape_of(value), value.type)) for value in (*kernel.outputs, *scratches)]
    nests = [_Nest(nest, place_text(kernel)) for nest in kernel.nests]

    def run(arrays: Sequence[Array]) -> tuple[Array, ...]:
        check(arrays)
        tensors: Tensors = dict(zip(kernel.inputs, arrays, strict=True))
        tensors.update({value: make() for value, make in fresh})
        with np.errstate(all="ignore"):
            for nest in nests:
                counts.add(nest.run(tensors, seed))
        return tuple(tensors[output] for output in kernel.outputs)

    return run


class Rings:
    """The pages of one site: for each buffer a ring of its depth, each page with the number that it is."""

    def __init__(self, program: NestProgram, machine: Machine):
        self._program = program
        self._machine = machine
        self._pages: dict[SSAValue, list[tuple[int, Array] | None]] = {
            result: [None] * buffer_of(result).depth.data for stage in program.stages for result in stage.results
        }

    def _number(self, semaphore: int | None) -> int:
        return 0 if semaphore is None else self._machine.waits[semaphore] - 1

    def put(self, buffer: SSAValue, page: Array) -> None:
        """Write the page that the maker has been given a place for."""
        number = self._number(self._program.semaphore_of(buffer, FREE))
        ring = self._pages[buffer]
        ring[number % len(ring)] = number, page

    def get(self, buffer: SSAValue, user: StageOp) -> Array:
        """The page that an engine has waited for; `TP272` if it is not there."""
        number = self._number(self._program.semaphore_of(buffer, FULL, place_of(user)))
        ring = self._pages[buffer]
        found = ring[number % len(ring)]
        if number < 0 or found is None or found[0] != number:
            what = "nothing" if found is None else f"page {found[0]}"
            text = f"{place_text(user)} uses page {number} of {value_text(buffer)}, but there is {what}"
            raise InterpretationError(message("TP272", text, "wait for `full` before, and post `free` behind it"))
        return found[1]

    def so_far(self, buffer: SSAValue) -> Array:
        """The page that the maker is at."""
        number = self._number(self._program.semaphore_of(buffer, FREE))
        ring = self._pages[buffer]
        found = ring[number % len(ring)]
        assert found is not None  # the first step of a fold has put it
        return found[1]


class _Nest:
    """A nest made ready."""

    def __init__(self, nest: NestOp, name: str):
        self._program = NestProgram(nest)
        self._sizes = nest.dim_sizes
        self._name = name
        self._workers = () if nest.workers is None else nest.workers.data
        self._bodies = {
            stage: compile_block(stage.body.block, checked=False)
            for stage in self._program.stages
            if isinstance(stage, ComputeOp)
        }

    def run(self, tensors: Tensors, seed: int | None) -> Counts:
        """Run all sites, one after the other: they share nothing."""
        counts = Counts()
        ends: list[Callable[[], None]] = []
        acts = [self._act(stage, tensors, ends) for stage in self._program.stages]
        for worker in self._workers:
            rings: list[Rings] = []

            def act(machine: Machine, stage: int, point: Point, rings: list[Rings] = rings) -> None:
                acts[stage](rings[0], point)

            machine = Machine(self._program, worker, list(self._sizes.values()), act, seed)
            rings.append(Rings(self._program, machine))
            counts.add(machine.run())
        for end in ends:
            end()
        return counts

    def _act(self, stage: StageOp, tensors: Tensors, ends: list[Callable[[], None]]) -> Act:
        if isinstance(stage, LoadOp):
            return self._load(stage, tensors)
        if isinstance(stage, ComputeOp):
            return self._compute(stage)
        if isinstance(stage, AllReduceOp):
            combine = combiner_of(stage.combiner.data, element_of(stage.buffer.page))
            result = stage.results[0]
            return lambda rings, point: rings.put(result, combine([rings.get(page, stage) for page in stage.pages]))
        assert isinstance(stage, StoreOp)  # there are no other stages
        return self._store(stage, tensors, ends)

    def _load(self, load: LoadOp, tensors: Tensors) -> Act:
        access = load_access(load, self._sizes)
        result = load.results[0]
        if load.rows is None:
            pages = page_reader(access, number_of(load.pad))(tensors[access.root])
        else:
            table = tensors[row_access(load, self._sizes).root]
            pages = gather_reader(load, self._sizes, self._name)(table, tensors[access.root], everything)
        return lambda rings, point: rings.put(result, _page(pages, point))

    def _compute(self, compute: ComputeOp) -> Act:
        run, result = self._bodies[compute], compute.results[0]
        if not compute.folded:
            return lambda rings, point: rings.put(result, run([rings.get(page, compute) for page in compute.pages])[0])
        folded = [list(self._sizes).index(dim) for dim in compute.folded]
        page = compute.buffer.page
        start = np.full(page.get_shape(), number_of(compute.start_number), element_of(page).dtype)

        def fold(rings: Rings, point: Point) -> None:
            so_far = rings.so_far(result) if any(point[dim] for dim in folded) else start
            pages = [rings.get(page, compute) for page in compute.pages]
            rings.put(result, run([*pages, so_far])[0])

        return fold

    def _store(self, store: StoreOp, tensors: Tensors, ends: list[Callable[[], None]]) -> Act:
        access = store_access(store, self._sizes)
        writer = page_writer(access)
        tensor = tensors[access.root]
        holder = writer.begin(tensor)
        pages, inner, end = writer.pages(holder), writer.inner, writer.end
        if end is not None:
            ends.append(lambda: end(tensor, holder))

        def write(rings: Rings, point: Point) -> None:
            page = rings.get(store.page, store)
            _page(pages, point)[...] = page if inner is None else page.reshape(inner)

        return write


def _page(pages: Array, point: Point) -> Array:
    """The page of a point; a dimension with which pages do not change has size 1."""
    return pages[tuple(min(value, size - 1) for value, size in zip(point, pages.shape, strict=False))]
