"""Named operations become generics, on a copy of the function: then one rule serves them all.

`linalg.matmul`, `linalg.transpose`, `linalg.broadcast`, `linalg.reduce` and the like, arithmetic on whole tensors,
`tensor.splat` and `tensor.reshape` are rewritten. A function that has none of them is used as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import BroadcastOp, GenericOp, ReduceOp, YieldOp
from xdsl.ir import Block, Operation, Region
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.rewriter import Rewriter

from tp_passes.decompose.gathers import needs_slices, slice_gathers
from tp_passes.decompose.generic_ops import fill_with, generic_of, iterators_of
from tp_passes.decompose.tensor_types import as_tensor, element_in, shape_of, tensor_of

Origin = dict[Operation, tuple[str, int]]
"""For each operation of the copy the name and the place of the one that it comes from."""


def generalized(func: FuncOp) -> tuple[FuncOp, Origin]:
    """`func` itself if it holds generics only, else a copy in which named operations are generics."""
    block = func.body.blocks[0]
    if not any(_converter(op) is not None or needs_slices(op) for op in block.ops):
        return func, {op: (op.name, position) for position, op in enumerate(block.ops)}
    copy = func.clone()
    ops = list(copy.body.blocks[0].ops)
    origin: Origin = {op: (op.name, position) for position, op in enumerate(ops)}
    for position, op in enumerate(ops):
        converter = _converter(op)
        if converter is not None:
            new = converter(op)
            origin.update((one, (op.name, position)) for one in new)
            Rewriter.replace_op(op, new)
        elif needs_slices(op):
            new = slice_gathers(cast("GenericOp", op))
            origin.update((one, (op.name, position)) for one in new)
    return copy, origin


Converter = Callable[[Operation], Sequence[Operation]]


def _converter(op: Operation) -> Converter | None:
    if isinstance(op, GenericOp | arith.ConstantOp):
        return None
    if isinstance(op, LinalgStructuredOperation):
        return _structured
    known = _CONVERTERS.get(type(op))
    if known is not None:
        return known if all(isinstance(result.type, TensorType) for result in op.results) else None
    if op.name.startswith(("arith.", "math.")) and not op.regions and _is_elementwise(op):
        return _elementwise
    return None


def _is_elementwise(op: Operation) -> bool:
    if len(op.results) != 1 or as_tensor(op.results[0].type) is None:
        return False
    shape = shape_of(op.results[0])
    return all(as_tensor(value.type) is None or shape_of(value) == shape for value in op.operands)


def _structured(op: Operation) -> Sequence[Operation]:
    named = cast("LinalgStructuredOperation", op)
    generic = GenericOp(
        named.inputs,
        named.outputs,
        named.body.clone(),
        named.get_indexing_maps(),
        named.get_iterator_types(),
        [result.type for result in named.results],
    )
    return [generic]


def _selection(rank: int, dims: Sequence[int]) -> AffineMap:
    """The map that reads axis n at dimension `dims[n]`."""
    return AffineMap(rank, 0, tuple([AffineDimExpr(dim) for dim in dims]))


def _broadcast(op: Operation) -> Sequence[Operation]:
    named = cast("BroadcastOp", op)
    added = named.dimensions.get_values()
    rank = len(shape_of(named.init))
    kept = [dim for dim in range(rank) if dim not in added]
    maps = [_selection(rank, kept), AffineMap.identity(rank)]
    return [generic_of([named.input], [named.init], named.hidden_region.clone(), maps, iterators_of(rank))]


def _reduce(op: Operation) -> Sequence[Operation]:
    named = cast("ReduceOp", op)
    reduced = [int(dim) for dim in named.dimensions.get_values()]
    rank = len(shape_of(named.input))
    kept = [dim for dim in range(rank) if dim not in reduced]
    maps = [AffineMap.identity(rank), _selection(rank, kept)]
    iterators = iterators_of(rank, reduced)
    return [generic_of([named.input], [named.init], named.region.clone(), maps, iterators)]


def _elementwise(op: Operation) -> Sequence[Operation]:
    """`arith` or `math` on tensors: the same operation on their elements."""
    type = tensor_of(op.results[0])
    rank = len(type.get_shape())
    empty = tensor.EmptyOp([], type)
    element_types = [element_in(value.type) for value in op.operands]
    block = Block(arg_types=[*element_types, type.element_type])
    inner = op.__class__.create(
        operands=block.args[:-1],
        result_types=[type.element_type],
        properties=op.properties.copy(),
        attributes=op.attributes.copy(),
    )
    block.add_ops([inner, YieldOp(inner.results[0])])
    scalar = AffineMap(rank, 0, ())
    maps = [AffineMap.identity(rank) if isinstance(v.type, TensorType) else scalar for v in op.operands]
    maps.append(AffineMap.identity(rank))
    return [empty, generic_of(op.operands, [empty.tensor], Region(block), maps, iterators_of(rank))]


def _splat(op: Operation) -> Sequence[Operation]:
    return fill_with(op.operands[0], tensor_of(op.results[0]))


def _reshape(op: Operation) -> Sequence[Operation]:
    """A static reshape: the axes of each smallest group of equal size are merged, then parted."""
    source = op.operands[0]
    type = tensor_of(op.results[0])
    groups = _common_groups(shape_of(source), type.get_shape())
    middle = TensorType(type.element_type, [size for size, _, _ in groups])
    collapse = tensor.CollapseShapeOp.build(
        operands=[source],
        result_types=[middle],
        properties={"reassociation": _reassociation([axes for _, axes, _ in groups])},
    )
    expand = tensor.ExpandShapeOp(
        collapse.result,
        [],
        _reassociation([axes for _, _, axes in groups]),
        DenseArrayBase.from_list(i64, type.get_shape()),
        type,
    )
    return [collapse, expand]


def _reassociation(groups: Sequence[Sequence[int]]) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return ArrayAttr([ArrayAttr([IntegerAttr(axis, i64) for axis in group]) for group in groups])


def _common_groups(old: Sequence[int], new: Sequence[int]) -> list[tuple[int, list[int], list[int]]]:
    """(size, axes of the old shape, axes of the new one) of each smallest group of both that has one size."""
    groups: list[tuple[int, list[int], list[int]]] = []
    left = right = 0
    while left < len(old) or right < len(new):
        olds: list[int] = []
        news: list[int] = []
        one = other = 1
        while not olds or not news or one != other:
            if left < len(old) and (one <= other or right >= len(new)):
                one *= old[left]
                olds.append(left)
                left += 1
            elif right < len(new):
                other *= new[right]
                news.append(right)
                right += 1
            else:
                break
        if groups and (not olds or not news):
            groups[-1][1].extend(olds)
            groups[-1][2].extend(news)
        else:
            groups.append((one, olds, news))
    return groups


_CONVERTERS: dict[type[Operation], Converter] = {
    BroadcastOp: _broadcast,
    ReduceOp: _reduce,
    tensor.SplatOp: _splat,
    tensor.ReshapeOp: _reshape,
}
