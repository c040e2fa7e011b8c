"""Element types: the numpy type that holds one, and how a fresh result is brought back into the type.

numpy has no bf16 and no integers of odd widths. A bf16 is held as the float32 of the same value and rounded after each
operation; an i4 as an int8, wrapped after each operation; an i1 as a bool. Signless integers are held signed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import (
    BFloat16Type,
    ContainerType,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    ShapedType,
    Signedness,
)
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

from tp_dialect.interpreter.core.refusals import refuse

Array = NDArray[Any]
Function = Callable[..., Any]
Unary = Callable[[Array], Array]
Binary = Callable[[Array, Array], Array]


@dataclass(frozen=True)
class Element:
    """An element type of `bits` bits, held in arrays of `dtype`; `settle`, if any, rounds or wraps a fresh result."""

    name: str
    dtype: np.dtype[Any]
    bits: int
    settle: Unary | None = None

    @property
    def is_float(self) -> bool:
        return self.dtype.kind == "f"

    @property
    def is_bool(self) -> bool:
        return self.dtype.kind == "b"

    @property
    def is_exact(self) -> bool:
        """Whether numpy's own arithmetic on `dtype` is the type's arithmetic."""
        return self.settle is None and not self.is_bool

    def signed(self, array: Array) -> Array:
        """The integers as two's complement numbers; a true i1 is -1."""
        return np.negative(array.view(np.int8)) if self.is_bool else array

    def unsigned(self, array: Array) -> Array:
        """The integers as numbers without sign."""
        if self.is_bool:
            return array.view(np.uint8)
        bare = array.view(np.dtype(f"u{self.dtype.itemsize}"))
        if self.settle is None:
            return bare
        return np.bitwise_and(bare, bare.dtype.type((1 << self.bits) - 1))

    def wrap(self, array: Array) -> Array:
        """Integers of any numpy type, cut to this type's lowest bits."""
        if self.is_bool:
            return np.bitwise_and(array, array.dtype.type(1)).astype(np.bool_)
        held = array.astype(self.dtype, copy=False)
        return held if self.settle is None else self.settle(held)


def round_to_bfloat16(array: Array) -> Array:
    """Round float32 to the nearest bf16, ties to even; NaN stays NaN."""
    bits = array.astype(np.float32, copy=False).view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(array), np.float32(np.nan), rounded.view(np.float32))


def _wrapping(bits: int, dtype: np.dtype[Any]) -> Unary:
    shift = dtype.type(dtype.itemsize * 8 - bits)
    return lambda array: np.right_shift(np.left_shift(array, shift), shift)


def _integer(name: str, bits: int, signedness: Signedness) -> Element:
    if bits == 1:
        return Element(name, np.dtype(np.bool_), 1)
    held = next(width for width in (8, 16, 32, 64) if bits <= width)
    dtype = np.dtype(f"{'u' if signedness == Signedness.UNSIGNED else 'i'}{held // 8}")
    return Element(name, dtype, bits, None if held == bits else _wrapping(bits, dtype))


FLOATS: dict[type[Attribute], Element] = {
    Float64Type: Element("f64", np.dtype(np.float64), 64),
    Float32Type: Element("f32", np.dtype(np.float32), 32),
    Float16Type: Element("f16", np.dtype(np.float16), 16),
    BFloat16Type: Element("bf16", np.dtype(np.float32), 16, round_to_bfloat16),
}
INDEX = Element("index", np.dtype(np.int64), 64)
BOOL = Element("i1", np.dtype(np.bool_), 1)


def element_of(attribute: Attribute) -> Element:
    """The element type of a scalar or shaped type; TP602 for one that numpy cannot hold."""
    if isinstance(attribute, ContainerType):
        attribute = cast(Attribute, attribute.get_element_type())
    if isinstance(attribute, IndexType):
        return INDEX
    if isa(attribute, IntegerType) and 1 <= attribute.width.data <= 64:
        return _integer(str(attribute), attribute.width.data, attribute.signedness.data)
    element = FLOATS.get(type(attribute))
    if element is None:
        raise refuse("TP602", f"expected float, integer or index elements, got {attribute}")
    return element


def shape_of(attribute: Attribute) -> tuple[int, ...]:
    """The shape of a type, () of a scalar; TP601 for a size that is not known."""
    if not isinstance(attribute, ShapedType):
        return ()
    shape = tuple(attribute.get_shape())
    if any(size < 0 for size in shape):
        raise refuse("TP601", f"expected static sizes, got {attribute}", "specialise the function to its sizes first")
    return shape
