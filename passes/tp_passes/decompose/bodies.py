"""What the rules need to know of a `linalg.generic`: its dimensions, and what its body does with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr

from tp_dialect.errors import TpError
from tp_passes.decompose.tensor_types import shape_of

WHOLE = -1
"""An axis that is read at a constant, or by an index that only the data know."""

Expr = int | tuple[int, ...]
"""How an axis is indexed: by a dimension, WHOLE, or by a compound of several dimensions."""

AxisMap = tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class GenericInfo:
    """A generic as the rules see it. Operands are in the order inputs, outputs, captures."""

    inputs: int
    outputs: int
    captures: tuple[SSAValue, ...]
    """Values from outside that the body uses: scalars, and tensors that it extracts from."""
    maps: tuple[AxisMap, ...]
    """For each operand how each of its axes is indexed."""
    extents: tuple[int, ...]
    """The size of each dimension."""
    reductions: frozenset[int]
    reads: tuple[bool, ...]
    """For each operand whether its elements matter (an output that only lends its shape does not)."""
    index_dims: frozenset[int]
    """Dimensions whose number the body itself uses."""
    copies: int
    """The operand that a pure copy (transpose, broadcast) repeats; -1 for anything else."""
    fills: bool
    """It fills its result with one scalar."""
    block: Block

    @property
    def is_view(self) -> bool:
        """It computes nothing: a copy, or a fill."""
        return self.copies >= 0 or self.fills

    def out_map(self, result: int) -> AxisMap:
        """How the axes of a result are indexed."""
        return self.maps[self.inputs + result]


def generic_info(op: GenericOp, where: str) -> GenericInfo:
    """Read off `op`; `where` names it in refusals (`TP128`)."""
    block = op.body.block
    maps: list[AxisMap] = [tuple([_expr(e) for e in attr.data.results]) for attr in op.indexing_maps.data]
    operands = tuple(op.operands)
    captures = captured(block)
    extracts = _extracts(block, captures) if captures else {}
    maps += [extracts.get(value, ()) for value in captures]
    reductions = frozenset(
        [d for d, kind in enumerate(op.iterator_types.data) if kind.data is not IteratorType.PARALLEL]
    )
    used = [bool(argument.uses) for argument in block.args]
    inputs = len(op.inputs)
    copies = _copied(block, operands, inputs) if not reductions and len(op.results) == 1 else -1
    return GenericInfo(
        inputs,
        len(operands) - inputs,
        captures,
        tuple(maps),
        _extents(op, maps, where),
        reductions,
        tuple(used) + (True,) * len(captures),
        _index_dims(block, extracts),
        copies,
        copies < 0 and _is_fill(op, block, operands, captures, used),
        block,
    )


def _expr(expr: AffineExpr) -> Expr:
    if isinstance(expr, AffineDimExpr):
        return expr.position
    if isinstance(expr, AffineConstantExpr):
        return WHOLE
    dims = sorted({one.position for one in expr.dfs() if isinstance(one, AffineDimExpr)})
    return tuple(dims)


def _extents(op: GenericOp, maps: Sequence[AxisMap], where: str) -> tuple[int, ...]:
    extents = [0] * len(op.iterator_types.data)
    for operand, axes in zip(op.operands, maps, strict=False):
        for size, axis in zip(shape_of(operand), axes, strict=True):
            if isinstance(axis, int) and axis >= 0:
                extents[axis] = size
    if 0 in extents:
        raise TpError("TP128", f"{where}: no operand gives the size of its dimension {extents.index(0)}")
    return tuple(extents)


def captured(block: Block) -> tuple[SSAValue, ...]:
    """The values from outside that the operations of a block use, in the order in which they are met."""
    captures: dict[SSAValue, None] = {}
    inside = {block}
    for op in block.walk():
        inside.update(inner for region in op.regions for inner in region.blocks)
        for value in op.operands:
            owner = value.owner
            home = owner.parent if isinstance(owner, Operation) else owner
            if home not in inside:
                captures[value] = None
    return tuple(captures)


def _extracts(block: Block, captures: Sequence[SSAValue]) -> dict[SSAValue, AxisMap]:
    """For each tensor from outside how `tensor.extract` indexes its axes."""
    extracts: dict[SSAValue, AxisMap] = {}
    for op in block.walk():
        if isinstance(op, tensor.ExtractOp) and op.tensor in captures:
            axes = tuple([_index_dim(index) for index in op.indices])
            known = extracts.get(op.tensor, axes)
            extracts[op.tensor] = tuple([a if a == b else WHOLE for a, b in zip(axes, known, strict=True)])
    return extracts


def _index_dim(value: SSAValue) -> int:
    """The dimension whose number `value` is; WHOLE if it is anything else."""
    while isinstance(value, OpResult):
        if isinstance(value.op, IndexOp):
            return value.op.dim.value.data
        if not isinstance(value.op, arith.IndexCastOp):
            break
        value = value.op.operands[0]
    return WHOLE


def _index_dims(block: Block, extracts: dict[SSAValue, AxisMap]) -> frozenset[int]:
    """Dimensions whose number is used for more than to index a captured tensor's axis by it and nothing else."""
    return frozenset(
        [
            op.dim.value.data
            for op in block.walk()
            if isinstance(op, IndexOp) and not _only_indexes(op.results[0], op.dim.value.data, extracts)
        ]
    )


def _only_indexes(value: SSAValue, dim: int, extracts: dict[SSAValue, AxisMap]) -> bool:
    for use in value.uses:
        user = use.operation
        if isinstance(user, tensor.ExtractOp) and use.index > 0:
            axes = extracts.get(user.tensor)
            if axes is not None and axes[use.index - 1] == dim:
                continue
        elif isinstance(user, arith.IndexCastOp) and _only_indexes(user.results[0], dim, extracts):
            continue
        return False
    return True


def _copied(block: Block, operands: Sequence[SSAValue], inputs: int) -> int:
    first = block.first_op
    if isinstance(first, YieldOp):
        value = first.operands[0]
        if isinstance(value, BlockArgument) and value.block is block and value.index < inputs:
            return value.index if isinstance(operands[value.index].type, TensorType) else -1
    return -1


def _is_fill(
    op: GenericOp,
    block: Block,
    operands: Sequence[SSAValue],
    captures: Sequence[SSAValue],
    used: Sequence[bool],
) -> bool:
    """Nothing that it reads is a tensor, and every element is the same."""
    if len(op.results) != 1 or any(isinstance(inner, IndexOp) for inner in block.walk()):
        return False
    read = [value for value, is_used in zip(operands, used, strict=True) if is_used] + list(captures)
    return not any(isinstance(value.type, TensorType) for value in read)


def kept_results(block: Block, inputs: int, live: Sequence[int]) -> tuple[int, ...]:
    """The live results of a generic with this body, and those whose accumulators they need."""
    last = block.last_op
    if last is None or len(live) == len(last.operands):
        return tuple(live)
    kept = set(live)
    pending: list[SSAValue] = [last.operands[number] for number in live]
    seen: set[SSAValue] = set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, OpResult):
            pending += value.op.operands
        elif isinstance(value, BlockArgument) and value.block is block and value.index >= inputs:
            number = value.index - inputs
            if number not in kept:
                kept.add(number)
                pending.append(last.operands[number])
    return tuple(sorted(kept))
