"""Affine maps on boxes as numpy views: no element moves where the map is a sum of digits, one gather where not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.lib.stride_tricks import as_strided
from xdsl.ir.affine import AffineMap

from tp_dialect.affine_forms import DigitForm, digit_form, flat_elements
from tp_dialect.interpreter.core.elements import Array

Reader = Callable[[Array], Array]
Writer = Callable[[Array, Array], None]


@dataclass(frozen=True)
class Strided:
    """A view of a tensor with one axis per digit of a map; it works on whatever strides the tensor has."""

    form: DigitForm
    shape: tuple[int, ...]
    known: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = field(
        default_factory=dict[tuple[int, ...], tuple[int, tuple[int, ...]]]
    )

    def __call__(self, tensor: Array) -> Array:
        place = self.known.get(tensor.strides)
        if place is None:
            place = self.known[tensor.strides] = self._place(tensor.strides)
        offset, strides = place
        if tensor.flags.c_contiguous:
            return np.ndarray(self.shape, tensor.dtype, tensor, offset, strides)
        start = tensor[tuple(slice(result.constant, None) for result in self.form.results)]
        return as_strided(start, self.shape, strides)

    def _place(self, steps: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """The byte offset of the first element, and the bytes from one to the next on each axis."""
        strides = [0] * len(self.form.digits)
        offset = 0
        for result, step in zip(self.form.results, steps, strict=True):
            offset += result.constant * step
            for digit, coefficient in result.terms:
                strides[digit] += coefficient * step
        return offset, tuple(strides)


def strided(map: AffineMap, extents: Sequence[int]) -> Strided | None:
    """The view of a tensor by a map on a box, one axis per digit; None where the map is no sum of digits."""
    form = digit_form(map, extents)
    return None if form is None else Strided(form, tuple(digit.size for digit in form.digits))


def reader(map: AffineMap, extents: Sequence[int], shape: Sequence[int]) -> Reader:
    """What reads element `map(v)` of a tensor of `shape` into element v of an array of `extents`."""
    wanted = tuple(extents)
    view = strided(map, extents)
    if view is None:
        elements = flat_elements(map, extents, shape)
        return lambda tensor: np.take(tensor, elements)
    if view.shape == wanted:
        return view
    return lambda tensor: view(tensor).reshape(wanted)


def writer(map: AffineMap, extents: Sequence[int], shape: Sequence[int]) -> Writer:
    """What writes element v of an array of `extents` to element `map(v)` of a contiguous tensor of `shape`."""
    view = strided(map, extents)
    if view is None:
        elements = flat_elements(map, extents, shape)

        def scatter(tensor: Array, values: Array) -> None:
            tensor.reshape(-1)[elements] = values

        return scatter

    def assign(tensor: Array, values: Array) -> None:
        view(tensor)[...] = values.reshape(view.shape)

    return assign
