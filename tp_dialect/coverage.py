"""Rules 6 and 7: every element of an output is stored exactly once, a scratch is loaded where it was stored, and what
a section may bind while it reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod

import numpy as np
from xdsl.ir import SSAValue

from tp_dialect.accesses import Access, NestAccesses, shape_of
from tp_dialect.kernel import KernelOp, ScratchOp
from tp_dialect.regions import Region, counted, touched
from tp_dialect.stage_names import place_text, refusal, stage_text, value_text
from tp_dialect.stages import LoadOp, StageOp, StoreOp


@dataclass(frozen=True)
class Touch:
    """A stage, the number of its nest, its place in it, and what it touches of a tensor."""

    stage: StageOp
    nest: int
    place: int
    access: Access
    region: Region


def _touch(stage: StageOp, nest: int, place: int, access: Access) -> Touch:
    region = touched(access)
    repeats = [dim for dim in stage.dims if access.sizes[dim] > 1 and dim not in access.index]
    return Touch(stage, nest, place, access, region if not repeats else _repeated(region))


def _repeated(region: Region) -> Region:
    return Region(region.shape, region.axes, region.flat, False)


def stores_of(nests: Sequence[NestAccesses]) -> dict[SSAValue, list[Touch]]:
    """What is stored in each output and scratch, in order."""
    stores: dict[SSAValue, list[Touch]] = {}
    for number, nest in enumerate(nests):
        for place, stage in enumerate(nest.stages):
            if isinstance(stage, StoreOp):
                (access,) = nest.touched(stage)
                stores.setdefault(access.root, []).append(_touch(stage, number, place, access))
    return stores


def loads_of(nests: Sequence[NestAccesses], roots: Sequence[SSAValue]) -> Iterator[Touch]:
    """What is loaded of some tensors, in order."""
    for number, nest in enumerate(nests):
        for place, stage in enumerate(nest.stages):
            if isinstance(stage, LoadOp):
                accesses = [access for access in nest.touched(stage) if access.root in roots]
                yield from (_touch(stage, number, place, access) for access in accesses)


def check_coverage(kernel: KernelOp, nests: Sequence[NestAccesses]) -> None:
    """Refuse a kernel that stores an element of an output never or twice, or loads of a scratch what is not there."""
    stores = stores_of(nests)
    scratches = [op.result for op in kernel.body.block.ops if isinstance(op, ScratchOp)]
    for output in kernel.outputs:
        written = stores.get(output, [])
        _check_once(output, written)
        found = sum(touch.region.size for touch in written)
        if found < prod(shape_of(output)):
            raise _missing(kernel, output, written, found)
    for scratch in scratches:
        _check_once(scratch, stores.get(scratch, []))
    for load in loads_of(nests, scratches):
        _check_scratch(load, stores.get(load.access.root, []))


def _check_once(tensor: SSAValue, stores: Sequence[Touch]) -> None:
    for touch in stores:
        if not touch.region.once:
            over = ", ".join(dim for dim in touch.stage.dims if dim not in touch.access.index) or "its view"
            text = f"expected to store each element of {value_text(tensor)} once, got some stored again (over {over})"
            raise refusal("TP222", touch.stage, text)
    for first, second in combinations(stores, 2):
        shared = first.region.overlap(second.region)
        if shared:
            text = (
                f"expected to store each element of {value_text(tensor)} once, got {shared} that "
                f"{stage_text(first.stage)} in nest {first.nest} stores too"
            )
            raise refusal("TP222", second.stage, text)


def _missing(kernel: KernelOp, output: SSAValue, stores: Sequence[Touch], found: int) -> Exception:
    shape = shape_of(output)
    counts = counted([touch.region for touch in stores], shape)
    first = np.argwhere(counts == 0)[0].tolist()
    text = (
        f"expected every element of {value_text(output)} to be stored, got {found} of {prod(shape)}; "
        f"the first that is not: {first}"
    )
    return refusal("TP222", kernel, text)


def _check_scratch(load: Touch, stores: Sequence[Touch]) -> None:
    earlier = [store for store in stores if store.nest < load.nest]
    found = sum(load.region.overlap(store.region) for store in earlier)
    if found < load.region.size:
        text = (
            f"expected elements of {value_text(load.access.root)} that an earlier nest stores, got {found} stored "
            f"of {load.region.size}"
        )
        raise refusal("TP223", load.stage, text)


def overwritten(kernel: KernelOp, input: int, output: int) -> str | None:
    """Why a section of the kernel must not bind, as this output, the very tensor that it reads as this input.

    None where no element is loaded after the stage that stores it. The answer errs on the safe side where a load and
    a store of one nest go through the tensor in different pages.
    """
    tensor, target = kernel.inputs[input], kernel.outputs[output]
    nests = [NestAccesses.of(nest) for nest in kernel.nests]
    stores = stores_of(nests).get(target, [])
    for load in loads_of(nests, [tensor]):
        for store in stores:
            if _too_late(load, store, nests) and load.region.overlap(store.region):
                return (
                    f"{place_text(load.stage)}, may read what {stage_text(store.stage)} in nest {store.nest} has "
                    f"stored already"
                )
    return None


def _too_late(load: Touch, store: Touch, nests: Sequence[NestAccesses]) -> bool:
    """Whether a load may see what a store has changed, if both go to one tensor."""
    if load.nest != store.nest:
        return load.nest > store.nest
    if load.place > store.place:
        return True
    stages = nests[load.nest].stages[load.place : store.place + 1]
    shared = _common_prefix([stage.dims for stage in stages])
    nest = nests[load.nest].nest
    if nest.split is not None and not _uses(store.stage, load.stage):
        return True  # engines run at once: only what the store waits for has been loaded before it
    dealt = nest.split_dims if nest.workers is not None and len(nest.workers.data) > 1 else ()
    turning = [dim for dim in dict.fromkeys((*shared, *dealt)) if load.access.sizes[dim] > 1]
    if not turning:
        return False
    same = (load.access.map, load.access.page, load.access.index) == (
        store.access.map,
        store.access.page,
        store.access.index,
    )
    return not same or any(dim not in load.access.index for dim in turning)


def _uses(stage: StageOp, other: StageOp) -> bool:
    """Whether a stage uses, itself or through the stages that it uses, what another one makes."""
    return stage is other or any(_uses(use.owner, other) for use in stage.operands if isinstance(use.owner, StageOp))


def _common_prefix(dims: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    prefix: list[str] = []
    for names in zip(*dims, strict=False):
        if len(set(names)) > 1:
            break
        prefix.append(names[0])
    return tuple(prefix)
