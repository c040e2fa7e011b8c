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
    """A view of a tensor by the digits of a map; it works on whatever strides the tensor has.

    `axes` has a digit's number for each axis of the view, or None for an axis of size 1.
    """

    form: DigitForm
    axes: tuple[int | None, ...]
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
        of_digit = [0] * len(self.form.digits)
        offset = 0
        for result, step in zip(self.form.results, steps, strict=True):
            offset += result.constant * step
            for digit, coefficient in result.terms:
                of_digit[digit] += coefficient * step
        return offset, tuple(0 if digit is None else of_digit[digit] for digit in self.axes)


def strided(map: AffineMap, extents: Sequence[int]) -> Strided | None:
    """The view of a tensor by a map on a box, one axis per digit; None where the map is no sum of digits."""
    form = digit_form(map, extents)
    if form is None:
        return None
    return Strided(form, tuple(range(len(form.digits))), tuple(digit.size for digit in form.digits))


def with_batch(view: Strided, present: Sequence[bool]) -> Strided | None:
    """The view with an axis in front for each of `present`: a dimension of the map in turn, or size 1 where False.

    None where one of these dimensions is several digits.
    """
    digits, dims = view.form.digits, sum(present)
    if any(digit.dim != number for number, digit in enumerate(digits[:dims])) or (
        len(digits) > dims and digits[dims].dim < dims
    ):
        return None
    axes: list[int | None] = []
    outer = iter(range(dims))
    for here in present:
        axes.append(next(outer) if here else None)
    axes += range(dims, len(digits))
    shape = tuple(1 if digit is None else digits[digit].size for digit in axes)
    return Strided(view.form, tuple(axes), shape)


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
