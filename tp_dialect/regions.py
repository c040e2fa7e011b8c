"""Sets of elements of a tensor: products of coordinates, axis by axis, wherever an access is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tp_dialect.accesses import Access
from tp_dialect.affine_forms import Coordinates, DigitForm, digit_form, flat_elements, shifted

Axis = range | Coordinates
"""Coordinates on one axis, ascending; a range wherever they are evenly spaced."""


@dataclass(frozen=True)
class Region:
    """Elements of a tensor of `shape`: all whose coordinate on each axis is one of `axes`; else those numbered `flat`.

    Coordinates and numbers ascend, none twice. `once` says that the access touches each of them only once.
    """

    shape: tuple[int, ...]
    axes: tuple[Axis, ...] | None
    flat: Coordinates | None
    once: bool

    @property
    def size(self) -> int:
        """How many elements there are."""
        if self.axes is not None:
            return prod(len(axis) for axis in self.axes)
        return 0 if self.flat is None else len(self.flat)

    def numbers(self) -> Coordinates:
        """The elements by their row-major number."""
        if self.axes is None:
            return np.zeros(0, np.int64) if self.flat is None else self.flat
        flat = np.zeros(1, np.int64)
        for axis, size in zip(self.axes, self.shape, strict=True):
            flat = np.add.outer(flat * size, np.asarray(axis)).reshape(-1)
        return flat

    def overlap(self, other: Region) -> int:
        """How many elements both have."""
        if self.axes is not None and other.axes is not None:
            return prod(_shared(mine, theirs) for mine, theirs in zip(self.axes, other.axes, strict=True))
        return _shared(self.numbers(), other.numbers())


def _shared(mine: Axis, theirs: Axis) -> int:
    """How many coordinates two ascending lists share."""
    if isinstance(mine, range) and isinstance(theirs, range) and mine.step == theirs.step:
        if (mine.start - theirs.start) % mine.step:
            return 0
        return len(range(max(mine.start, theirs.start), min(mine.stop, theirs.stop), mine.step))
    return len(np.intersect1d(np.asarray(mine), np.asarray(theirs), assume_unique=True))


def touched(access: Access) -> Region:
    """The elements of the tensor behind the views that an access touches, inside the view."""
    offsets = [low for low, _ in access.inside]
    extents = [high - low for low, high in access.inside]
    map = shifted(access.map, offsets)
    form = digit_form(map, extents)
    if form is None or not _separate(form):
        flat = flat_elements(map, extents, access.root_shape).reshape(-1)
        unique = np.unique(flat)
        return Region(access.root_shape, None, unique, len(unique) == len(flat))
    used = {digit for result in form.results for digit, _ in result.terms}
    once = all(number in used for number, digit in enumerate(form.digits) if digit.size > 1)
    axes: list[Axis] = []
    for result in range(len(form.results)):
        axis = evenly_spaced(form, result)
        if axis is None:
            values = form.values(result)
            axis = np.unique(values)
            once = once and len(axis) == len(values)
        axes.append(axis)
    return Region(access.root_shape, tuple(axes), None, once)


def evenly_spaced(form: DigitForm, result: int) -> range | None:
    """The values of a result as a range, if its digits count through one, each value once."""
    linear = form.results[result]
    terms = sorted((coefficient, form.digits[digit].size) for digit, coefficient in linear.terms)
    step = reached = terms[0][0] if terms else 1
    for coefficient, size in terms:
        if coefficient != reached or step < 1:
            return None
        reached = coefficient * size
    return range(linear.constant, linear.constant + reached, step)


def _separate(form: DigitForm) -> bool:
    """Whether no digit moves two coordinates at once."""
    used = [digit for result in form.results for digit, _ in result.terms]
    return len(set(used)) == len(used)


def counted(regions: Sequence[Region], shape: Sequence[int]) -> Coordinates:
    """How many of the regions have each element of a tensor."""
    counts = np.zeros(prod(shape), np.int64)
    for region in regions:
        counts[region.numbers()] += 1
    return counts.reshape(tuple(shape))


def everything(shape: Sequence[int]) -> Region:
    """All elements of a tensor."""
    return Region(tuple(shape), tuple(range(size) for size in shape), None, True)
