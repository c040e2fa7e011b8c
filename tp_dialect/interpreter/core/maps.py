"""Indexing maps: how an operand's axes are laid along the loops of a structured operation, and results taken from them.

Projected permutations and constant indices are views (permute, reshape). Linear indices, as a convolution's `d1 + d4`,
are a strided window view. Anything else (floordiv, mod) is one gather with constant indices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

from tp_dialect.interpreter.core.elements import INDEX, Array, Binary
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.tape import Tape, Value


@dataclass(frozen=True)
class Labelled:
    """A value whose axis i runs with loop `loops[i]`; no loop occurs twice."""

    value: Value
    loops: tuple[int, ...]


def loop_sizes(maps: Sequence[AffineMap], shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The size of each loop, from the operand dimensions that it indexes alone."""
    sizes: dict[int, int] = {}
    for indexing, shape in zip(maps, shapes, strict=True):
        for expression, size in zip(indexing.results, shape, strict=True):
            if isinstance(expression, AffineDimExpr):
                sizes.setdefault(expression.position, size)
    missing = [loop for loop in range(maps[0].num_dims) if loop not in sizes]
    if missing:
        raise refuse("TP606", f"expected an operand whose dimension is d{missing[0]}, got none: its size is unknown")
    return tuple(sizes[loop] for loop in range(maps[0].num_dims))


def index_value(tape: Tape, loops: tuple[int, ...], loop: int) -> Value:
    """The number of each iteration along one loop, held as 1 along the others."""
    shape = tuple(size if number == loop else 1 for number, size in enumerate(loops))
    return tape.constant(INDEX, np.arange(loops[loop]).reshape(shape))


# Axes along loops


def label(tape: Tape, value: Value, indexing: AffineMap, loops: tuple[int, ...]) -> Labelled:
    """The operand with its axes along loops, and no more reordered than its map demands."""
    expressions = indexing.results
    positions = [expr.position for expr in expressions if isinstance(expr, AffineDimExpr)]
    plain = all(isinstance(expr, AffineDimExpr | AffineConstantExpr) for expr in expressions)
    if plain and len(set(positions)) == len(positions):
        return _drop_constant_axes(tape, value, expressions)
    every = tuple(range(len(loops)))
    linear = [linear_form(expr, len(loops)) for expr in expressions]
    if all(form is not None for form in linear):
        return Labelled(_windows(tape, value, [form for form in linear if form is not None], loops), every)
    used = [expr.used_dims() for expr in expressions]
    if all(len(dims) == 1 for dims in used) and len(set[int]().union(*used)) == len(used):
        return _take_along_axes(tape, value, expressions, loops)
    return Labelled(_gather(tape, value, expressions, loops), every)


def _take_along_axes(tape: Tape, value: Value, expressions: Sequence[AffineExpr], loops: tuple[int, ...]) -> Labelled:
    """Every axis by a loop of its own, some by a computed index of it, as the `d0 floordiv 2` of grouped heads."""
    labels: list[int] = []
    for axis, expression in enumerate(expressions):
        loop = next(iter(expression.used_dims()))
        labels.append(loop)
        if isinstance(expression, AffineDimExpr) or value.shape[axis] == 1:
            continue
        numbers = [np.arange(size) if number == loop else np.zeros(1, np.int64) for number, size in enumerate(loops)]
        index = _checked_index(expression, numbers, value.shape[axis])
        shape = (*value.shape[:axis], loops[loop], *value.shape[axis + 1 :])
        value = tape.call(np.take, [value], value.element, shape, index, axis - len(shape))
    return Labelled(value, tuple(labels))


def _checked_index(expression: AffineExpr, numbers: Sequence[Array], size: int) -> Array:
    index = evaluate(expression, numbers)
    if index.min() < 0 or index.max() >= size:
        raise refuse("TP608", f"expected indices below {size}, got {expression} from {index.min()} to {index.max()}")
    return index


def _drop_constant_axes(tape: Tape, value: Value, expressions: Sequence[AffineExpr]) -> Labelled:
    index: list[slice | int] = []
    kept: list[int] = []
    loops: list[int] = []
    for axis, expression in enumerate(expressions):
        if isinstance(expression, AffineDimExpr):
            index.append(slice(None))
            kept.append(value.shape[axis])
            loops.append(expression.position)
        else:
            assert isinstance(expression, AffineConstantExpr)
            index.append(expression.value if value.shape[axis] > 1 else 0)
    if len(kept) == len(index):
        return Labelled(value, tuple(loops))
    if prod(kept) == prod(value.shape):
        return Labelled(tape.reshape(value, tuple(kept)), tuple(loops))
    return Labelled(tape.item(value, index, tuple(kept)), tuple(loops))


def arrange(tape: Tape, operand: Labelled, target: Sequence[int]) -> Value:
    """The operand with its axes in the order of `target`: a loop that it lacks is held as 1, axes of size 1 may go."""
    order = [operand.loops.index(loop) for loop in target if loop in operand.loops]
    rest = [axis for axis in range(len(operand.loops)) if axis not in order]
    value = tape.transpose(operand.value, [*order, *rest])
    return tape.reshape(value, tuple(held_size(operand, loop) for loop in target))


def held_size(operand: Labelled, loop: int) -> int:
    return operand.value.shape[operand.loops.index(loop)] if loop in operand.loops else 1


def align(tape: Tape, operand: Labelled, loops: tuple[int, ...]) -> Value:
    """The operand as an array over all loops; without batch axes, leading axes of size 1 are left to broadcasting."""
    target = list(range(len(loops)))
    if tape.batch or len(operand.loops) == len(loops):
        return arrange(tape, operand, target)
    full = tuple(held_size(operand, loop) for loop in target)
    if list(operand.loops) == sorted(operand.loops):
        known = next((v for v in tape.unreshaped(operand.value) if broadcasts_as(v.shape, full)), None)
        if known is not None:
            return known
    first = next((loop for loop in target if full[loop] != 1), len(loops))
    return arrange(tape, operand, target[first:])


def broadcasts_as(shape: tuple[int, ...], full: tuple[int, ...]) -> bool:
    """Whether an array of this shape broadcasts as one of the full shape: only leading axes of size 1 are missing."""
    missing = len(full) - len(shape)
    return missing >= 0 and shape == full[missing:] and all(size == 1 for size in full[:missing])


def over_all_loops(tape: Tape, value: Value, loops: tuple[int, ...]) -> Labelled:
    """An aligned value with the leading axes that were left out, labelled with all loops."""
    missing = len(loops) - len(value.shape)
    full = tape.reshape(value, (1,) * missing + value.shape)
    return Labelled(full, tuple(range(len(loops))))


def place(tape: Tape, result: Labelled, indexing: AffineMap, shape: tuple[int, ...]) -> Value:
    """The result tensor, from an array over the loops; those that the map does not name are held as 1."""
    named = output_loops(indexing, shape)
    arranged = arrange(tape, result, [loop for loop in named if loop is not None])
    return tape.reshape(arranged, tuple(1 if loop is None else held_size(result, loop) for loop in named))


def output_loops(indexing: AffineMap, shape: tuple[int, ...]) -> tuple[int | None, ...]:
    """The loop of each dimension of a result, None for index 0 of a dimension of size 1; others cannot be written."""
    loops: list[int | None] = []
    for expression, size in zip(indexing.results, shape, strict=True):
        if isinstance(expression, AffineDimExpr) and expression.position not in loops:
            loops.append(expression.position)
        elif isinstance(expression, AffineConstantExpr) and expression.value == 0 and size == 1:
            loops.append(None)
        else:
            raise refuse("TP607", f"expected a result indexed by distinct loops, got {indexing}")
    return tuple(loops)


# Linear and other indices


def linear_form(expression: AffineExpr, loops: int) -> tuple[tuple[int, ...], int] | None:
    """The factor of each loop and the constant of an index that is linear in the loops."""
    if isinstance(expression, AffineConstantExpr):
        return (0,) * loops, expression.value
    if isinstance(expression, AffineDimExpr):
        return tuple(int(loop == expression.position) for loop in range(loops)), 0
    if not isinstance(expression, AffineBinaryOpExpr):
        return None
    left, right = linear_form(expression.lhs, loops), linear_form(expression.rhs, loops)
    if left is None or right is None:
        return None
    if expression.kind == AffineBinaryOpKind.Add:
        return tuple(a + b for a, b in zip(left[0], right[0], strict=True)), left[1] + right[1]
    if expression.kind == AffineBinaryOpKind.Mul and not (any(left[0]) and any(right[0])):
        (factors, offset), scale = (left, right[1]) if any(left[0]) else (right, left[1])
        return tuple(factor * scale for factor in factors), offset * scale
    return None


def _view_windows(
    array: Array, batch: int, start: tuple[int, ...], shape: tuple[int, ...], factors: tuple[tuple[int, ...], ...]
) -> Array:
    strides = array.strides[batch:]
    steps = tuple(sum(f * s for f, s in zip(row, strides, strict=True)) for row in factors)
    first = array[(*(slice(None),) * batch, *(slice(at, None) for at in start))]
    return np.lib.stride_tricks.as_strided(
        first, array.shape[:batch] + shape, array.strides[:batch] + steps, writeable=False
    )


def _windows(tape: Tape, value: Value, forms: Sequence[tuple[tuple[int, ...], int]], loops: tuple[int, ...]) -> Value:
    """A view over all loops of an operand with linear indices; an axis held as 1 is the same at every index."""
    forms = [(((0,) * len(loops), 0) if size == 1 else form) for form, size in zip(forms, value.shape, strict=True)]
    for (factors, start), size in zip(forms, value.shape, strict=True):
        reach = [factor * (count - 1) for factor, count in zip(factors, loops, strict=True)]
        low = start + sum(step for step in reach if step < 0)
        high = start + sum(step for step in reach if step > 0)
        if low < 0 or high >= size:
            raise refuse("TP608", f"expected indices below {size}, got {low} to {high} in an indexing map")
    columns = tuple(tuple(factors[loop] for factors, _ in forms) for loop in range(len(loops)))
    shape = tuple(size if any(columns[loop]) else 1 for loop, size in enumerate(loops))
    start = tuple(start for _, start in forms)
    return tape.call(_view_windows, [value], value.element, shape, tape.batch, start, shape, columns)


_OPERATIONS: dict[AffineBinaryOpKind, Binary] = {
    AffineBinaryOpKind.Add: np.add,
    AffineBinaryOpKind.Mul: np.multiply,
    AffineBinaryOpKind.Mod: np.remainder,
    AffineBinaryOpKind.FloorDiv: np.floor_divide,
    AffineBinaryOpKind.CeilDiv: lambda a, b: -np.floor_divide(-a, b),
}


def evaluate(expression: AffineExpr, indices: Sequence[Array]) -> Array:
    """An index expression over arrays of loop numbers."""
    if isinstance(expression, AffineDimExpr):
        return indices[expression.position]
    if isinstance(expression, AffineConstantExpr):
        return np.full((1,) * indices[0].ndim, expression.value)
    if isinstance(expression, AffineBinaryOpExpr):
        function = _OPERATIONS[expression.kind]
        return function(evaluate(expression.lhs, indices), evaluate(expression.rhs, indices))
    raise refuse("TP606", f"expected indices of loops and constants, got {expression}")


def _gather(tape: Tape, value: Value, expressions: Sequence[AffineExpr], loops: tuple[int, ...]) -> Value:
    grids = np.ogrid[tuple(slice(size) for size in loops)]
    indices: list[Array] = []
    for expression, size in zip(expressions, value.shape, strict=True):
        fixed = size == 1
        indices.append(np.zeros((1,) * len(loops), np.int64) if fixed else _checked_index(expression, grids, size))
    shape = np.broadcast_shapes(*(index.shape for index in indices))
    return tape.item(value, tuple(indices), shape)  # pyright: ignore[reportArgumentType]
