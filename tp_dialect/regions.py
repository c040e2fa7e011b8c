"""Sets of elements of a tensor: products of coordinates, axis by axis, wherever an access is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tp_dialect.accesses import Access
from tp_dialect.affine_forms import Coordinates, DigitForm, digit_form, flat_elements, shifted


@dataclass(frozen=True)
class Region:
    """Elements of a tensor of `shape`: all whose coordinate on each axis is one of `axes`; else those numbered `flat`.

    Coordinates and numbers ascend, none twice. `once` says that the access touches each of them only once.
    """

    shape: tuple[int, ...]
    axes: tuple[Coordinates, ...] | None
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
            flat = np.add.outer(flat * size, axis).reshape(-1)
        return flat

    def overlap(self, other: Region) -> int:
        """How many elements both have."""
        if self.axes is not None and other.axes is not None:
            return prod(_shared(mine, theirs) for mine, theirs in zip(self.axes, other.axes, strict=True))
        return _shared(self.numbers(), other.numbers())


def _shared(mine: Coordinates, theirs: Coordinates) -> int:
    """How many coordinates two ascending lists share; mostly both are one stretch without gaps."""
    if not len(mine) or not len(theirs):
        return 0
    if all(int(axis[-1] - axis[0]) + 1 == len(axis) for axis in (mine, theirs)):
        return max(0, int(min(mine[-1], theirs[-1]) - max(mine[0], theirs[0])) + 1)
    return len(np.intersect1d(mine, theirs, assume_unique=True))


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
    axes: list[Coordinates] = []
    for result in range(len(form.results)):
        values = form.values(result)
        unique = np.unique(values)
        once = once and len(unique) == len(values)
        axes.append(unique)
    return Region(access.root_shape, tuple(axes), None, once)


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
    return Region(tuple(shape), tuple(np.arange(size) for size in shape), None, True)
