"""`tp-place`: the work of each nest is dealt to the sites of a chip, and each stage to an engine.

The split is over the outermost dimensions, which no stage folds and every store has: as few of them as give every site
something to do. Each site gets points that follow on one another, as evenly as can be.

Before:

    tp.nest (n = 4, k = 2) {
      %a = tp.load %x[0, k] over (n, k) : !tp.buffer<fifo 2, tensor<1x32xf32>>
      ...
      tp.store %c, %h[0, n] over (n)
    }

After:

    tp.nest (n = 4, k = 2) split (n) workers [0:1 <0, 0>, 1:1 <0, 1>, 2:1 <1, 0>, 3:1 <1, 1>] {
      %a = tp.load %x[0, k] over (n, k) on reader : !tp.buffer<fifo 2, tensor<1x32xf32>>
      ...
      tp.store %c, %h[0, n] over (n) on writer
    }

Requires: kernels as tp-lower and tp-allreduce make them.
Ensures: each nest says its split and workers, each stage its engine. A kernel that some section runs on a tensor
that it binds, too, keeps to one site, so that no site stores what another one has yet to load.
Leaves alone: nests that are placed already, kernels with multicast groups (they were placed by hand), and all that is
not its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.attributes import Worker, WorkersAttr
from tp_dialect.choreography import page_bytes, split_fault
from tp_dialect.kernel import KernelOp, NestOp
from tp_dialect.kernel_facts import has_multicast
from tp_dialect.phase import SectionOp
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.stages import LoadOp, StageOp, StoreOp, words
from tp_dialect.target import Target
from tp_dialect.targets import target_of
from tp_dialect.terse import string_attr
from tp_passes.base import TpPass


@dataclass(frozen=True)
class Placement:
    """Where a nest works: the dimensions that are dealt, who gets which points, and the engine of each stage."""

    split: tuple[str, ...]
    workers: tuple[Worker, ...]
    engines: tuple[str, ...]


@dataclass(frozen=True)
class PlacePass(TpPass):
    """Deals the work of each nest to sites, and stages to engines. `target` is a built-in name or a file."""

    name = "tp-place"

    target: str

    def run(self, ctx: Context, module: ModuleOp) -> None:
        target = target_of(self.target)
        for program in programs_of(module):
            index = ProgramIndex.of(program)
            bound = _bound_in_place(program)
            for name, kernel in index.kernels.items():
                place_kernel(kernel, target, one_site=name in bound)


def _bound_in_place(program: ProgramOp) -> set[str]:
    """The kernels that a section runs on a tensor that it binds, too."""
    sections = (op for op in program.walk() if isinstance(op, SectionOp))
    return {op.kernel_name for op in sections if set(op.in_names) & set(op.out_names)}


def place_kernel(kernel: KernelOp, target: Target, one_site: bool = False) -> None:
    """Place every nest that is not placed yet."""
    if has_multicast(kernel):
        return
    for nest in kernel.nests:
        if nest.split is None:
            _apply(nest, placement_of(nest, target, one_site))


def placement_of(nest: NestOp, target: Target, one_site: bool = False) -> Placement:
    """Where a nest works on a target."""
    stages = list(nest.stages)
    split = () if one_site else split_of(stages, nest.dim_sizes, target.site_count)
    points = prod(nest.dim_sizes[dim] for dim in split)
    return Placement(split, workers_of(points, target.sites), engines_of(stages, nest.dim_sizes, target))


def split_of(stages: Sequence[StageOp], sizes: dict[str, int], sites: int) -> tuple[str, ...]:
    """The fewest outermost dimensions with a point for every site; where no split has that, those with most points."""
    dims = tuple(sizes)
    allowed = [dims[:count] for count in range(len(dims) + 1) if split_fault(stages, dims, dims[:count]) is None]

    def merit(split: tuple[str, ...]) -> tuple[int, int]:
        return min(sites, prod(sizes[dim] for dim in split)), -len(split)

    return max(allowed, key=merit)


def workers_of(points: int, sites: Sequence[tuple[int, int]]) -> tuple[Worker, ...]:
    """Points that follow on one another for each site, as evenly as can be; sites beyond their number get none."""
    count = min(points, len(sites))
    bounds = [number * points // count for number in range(count + 1)]
    return tuple(
        Worker(first, end - first, row, column)
        for first, end, (row, column) in zip(bounds, bounds[1:], sites, strict=False)
    )


def engines_of(stages: Sequence[StageOp], sizes: dict[str, int], target: Target) -> tuple[str, ...]:
    """The engine of each stage: loads and stores go to the engine of their kind with the fewest bytes so far."""
    bytes = {name: 0 for kind in ("reader", "writer") for name in target.engine_names(kind)}
    computing = cycle(target.engine_names("compute"))
    chosen: list[str] = []
    for stage in stages:
        if not isinstance(stage, LoadOp | StoreOp):
            chosen.append(next(computing))
            continue
        kind = "reader" if isinstance(stage, LoadOp) else "writer"
        name = min(target.engine_names(kind), key=lambda name: bytes[name])
        bytes[name] += page_bytes(stage.buffer) * prod(sizes[dim] for dim in stage.dims)
        chosen.append(name)
    return tuple(chosen)


def _apply(nest: NestOp, placement: Placement) -> None:
    nest.properties["split"] = words(placement.split)
    nest.properties["workers"] = WorkersAttr(placement.workers)
    for stage, engine in zip(list(nest.stages), placement.engines, strict=True):
        stage.properties["engine"] = string_attr(engine)
