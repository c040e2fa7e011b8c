"""Constants, tensors end to end, and what is known by its very operands only."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import accumulate
from math import prod
from typing import cast

import numpy as np
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IndexType, IntegerAttr, IntegerType, i1
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

from tp_dialect.certificate.expressions import Expressions, Term, Value
from tp_dialect.certificate.readings import Axes, Axis, Readings, Shape, Unfollowed, moving_dims


def opaque(space: Expressions, key: Hashable, values: Sequence[Value], shape: Shape) -> Value:
    """What is known by its very operands only."""
    if any(map(space.parts, values)):
        raise Unfollowed("nonlinear", "nothing says that it is linear in a partial")
    return space.leaf(shape, "opaque", key, tuple(map(space.gathered, values)))


def counting(space: Expressions, axis: Axis) -> Value:
    """Integers that are known: the expression that is x at coordinate x, read at them."""
    [(n, base, _)] = space.leaf((), "integers")
    if axis == (0, ()):
        return ()
    return ((n, base, ((0, ()), axis)),)


def constant(space: Expressions, attribute: Attribute) -> Value:
    """A constant. Of a tensor of different elements the slabs along an axis are known by content."""
    if isa(attribute, DenseIntOrFPElementsAttr):
        return _dense(space, attribute)
    if not isinstance(attribute, FloatAttr | IntegerAttr):
        raise NotImplementedError("a constant that is no number")
    if isa(attribute, IntegerAttr) and attribute.type != i1:
        return counting(space, (int(attribute.value.data), ()))
    value = space.leaf((), "constant", str(cast("Attribute", attribute)))
    if attribute.value.data == 0:
        space.zeros.add(value[0][1])
    return value


def _dense(space: Expressions, attribute: DenseIntOrFPElementsAttr) -> Value:
    shape, raw = tuple(attribute.get_shape()), attribute.data.data
    width = max(1, len(raw) // max(1, prod(shape)))
    elements = [raw[at : at + width] for at in range(0, len(raw), width)]
    if len(set(elements)) < 2:
        return constant(space, attribute.get_attrs()[0])
    axis = next(number for number, size in enumerate(shape) if size > 1)
    if len(elements) == shape[axis] and isinstance(attribute.get_element_type(), IntegerType | IndexType) and width > 1:
        numbers = [cast("IntegerAttr", one).value.data for one in attribute.get_attrs()]
        return counting(space, space.readings.listed(axis, np.array(numbers, dtype=np.int64)))
    slab = len(elements) // shape[axis]
    slabs = [b"".join(elements[at : at + slab]) for at in range(0, len(elements), slab)]
    listed = space.readings.listed(axis, np.array([space.slabs.setdefault(one, len(space.slabs)) for one in slabs]))
    behind = [space.readings.line(number, size) for number, size in enumerate(shape) if number > axis]
    [(n, base, _)] = space.leaf((), "slabs", str(attribute.get_element_type()), shape[axis + 1 :])
    return ((n, base, ((0, ()), listed, *behind)),)


def join(space: Expressions, pieces: Sequence[Value], axis: int, lengths: Sequence[int], shape: Shape) -> Value:
    """Values end to end: one reading where they are of one expression, else the sum of each with nothing around it."""
    shapes = [(*shape[:axis], length, *shape[axis + 1 :]) for length in lengths]
    if len({tuple([(n, base) for n, base, _ in piece]) for piece in pieces}) == 1:
        return tuple([_joined(space.readings, terms, axis, shapes, shape) for terms in zip(*pieces, strict=True)])
    before = [0, *accumulate(lengths)]
    terms = [
        (n, base, _placed(space.readings, axes, axis, start, length, shape))
        for piece, start, length in zip(pieces, before, lengths, strict=False)
        for n, base, axes in piece
    ]
    return space.gathered(terms)


def _joined(readings: Readings, terms: Sequence[Term], axis: int, shapes: Sequence[Shape], shape: Shape) -> Term:
    result: list[Axis] = []
    for number in range(len(terms[0][2])):
        coordinates = [axes[number] for _, _, axes in terms]
        dims = sorted({axis, *moving_dims(coordinates)})
        grids = [readings.grid(one, dims, size) for one, size in zip(coordinates, shapes, strict=True)]
        result.append(readings.apart(np.concatenate(grids, dims.index(axis)), dims, shape))
    return *terms[0][:2], tuple(result)


def _placed(readings: Readings, axes: Axes, axis: int, start: int, length: int, shape: Shape) -> Axes:
    """A reading at its place along `axis`, with nothing before and behind it."""
    around = start, shape[axis] - start - length
    inside = np.pad(np.arange(length), around, mode="edge")
    there = np.pad(np.zeros(length, dtype=np.int64), around, constant_values=-1)
    sources = [readings.listed(n, inside) if n == axis else readings.line(n, size) for n, size in enumerate(shape)]
    presence, *rest = readings.through(axes, tuple(sources), shape)
    dims = sorted({axis, *moving_dims([presence])})
    held = np.moveaxis(readings.grid(presence, dims, shape), dims.index(axis), -1)
    both = np.moveaxis(np.minimum(held, there), -1, dims.index(axis))
    return readings.apart(both, dims, shape), *rest
