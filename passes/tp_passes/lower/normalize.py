"""From a function's operations to its computations: copies and reshapes become views, the rest loop nests of their own.

Named operations, exporters' generics and arithmetic on whole tensors all end as the same `Computation`. What is no loop
nest is kept as it stands and evaluated on whole tensors (`Opaque`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_dialect.errors import TpError
from tp_passes.lower import shapes, structured
from tp_passes.lower.affine import identity
from tp_passes.lower.bodies import needed_operations
from tp_passes.lower.builder import Builder, Handler
from tp_passes.lower.graph import Computation, Graph, Memory, Role, as_tensor, element_of, makers, whole_view

CORE_DIALECTS = ("arith", "linalg", "math", "tensor")
"""The dialects whose operations may stand in the body of a kernel's stage."""


def graph_of(function: FuncOp) -> Graph:
    """The computations of a function; `TP240` to `TP247` for what no kernel can do, naming function and operation."""
    block = _checked_block(function)
    inputs = _memories(Role.INPUT, function.function_type.inputs.data)
    outputs = _memories(Role.OUTPUT, function.function_type.outputs.data)
    builder = Builder(function.sym_name.data)
    for argument, memory in zip(block.args, inputs, strict=True):
        builder.values[argument] = whole_view(memory, memory.shape, memory.element)
    returned = returned_by(function)
    needed, _ = needed_operations(block, returned)
    for op in block.ops:
        if op in needed:
            _add(builder, op)
    for value, memory in zip(returned, outputs, strict=True):
        builder.store(builder.view(value), memory, identity(memory.shape))
    return Graph(_live(builder.computations), inputs, outputs)


def returned_by(function: FuncOp) -> Sequence[SSAValue]:
    """What a function returns."""
    return cast("ReturnOp", function.body.block.last_op).operands


def _memories(role: Role, types: Sequence[Attribute]) -> list[Memory]:
    tensors = cast("Sequence[TensorType]", types)
    return [Memory(role, type.get_shape(), element_of(type), number) for number, type in enumerate(tensors)]


def _add(builder: Builder, op: Operation) -> None:
    handler: Handler | None = structured.handler(op) or shapes.HANDLERS.get(type(op))
    if handler is None or not handler(builder, op):
        builder.opaque(op)


def _checked_block(function: FuncOp) -> Block:
    name = function.sym_name.data
    if len(function.body.blocks) != 1 or not isinstance(function.body.block.last_op, ReturnOp):
        raise TpError("TP240", f"function @{name}: expected a body of one block that ends in func.return")
    for kind, types in (("argument", function.function_type.inputs), ("result", function.function_type.outputs)):
        for number, type in enumerate(types):
            _check_type(type, f"function @{name}", f"for {kind} {number}")
            if as_tensor(type) is None:
                text = f"function @{name}: expected tensors of static shape, got {type} for {kind} {number}"
                raise TpError("TP241", text)
    for op in function.body.block.walk():
        _check_operation(op, name)
    return function.body.block


def _check_operation(op: Operation, function: str) -> None:
    if op.name in ("func.return", "cf.assert"):
        return
    if op.name.partition(".")[0] not in CORE_DIALECTS:
        text = f"function @{function}: expected operations of {', '.join(CORE_DIALECTS)}, got {op.name}"
        raise TpError("TP242", text, "inline the callee first" if op.name == "func.call" else None)
    for type in op.result_types:
        _check_type(type, f"function @{function}", f"from {op.name}")


def _check_type(type: Attribute, where: str, what: str) -> None:
    """Refuse tensors of unknown shape, and of elements that are neither integers nor floats."""
    tensor = as_tensor(type)
    if tensor is None:
        return
    if not tensor.has_static_shape():
        raise TpError("TP241", f"{where}: expected tensors of static shape, got {type} {what}")
    if not isinstance(tensor.get_element_type(), AnyFloat | IntegerType | IndexType):
        raise TpError("TP247", f"{where}: expected tensors of integers or floats, got {type} {what}")


def _live(computations: Sequence[Computation]) -> list[Computation]:
    """The computations that an output needs, in their order."""
    live: set[Computation] = set()
    for computation in reversed(computations):
        if computation in live or any(memory.role is Role.OUTPUT for memory, _ in computation.writes):
            live.add(computation)
            live.update(maker for read in computation.reads for maker in makers(read.source))
    return [computation for computation in computations if computation in live]
