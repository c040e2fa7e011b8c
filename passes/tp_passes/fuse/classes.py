"""The classes of a function's operations, by which a target's rules judge it."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects import tensor
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.ir import Block, Operation
from xdsl.traits import IsTerminator

PRODUCTS = frozenset({"arith.mulf", "arith.muli", "arith.andi"})
SUMS = frozenset({"arith.addf", "arith.addi", "arith.ori"})

NAMED = {
    "linalg.matmul": "contraction",
    "linalg.quantized_matmul": "contraction",
    "linalg.reduce": "reduction",
    **dict.fromkeys(("linalg.fill", "linalg.copy", "linalg.transpose", "linalg.broadcast"), "movement"),
}
"""Named operations that are no elementwise ones; so are convolutions and poolings, by the first word of their name."""

FAMILIES = {"conv": "contraction", "pooling": "reduction"}


def classes_of(function: FuncOp) -> tuple[str, ...]:
    """The class of each operation on tensors, in order."""
    if len(function.body.blocks) != 1:
        return ("other",)
    return tuple(_classes(function.body.block))


def _classes(block: Block) -> Iterator[str]:
    for op in block.ops:
        if op.has_trait(IsTerminator) or not any(isinstance(result.type, TensorType) for result in op.results):
            continue
        yield class_of(op)


def class_of(op: Operation) -> str:
    """The class of an operation that makes a tensor."""
    if isinstance(op, linalg.GenericOp):
        return _class_of_generic(op)
    dialect = op.name.partition(".")[0]
    if op.name in NAMED:
        return NAMED[op.name]
    family = op.name.partition(".")[2].partition("_")[0]
    if dialect == "linalg" and family in FAMILIES:
        return FAMILIES[family]
    if dialect == "tensor" or op.name == "arith.constant":
        return "movement"
    return "elementwise" if dialect in ("arith", "math", "linalg") else "other"


def _class_of_generic(op: linalg.GenericOp) -> str:
    block = op.body.block
    if any(isinstance(inner, tensor.ExtractOp) for inner in block.ops):
        return "gather"
    names = [inner.name for inner in block.ops if not inner.has_trait(IsTerminator)]
    reduced = any(kind.data is not IteratorType.PARALLEL for kind in op.iterator_types.data)
    if not reduced:
        return "elementwise" if any(name != "arith.constant" for name in names) else "movement"
    contracts = not PRODUCTS.isdisjoint(names) and not SUMS.isdisjoint(names) and len(_tensors(op)) > 1
    return "contraction" if contracts else "reduction"


def _tensors(op: linalg.GenericOp) -> set[object]:
    return {value for value in op.inputs if isinstance(value.type, TensorType)}
