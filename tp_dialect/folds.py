"""Reads off a function or kernel whether it folds a collective: two tensors combined element by element, or one."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, tensor
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.traits import IsTerminator

from tp_dialect.kernel import AllReduceOp, ComputeOp, KernelOp, LoadOp, StoreOp

IDENTITY = "identity"

_COMBINER_OF: dict[type[Operation], str] = {
    arith.AddfOp: "sum",
    arith.AddiOp: "sum",
    arith.MaximumfOp: "max",
    arith.MaxSIOp: "max",
    arith.MinimumfOp: "min",
    arith.MinSIOp: "min",
    linalg.AddOp: "sum",
    linalg.MaxOp: "max",
    linalg.MinOp: "min",
}


def fold_of(function: FuncOp) -> str | None:
    """`sum`, `max` or `min` if the function combines its two arguments element by element, `identity` if it gives back
    its one argument, None if it is anything else."""
    return _fold_of_block(function.body.block) if len(function.body.blocks) == 1 else None


def fold_of_kernel(kernel: KernelOp) -> str | None:
    """What `fold_of` says of a function, of a kernel: one nest that loads every input and stores the output page by
    page, all by one index, with at most one compute between that combines two pages element by element."""
    nests = list(kernel.nests)
    if len(nests) != 1 or len(list(kernel.body.block.ops)) != 1:
        return None
    stages = list(nests[0].stages)
    loads = [stage for stage in stages if isinstance(stage, LoadOp)]
    computes = [stage for stage in stages if isinstance(stage, ComputeOp)]
    stores = [stage for stage in stages if isinstance(stage, StoreOp)]
    moves = [*loads, *stores]
    if len(stores) != 1 or len(computes) > 1 or len(stages) != len(moves) + len(computes):
        return None
    if len({(stage.page_index, stage.dims) for stage in moves}) != 1 or any(load.rows is not None for load in loads):
        return None
    if [load.source for load in loads] != list(kernel.inputs) or stores[0].destination is not kernel.outputs[0]:
        return None
    made = [load.results[0] for load in loads]
    if not computes:
        return IDENTITY if len(made) == 1 and stores[0].page is made[0] else None
    compute = computes[0]
    combines = stores[0].page is compute.results[0] and compute.dims == loads[0].dims and not compute.folded
    return _fold_of_block(compute.body.block) if combines and _same(compute.pages, made) else None


def combiner_of_all_reduce(kernel: KernelOp) -> str | None:
    """The combiner of a kernel that combines its inputs from left to right, page by page, and does nothing else: one
    nest with a load of each input in its own slot, one all-reduce and one store, all by one index; else None."""
    nests = list(kernel.nests)
    if len(nests) != 1 or len(list(kernel.body.block.ops)) != 1:
        return None
    stages = list(nests[0].stages)
    loads = [stage for stage in stages if isinstance(stage, LoadOp)]
    reduces = [stage for stage in stages if isinstance(stage, AllReduceOp)]
    stores = [stage for stage in stages if isinstance(stage, StoreOp)]
    if len(reduces) != 1 or len(stores) != 1 or len(stages) != len(loads) + 2:
        return None
    moves = [*loads, *stores]
    if len({(stage.page_index, stage.dims) for stage in moves}) != 1 or any(load.rows is not None for load in loads):
        return None
    in_order = [load.source for load in loads] == list(kernel.inputs) and [load.slot_id for load in loads] == list(
        range(len(loads))
    )
    whole = list(reduces[0].pages) == [load.results[0] for load in loads] and stores[0].page is reduces[0].results[0]
    return reduces[0].combiner.data if in_order and whole and stores[0].destination is kernel.outputs[0] else None


def _fold_of_block(block: Block) -> str | None:
    end = block.last_op
    if end is None or not end.has_trait(IsTerminator) or len(end.operands) != 1:
        return None
    return _combined(end.operands[0], tuple(block.args))


def _combined(value: SSAValue, arguments: Sequence[SSAValue]) -> str | None:
    if len(arguments) == 1 and value is arguments[0]:
        return IDENTITY
    made_by = value.owner
    if isinstance(made_by, Block):
        return None
    if isinstance(made_by, linalg.GenericOp):
        return _generic(made_by, arguments)
    if isinstance(made_by, linalg.CopyOp):
        return _named_copy(made_by, arguments)
    combiner = _COMBINER_OF.get(type(made_by))
    if combiner is None or len(arguments) != 2:
        return None
    return combiner if _same(made_by.operands[:2], arguments) else None


def _named_copy(op: linalg.CopyOp, arguments: Sequence[SSAValue]) -> str | None:
    return IDENTITY if len(arguments) == 1 and op.operands[0] is arguments[0] else None


def _same(values: Sequence[SSAValue], arguments: Sequence[SSAValue]) -> bool:
    """Each argument once, in either order: a combination of two does not depend on it, bit for bit."""
    return len(values) == len(arguments) and set(values) == set(arguments)


def _generic(op: linalg.GenericOp, arguments: Sequence[SSAValue]) -> str | None:
    rank = len(op.iterator_types.data)
    identity = AffineMap.identity(rank)
    plain = all(map.data == identity for map in op.indexing_maps.data) and all(
        str(kind.data) == "parallel" for kind in op.iterator_types.data
    )
    body = op.body.block
    end = body.last_op
    if not plain or end is None or len(end.operands) != 1:
        return None
    # The values that the body's arguments stand for; an output that is only filled stands for nothing.
    stands_for: dict[SSAValue, SSAValue] = dict(zip(body.args, op.operands, strict=True))
    result = end.operands[0]
    if result in stands_for:
        return IDENTITY if len(arguments) == 1 and stands_for[result] is arguments[0] else None
    made_by = result.owner
    if isinstance(made_by, Block):
        return None
    combiner = _COMBINER_OF.get(type(made_by))
    if combiner is None or len(arguments) != 2:
        return None
    operands: list[SSAValue] = []
    for operand in made_by.operands[:2]:
        if operand not in stands_for or isinstance(stands_for[operand].owner, tensor.EmptyOp):
            return None
        operands.append(stands_for[operand])
    return combiner if _same(operands, arguments) else None
