"""Shapes and element types, of tensors and scalars alike."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import FixedBitwidthType, TensorType
from xdsl.ir import Attribute, SSAValue

Shape = tuple[int, ...]


def as_tensor(type: Attribute) -> TensorType[Attribute] | None:
    """The tensor type that `type` is; None for a scalar's."""
    return cast("TensorType[Attribute]", type) if isinstance(type, TensorType) else None


def tensor_of(value: SSAValue) -> TensorType[Attribute]:
    """The type of a value that is a tensor."""
    return cast("TensorType[Attribute]", value.type)


def shape_of(value: SSAValue) -> Shape:
    """The shape of a tensor value; () for a scalar."""
    return shape_in(value.type)


def shape_in(type: Attribute) -> Shape:
    """The shape of a tensor type; () for a scalar's."""
    tensor = as_tensor(type)
    return () if tensor is None else tensor.get_shape()


def element_in(type: Attribute) -> Attribute:
    """The element type of a tensor type; a scalar's type itself."""
    tensor = as_tensor(type)
    return type if tensor is None else tensor.element_type


def element_bytes(type: Attribute) -> float:
    """How many bytes an element has; an index has eight."""
    element = element_in(type)
    return element.bitwidth / 8 if isinstance(element, FixedBitwidthType) else 8
