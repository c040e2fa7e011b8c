"""Keeps what xDSL 0.75 prints readable by xDSL 0.75.

Two things of an exporter's module do not survive xDSL's own text: a `linalg.generic` of several results is printed in a
pretty form that its parser does not take, and numbers in a dense constant that it prints as bits (infinities, NaN,
but also 16777216.0) are read as integers. `keep_printable` marks the first, so that it is printed in generic form, and
writes the second as a scalar that is spread over the tensor (scalars are read right), or as the bits of integers. No
value changes.
"""

from __future__ import annotations

import re

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    AnyFloat,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Block, Operation
from xdsl.rewriter import Rewriter
from xdsl.utils.hints import isa

from tp_dialect.kernel import KernelOp
from tp_dialect.program import ProgramOp
from tp_dialect.terse import ops_of

_BITS = re.compile(r"[<\[ ]0x")
"""A number of a dense constant that is printed as bits."""


MOST_IN_WORDS = 100
"""Of more elements than this, xDSL prints the bytes."""


class GenericFormGenericOp(linalg.GenericOp):
    """A `linalg.generic` that is printed in generic form."""

    print = Operation.print


def keep_printable(module: ModuleOp) -> None:
    """Mark every operation of `module`'s functions and kernels that xDSL could not read back from its own text."""
    _mark(module.body.block)


def _mark(block: Block) -> None:
    for op in ops_of(block):
        if not op.regions:
            continue
        if isinstance(op, ProgramOp | ModuleOp):
            _mark(op.regions[0].block)
        elif isinstance(op, FuncOp | KernelOp):
            for inner in list(op.walk()):
                _mark_one(inner)


def _mark_one(op: Operation) -> None:
    if type(op) is linalg.GenericOp and len(op.results) > 1:
        op.__class__ = GenericFormGenericOp
    elif isinstance(op, arith.ConstantOp):
        value = op.value
        if isa(value, DenseIntOrFPElementsAttr[AnyFloat]):
            _spell_out(op, value)


def _spell_out(op: arith.ConstantOp, value: DenseIntOrFPElementsAttr[AnyFloat]) -> None:
    """The same constant by operations that are printed right, where its own text would be read as other numbers."""
    element, data = value.get_element_type(), value.data.data
    size = element.compile_time_size
    count = len(data) // size
    # xDSL's own look at all elements takes a minute for some million of them; comparing bytes takes none.
    splat = count > 1 and data == data[:size] * count
    if not splat and count > MOST_IN_WORDS:
        return  # printed as `dense<"0x...">`, all bytes in quotes, which is read right
    few = value if not splat else DenseIntOrFPElementsAttr(TensorType(element, [1]), BytesAttr(data[:size]))
    if not _BITS.search(str(few)):
        return
    type = TensorType(element, value.get_shape())
    if splat:
        scalar = arith.ConstantOp(FloatAttr(few.get_values()[0], element))
        Rewriter.replace_op(op, [scalar, tensor.SplatOp(scalar.result, (), type)])
        return
    bits = TensorType(IntegerType(element.bitwidth), type.get_shape())
    integers = arith.ConstantOp(DenseIntOrFPElementsAttr(bits, value.data))
    Rewriter.replace_op(op, [integers, arith.BitcastOp(integers.result, type)])
