"""Full tensors and their pieces as numpy arrays: element types, cutting by a slice, putting pieces together again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
)
from xdsl.ir import Attribute
from xdsl.utils.exceptions import InterpretationError
from xdsl.utils.hints import isa

from tp_dialect.errors import message
from tp_dialect.manifest import Slice
from tp_dialect.terse import shape_text

Array = NDArray[np.generic]


def dtype_of(element: Attribute) -> np.dtype[np.generic]:
    """The numpy type that holds values of an element type; bf16 is held as rounded f32.

    An element type that the engine has no numbers for is an `InterpretationError`.
    """
    if isinstance(element, Float32Type | BFloat16Type):
        return np.dtype(np.float32)
    if isinstance(element, Float64Type):
        return np.dtype(np.float64)
    if isinstance(element, Float16Type):
        return np.dtype(np.float16)
    if isinstance(element, IndexType):
        return np.dtype(np.int64)
    if isa(element, IntegerType):
        width: int = element.width.data
        if width == 1:
            return np.dtype(np.bool_)
        if width in (8, 16, 32, 64):
            return np.dtype(f"int{width}")
    raise InterpretationError(message("TP620", f"expected an element type that numpy holds, got {element}"))


def cut(full: Array, piece: Slice) -> Array:
    """The elements of `full` that `piece` is made of, range after range along its axis."""
    before = (slice(None),) * piece.axis
    parts = [full[(*before, slice(start, start + length))] for start, length in piece.ranges]
    return parts[0] if len(parts) == 1 else np.concatenate(parts, axis=piece.axis)


REPLICA_TOLERANCE = 1e-5
"""How far replicas may differ, as a share of their largest value: chips sum over other shapes and round otherwise."""


class Assembly:
    """A full tensor that is put together from its pieces.

    Where pieces overlap (replicas), they must agree; every element must come from some piece.
    """

    def __init__(self, of: str, shape: tuple[int, ...], axis: int, dtype: np.dtype[np.generic]):
        self._of = of
        self._before = (slice(None),) * axis
        self._axis = axis
        self._full = np.zeros(shape, dtype)
        self._names: list[str] = []
        self._owner = np.full(shape[axis], -1)

    def add(self, name: str, piece: Slice, array: Array) -> None:
        """Put the elements of tensor `name` where they belong; a disagreement is an `InterpretationError`."""
        coordinates = np.concatenate([np.arange(start, start + length) for start, length in piece.ranges])
        held = np.flatnonzero(self._owner[coordinates] >= 0)
        if held.size:
            known = self._full[(*self._before, coordinates[held])]
            self._compare(name, known, array[(*self._before, held)], coordinates[held])
        self._full[(*self._before, coordinates)] = array
        self._owner[coordinates] = len(self._names)
        self._names.append(name)

    def _compare(self, name: str, known: Array, array: Array, coordinates: NDArray[np.intp]) -> None:
        if known.dtype.kind == "f":
            scale = float(np.max(np.abs(known), initial=0.0))
            agrees = np.isclose(known, array, rtol=0, atol=REPLICA_TOLERANCE * scale, equal_nan=True)
        else:
            agrees = known == array
        if agrees.all():
            return
        place = coordinates[np.argwhere(~agrees)[0][self._axis]]
        text = (
            f"`{self._names[self._owner[place]]}` and `{name}` both hold coordinate {place} on axis {self._axis} of"
            f" `{self._of}`, but not the same values"
        )
        raise InterpretationError(message("TP621", text))

    def full(self) -> Array:
        """The full tensor; a coordinate that no piece holds is an `InterpretationError`."""
        missing = np.flatnonzero(self._owner < 0)
        if missing.size:
            text = f"no output holds coordinate {missing[0]} on axis {self._axis} of `{self._of}`"
            raise InterpretationError(message("TP622", text))
        return self._full


def checked_input(arrays: Mapping[str, Array], name: str, shape: tuple[int, ...], element: Attribute) -> Array:
    """The array of the full tensor `name`; missing, or of another shape or element type, is an `InterpretationError`.

    Arrays of a numpy type that holds the element type's values exactly (f64 for f32 is not one) are taken as they are;
    integers of another width are refused too.
    """
    array = arrays.get(name)
    if array is None:
        raise InterpretationError(
            message("TP623", f"expected an array for `{name}`, got none", f"there are: {_listed(arrays)}")
        )
    if array.shape != shape:
        text = f"array `{name}`: expected shape {shape_text(shape)}, got {shape_text(array.shape)}"
        raise InterpretationError(message("TP624", text))
    dtype = dtype_of(element)
    if array.dtype != dtype:
        text = f"array `{name}`: expected {dtype} for {element}, got {array.dtype}"
        raise InterpretationError(message("TP625", text, f"convert it: `array.astype('{dtype}')`"))
    return array


class Source(Protocol):
    """Where a program's given arrays come from, by the names of full tensors.

    What is missing, or does not fit the shape and element type that the program says, is refused.
    """

    def full(self, name: str, shape: tuple[int, ...], element: Attribute) -> Array:
        """The whole tensor."""
        ...

    def piece(self, piece: Slice, element: Attribute, chip: int | None) -> Array:
        """The piece of the full tensor `piece.of` that `chip` owns, and no more of it than that."""
        ...


class Given:
    """Full arrays that are at hand, as a source: each is checked once, and pieces are cut from it."""

    def __init__(self, arrays: Mapping[str, Array]):
        self._arrays = arrays
        self._checked: dict[str, Array] = {}

    def full(self, name: str, shape: tuple[int, ...], element: Attribute) -> Array:
        """The array of that name."""
        if name not in self._checked:
            self._checked[name] = checked_input(self._arrays, name, shape, element)
        return self._checked[name]

    def piece(self, piece: Slice, element: Attribute, chip: int | None) -> Array:
        """What the piece has of its full array."""
        return cut(self.full(piece.of, piece.of_shape, element), piece)


def source_of(arrays: Mapping[str, Array] | Source) -> Source:
    """Arrays by name as a source; a source as it is."""
    return Given(arrays) if isinstance(arrays, Mapping) else arrays


def _listed(names: Iterable[str], most: int = 12) -> str:
    known = sorted(names)
    more = f" and {len(known) - most} more" if len(known) > most else ""
    return (", ".join(known[:most]) or "none") + more
