"""arith.constant: numbers from the attribute's bytes, never from its text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, DenseResourceAttr, FloatAttr, IntegerAttr
from xdsl.ir import Attribute, Operation

from tp_dialect.interpreter.core.elements import Array, Element, element_of, shape_of
from tp_dialect.interpreter.core.refusals import refuse
from tp_dialect.interpreter.core.scope import Scope, handles, result_element

_MISREAD = {
    "f32": [float(bits) for bits in (0xFF800000, 0x7F800000, 0x7FC00000, 0xFFC00000)],
    "f64": [float(bits) for bits in (0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000)],
}
"""What infinities and NaN become when hexadecimal digits inside a dense constant are read as an integer."""


def constant_array(value: Attribute) -> Array:
    """The numbers of a constant attribute, with the shape of its type."""
    if isinstance(value, IntegerAttr):
        return _integers([value.value.data], element_of(value.get_type())).reshape(())
    if isinstance(value, FloatAttr):
        return np.array(value.value.data, element_of(value.get_type()).dtype)
    if isinstance(value, DenseResourceAttr):
        raise refuse("TP604", f"expected a constant with its numbers, got resource {value.resource_handle.data}")
    if not isinstance(value, DenseIntOrFPElementsAttr):
        raise refuse("TP604", f"expected a number or dense numbers, got {value}")
    kind: Attribute = value.get_type()
    element = element_of(kind)
    array = _from_bytes(value.data.data, element)
    _check_misread(array, element)
    return array.reshape(shape_of(kind))


def _from_bytes(data: bytes, element: Element) -> Array:
    if element.name == "bf16":
        return (np.frombuffer(data, "<u2").astype(np.uint32) << np.uint32(16)).view(np.float32)
    if element.is_bool:
        return element.wrap(np.frombuffer(data, np.uint8))
    array = np.frombuffer(data, element.dtype.newbyteorder("<")).astype(element.dtype)
    return array if element.settle is None else element.settle(array)


def _integers(numbers: Sequence[int], element: Element) -> Array:
    """Integers that may be written signed or unsigned: -1 and 255 are the same i8."""
    return element.wrap(np.array([number & ((1 << 64) - 1) for number in numbers], np.uint64))


def _check_misread(array: Array, element: Element) -> None:
    """Refuse a dense constant in which an infinity or a NaN was read as an integer (xDSL prints and reads them so)."""
    for number in _MISREAD.get(element.name, ()):
        if np.any(array == number):
            raise refuse(
                "TP605",
                f"expected no {element.name} constant of {number:.0f}: it is the bits of an infinity or NaN, "
                "read as an integer",
                'write the dense constant by its bytes, as in dense<"0x000080FF">, or as a scalar 0xFF800000',
            )


@handles(arith.ConstantOp)
def _constant(op: Operation, scope: Scope) -> None:
    assert isinstance(op, arith.ConstantOp)
    scope.set(op.result, scope.tape.constant(result_element(op), constant_array(op.value)))
