"""The kernel of an all-reduce section: every slot loads its partial, slot 0 combines them and stores the result."""

from __future__ import annotations

from math import ceil

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType, TensorType
from xdsl.ir import Attribute, Operation

from tp_dialect.attributes import BufferKind, BufferType, ClaimAttr
from tp_dialect.kernel import AllReduceOp, KernelOp, LoadOp, NestOp, StoreOp

ROOT = 0
"""The slot that combines and stores."""

DEPTH = 2
"""Pages that a buffer holds: one is filled while the other one is read."""


def allreduce_kernel(partials: int, type: TensorType, combiner: str, page: tuple[int, ...]) -> KernelOp:
    """A kernel that combines `partials` tensors of `type` from left to right, tile by tile.

    A tile has the sizes of `page` on the last axes, as far as they go, and 1 on the axes in front. Pages of slots other
    than the root are *interm*: they lie in the memory of the chip that loads them and belong to the receiver.
    """
    shape = type.get_shape()
    tile = tile_of(shape, page)
    dims = {f"d{axis}": ceil(size / part) for axis, (size, part) in enumerate(zip(shape, tile, strict=True))}
    kernel = KernelOp.of("allreduce", [type] * partials, [type], claim=claim_of(type, combiner, partials))
    index, over = tuple(dims), tuple(dims)
    page_type = TensorType(type.element_type, tile)
    ragged = any(size % part for size, part in zip(shape, tile, strict=True))
    pad = padding_of(type.element_type) if ragged else None
    loads: list[Operation] = []
    for slot, value in enumerate(kernel.inputs):
        value.name_hint = f"p_c{slot}"
        load = LoadOp.of(value, index, over, _buffer(page_type, slot), pad=pad, slot=slot)
        load.results[0].name_hint = f"page_c{slot}"
        loads.append(load)
    kernel.outputs[0].name_hint = "y"
    combined = AllReduceOp.of(combiner, loads, over, _buffer(page_type, ROOT), slot=ROOT)
    combined.results[0].name_hint = combiner
    store = StoreOp.of(combined, kernel.outputs[0], index, over, slot=ROOT)
    stages: list[Operation] = [*loads, combined, store]
    kernel.body.block.add_op(NestOp.of(dims, stages))
    return kernel


def tile_of(shape: tuple[int, ...], page: tuple[int, ...]) -> tuple[int, ...]:
    """The tile of a tensor: `page` on its last axes, 1 in front, never more than the tensor has."""
    front = max(0, len(shape) - len(page))
    sizes = (1,) * front + page[len(page) - (len(shape) - front) :]
    return tuple(min(part, size) for part, size in zip(sizes, shape, strict=True))


def claim_of(type: TensorType, combiner: str, partials: int) -> ClaimAttr:
    """Integers, comparisons and a single partial round nothing; a float sum does, in its order."""
    if isinstance(type.element_type, IntegerType) or combiner != "sum" or partials == 1:
        return ClaimAttr.exact()
    return ClaimAttr.approximate("f32 accumulation", "left to right in chip order")


def _buffer(page: TensorType, slot: int) -> BufferType:
    return BufferType.of(page, DEPTH, BufferKind.FIFO if slot == ROOT else BufferKind.INTERM)


def padding_of(element: Attribute) -> Attribute:
    """What a ragged page holds outside of the tensor; no element of the result is made of it."""
    if isinstance(element, AnyFloat):
        return FloatAttr(0.0, element)
    return IntegerAttr(0, element)  # pyright: ignore[reportCallIssue, reportUnknownVariableType, reportArgumentType]
