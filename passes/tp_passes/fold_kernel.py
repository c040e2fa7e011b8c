"""Kernels of one chip that combine two tensors of one type, or copy one: a fold of an all-reduce, on its own."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue

from tp_dialect.attributes import BufferKind, BufferType
from tp_dialect.folds import IDENTITY
from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, StoreOp, YieldOp
from tp_passes.allreduce_kernel import DEPTH, claim_of, padding_of, tile_of

Combine = Callable[[SSAValue, SSAValue], Operation]

_FLOATS: dict[str, Combine] = {"sum": arith.AddfOp, "max": arith.MaximumfOp, "min": arith.MinimumfOp}
_INTEGERS: dict[str, Combine] = {"sum": arith.AddiOp, "max": arith.MaxSIOp, "min": arith.MinSIOp}


def fold_kernel(name: str, type: TensorType, combiner: str, page: tuple[int, ...]) -> KernelOp:
    """A kernel that combines two tensors of `type` tile by tile; with `IDENTITY` it copies one.

    The tile is the all-reduce kernel's. The sum of two is rounded to the element type, so that folds of elements
    narrower than f32 round once each, where an all-reduce section rounds once at the end.
    """
    operands = 1 if combiner == IDENTITY else 2
    shape = type.get_shape()
    tile = tile_of(shape, page)
    dims = {f"d{axis}": ceil(size / part) for axis, (size, part) in enumerate(zip(shape, tile, strict=True))}
    kernel = KernelOp.of(name, [type] * operands, [type], claim=claim_of(type, combiner, operands))
    over = tuple(dims)
    page_type = TensorType(type.element_type, tile)
    buffer = BufferType.of(page_type, DEPTH, BufferKind.FIFO)
    ragged = any(size % part for size, part in zip(shape, tile, strict=True))
    pad = padding_of(type.element_type) if ragged else None
    loads = [LoadOp.of(value, over, over, buffer, pad=pad) for value in kernel.inputs]
    stages: list[Operation] = [*loads]
    if combiner != IDENTITY:
        stages.append(ComputeOp.of(loads, over, buffer, _body(page_type, combiner)))
    stages.append(StoreOp.of(stages[-1].results[0], kernel.outputs[0], over, over))
    kernel.body.block.add_op(NestOp.of(dims, stages))
    return kernel


def _body(page: TensorType, combiner: str) -> Region:
    block = Block(arg_types=[page, page])
    combine = (_FLOATS if isinstance(page.element_type, AnyFloat) else _INTEGERS)[combiner]
    combined = combine(*block.args)
    block.add_ops([combined, YieldOp.of(combined.results[0])])
    return Region(block)


def copy_function(name: str, type: TensorType) -> FuncOp:
    """A function that gives back its one argument."""
    function = FuncOp(name, ([type], [type]))
    function.body.block.add_op(ReturnOp(*function.body.block.args))
    return function
