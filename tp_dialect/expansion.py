"""A section written out: the body of its kernel with absolute sites, which is what a back end emits.

In a kernel `at` is a slot, in a section that is written out it is a chip; so are the chips of engines, of posts to
other chips and of workers. All else is the kernel's: memory and semaphores belong to the stage, and so to its chip.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Operation, Region

from tp_dialect.attributes import WorkersAttr
from tp_dialect.engines import EngineOp, PostOp
from tp_dialect.kernel import KernelOp, NestOp
from tp_dialect.phase import SectionOp
from tp_dialect.stages import StageOp
from tp_dialect.views import ScratchOp

_FOREIGN = re.compile(r"[^A-Za-z0-9_]+")


def expanded_body(section: SectionOp, kernel: KernelOp) -> Region:
    """The kernel's body on the chips of a section. Values are named after the section's tensors."""
    chips = section.chip_ids
    body = kernel.body.clone()
    for op in body.walk():
        _make_absolute(op, chips)
    names = (*section.in_names, *section.out_names)
    for argument, name in zip(body.block.args, names, strict=True):
        argument.name_hint = _value_name(name)
    scratches = [op for op in body.block.ops if isinstance(op, ScratchOp)]
    for number, scratch in enumerate(scratches):
        scratch.result.name_hint = f"{_value_name(section.out_names[0])}_scratch{number or ''}"
    return body


def _value_name(name: str) -> str:
    """A tensor's name as that of a value."""
    plain = _FOREIGN.sub("_", name)
    return f"_{plain}" if plain[:1].isdigit() else plain or "_"


def _make_absolute(op: Operation, chips: Sequence[int]) -> None:
    if isinstance(op, StageOp):
        op.properties["slot"] = IntegerAttr(chips[op.slot_id], i64)
    elif isinstance(op, EngineOp):
        op.properties["slot"] = IntegerAttr(chips[op.place[0]], i64)
    elif isinstance(op, PostOp) and op.to is not None:
        op.properties["slot"] = IntegerAttr(chips[op.to], i64)
    elif isinstance(op, NestOp) and op.workers is not None:
        slots = sorted({stage.slot_id for stage in op.stages})
        workers = [replace(worker, chip=chips[slot]) for slot in slots for worker in op.workers.data]
        op.properties["workers"] = WorkersAttr(tuple(workers))


def write_out(section: SectionOp, kernel: KernelOp) -> None:
    """Write a section out where it stands, in place of what may be written there already."""
    for region in list(section.regions):
        section.detach_region(region)
    section.add_region(expanded_body(section, kernel))


def is_written_out_as(section: SectionOp, kernel: KernelOp) -> bool:
    """Whether what a section has written out is its kernel on its chips."""
    return section.regions[0].is_structurally_equivalent(expanded_body(section, kernel))
