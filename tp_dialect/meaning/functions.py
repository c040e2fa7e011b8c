"""Functions, operation by operation: views become readings, all else loops."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import prod

import numpy as np
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue

from tp_dialect.certificate.expressions import Expressions, Value
from tp_dialect.certificate.readings import Axis, Shape, Unfollowed
from tp_dialect.meaning.loops import follow_computation
from tp_dialect.meaning.recipe import Recipe, named, shape_of
from tp_dialect.meaning.values import constant, join, opaque


class Function:
    """A function made ready: `run` says what its results are, given what its arguments are."""

    def __init__(self, function: FuncOp, space: Expressions):
        if len(function.body.blocks) != 1:
            raise Unfollowed("match", f"`{function.sym_name.data}` is no function of one block")
        block, self._recipe = function.body.block, Recipe(space)
        self._arguments = block.args
        self._results: Sequence[SSAValue] = block.last_op.operands if block.last_op else ()
        self._known: dict[tuple[Value, ...], tuple[Value, ...]] = {}
        for op in block.ops:
            if op is not block.last_op and op.results:
                _follow(op, self._recipe)

    def run(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """The results on these arguments; `Unfollowed` where a step does not follow."""
        if values not in self._known:
            now: dict[Hashable, Value] = dict(zip(self._arguments, values, strict=True))
            self._recipe.follow(now)
            self._known[values] = tuple([now[result] for result in self._results])
        return self._known[values]


def _follow(op: Operation, recipe: Recipe) -> None:
    before, space = len(recipe), recipe.space
    try:
        if not _follow_view(op, recipe):
            follow_computation(op, recipe)
    except NotImplementedError:
        recipe.drop(before)
        operands: list[SSAValue] = [*op.operands, *_captured(op)]
        key = op.name, named(op), "".join(map(str, op.regions)), tuple([result.type for result in op.results])
        # What stands behind a symbol is not looked at, so no two of those are the same.
        apart = object() if any(isinstance(value, SymbolRefAttr) for _, value in key[1]) else None
        for number, one in enumerate(op.results):
            of, shape = (*key, apart, number), shape_of(one)
            recipe.then(one, operands, lambda values, of=of, shape=shape: opaque(space, of, values, shape))


def _captured(op: Operation) -> list[SSAValue]:
    """What the regions of an operation read from outside of it, in the order in which it is met."""
    inside: set[SSAValue] = {
        argument for one in op.walk() for region in one.regions for block in region.blocks for argument in block.args
    }
    inside |= {result for one in op.walk() if one is not op for result in one.results}
    read = [value for one in op.walk() if one is not op for value in one.operands]
    return [value for value in dict.fromkeys(read) if value not in inside]


def _follow_view(op: Operation, recipe: Recipe) -> bool:
    """Whether the operation is one of those here, whose rule then is in the recipe."""
    space, result, shape = recipe.space, op.results[0], shape_of(op.results[0])
    match op:
        case arith.ConstantOp():
            value = constant(space, op.value)
            recipe.then(result, (), lambda _: value)
        case tensor.EmptyOp():
            recipe.then(result, (), lambda _: space.leaf((), "empty"))
        case tensor.SplatOp():
            recipe.view(result, op.operands[0], (), shape)
        case tensor.CollapseShapeOp():
            recipe.view(result, op.src, _collapsed(op, recipe), shape)
        case tensor.ExpandShapeOp():
            recipe.view(result, op.src, _expanded(op, recipe), shape)
        case tensor.ReshapeOp():
            recipe.view(result, op.operands[0], _reshaped(shape_of(op.operands[0]), shape, recipe), shape)
        case tensor.ExtractSliceOp():
            _slice(op, recipe)
        case tensor.InsertSliceOp():
            starts, sizes, strides = _static(op)
            if set(strides) != {1} or len(shape_of(op.source)) != len(sizes):
                raise NotImplementedError("a strided insert, or one of fewer axes")
            _put(recipe, result, op.source, op.dest, starts, sizes, shape)
        case tensor.PadOp():
            _pad(op, recipe)
        case tensor.ConcatOp():
            axis: int = op.dim.value.data
            lengths = [shape_of(one)[axis] for one in op.operands]
            recipe.then(result, op.operands, lambda pieces: join(space, pieces, axis, lengths, shape))
        case _:
            return False
    return True


def _groups(reassociation: Iterable[ArrayAttr[IntegerAttr]]) -> list[list[int]]:
    return [[axis.value.data for axis in group] for group in reassociation]


def _collapsed(op: tensor.CollapseShapeOp, recipe: Recipe) -> list[Axis]:
    sizes, sources = shape_of(op.src), list[Axis]()
    for axis, group in enumerate(_groups(op.reassociation)):
        numbers = np.indices([sizes[one] for one in group]).reshape(len(group), -1)
        sources += [recipe.space.readings.listed(axis, line) for line in numbers]
    return sources or [(0, ())] * len(sizes)


def _expanded(op: tensor.ExpandShapeOp, recipe: Recipe) -> list[Axis]:
    shape, sources = shape_of(op.results[0]), list[Axis]()
    for group in _groups(op.reassociation):
        lines = [recipe.line(one, shape[one], prod(shape[one + 1 : group[-1] + 1])) for one in group]
        sources.append((0, tuple([move for _, moves in lines for move in moves])))
    return sources


def _reshaped(old: Shape, shape: Shape, recipe: Recipe) -> list[Axis]:
    """Each axis of the old shape as coordinates over the fewest axes of the new one that hold it."""
    sources, left, right = list[Axis](), 0, 0
    while left < len(old):
        olds, news = [left], list[int]()
        while (held := prod(old[one] for one in olds)) != (read := prod(shape[one] for one in news)):
            if read < held:
                news.append(right + len(news))
            else:
                olds.append(left + len(olds))
        sizes = [shape[one] for one in news]
        for grid in np.indices([old[one] for one in olds]).reshape(len(olds), *sizes):
            sources.append(recipe.space.readings.apart(grid, news, shape))
        left, right = left + len(olds), right + len(news)
    return sources


def _slice(op: tensor.ExtractSliceOp, recipe: Recipe) -> None:
    starts, sizes, strides = _static(op)
    shape, kept = shape_of(op.result), list[Axis]()
    axis = 0
    for size in sizes:  # the result may leave out axes of size 1
        keeps = axis < len(shape) and shape[axis] == size
        kept.append(recipe.line(axis, size) if keeps else (0, ()))
        axis += keeps
    recipe.view(op.result, recipe.window(op.source, starts, sizes, strides), kept, shape)


def _pad(op: tensor.PadOp, recipe: Recipe) -> None:
    block = op.region.block
    value = block.last_op.operands[0] if block.last_op else None
    if value is None or isinstance(value.owner, Block) or op.low or op.high:
        raise NotImplementedError("a pad that is not by one constant")
    if value.owner.parent is block and not _follow_view(value.owner, recipe):
        raise NotImplementedError("a pad by what is computed")
    shape = shape_of(op.results[0])
    filled = recipe.view(object(), value, (), shape)
    _put(recipe, op.results[0], op.source, filled, op.static_low.get_values(), shape_of(op.source), shape)


def _put(
    recipe: Recipe,
    made: Hashable,
    piece: Hashable,
    into: Hashable,
    starts: Sequence[int],
    sizes: Shape,
    shape: Shape,
    axis: int = 0,
) -> Hashable:
    """`piece` at its place in `into`: axis by axis what stands before it, it, and what stands behind it."""
    space = recipe.space
    if axis == len(shape):
        return recipe.view(made, piece, space.readings.whole(shape), shape)
    start, size, end = starts[axis], sizes[axis], starts[axis] + sizes[axis]

    def part(low: int, high: int) -> Hashable:
        at = [low if one == axis else 0 for one in range(len(shape))]
        return recipe.window(into, at, (*shape[:axis], high - low, *shape[axis + 1 :]))

    inner = (*shape[:axis], size, *shape[axis + 1 :])
    middle = _put(recipe, object(), piece, part(start, end), starts, sizes, inner, axis + 1)
    parts = [(part(low, high), high - low) for low, high in ((0, start), (end, shape[axis])) if low < high]
    parts.insert(bool(start), (middle, size))
    lengths = [length for _, length in parts]
    return recipe.then(made, [one for one, _ in parts], lambda pieces: join(space, pieces, axis, lengths, shape))


def _static(op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> tuple[Shape, Shape, Shape]:
    if op.offsets or op.sizes or op.strides:
        raise NotImplementedError("a slice at a place that is computed")
    return op.static_offsets.get_values(), op.static_sizes.get_values(), op.static_strides.get_values()
