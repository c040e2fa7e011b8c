"""Functions from recipes: the body of a statement, at local shapes, private to the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, FunctionType, IntegerAttr, TensorType, i64
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue
from xdsl.rewriter import Rewriter

from tp_passes.decompose.bodies import captured
from tp_passes.decompose.recipes import Interner, Key, Step, Typed
from tp_passes.decompose.tensor_types import Shape, shape_of, tensor_of


class FunctionBuilder:
    """Builds each distinct recipe once."""

    def __init__(self, interner: Interner):
        self._interner = interner
        self._types: dict[Typed, Attribute] = {}

    def build(self, name: str, key: Key) -> FuncOp:
        """The private function `name` that does what the recipe says."""
        steps, returned = key
        arguments = [step for step in steps if step[0] == "argument"]
        block = Block(arg_types=[self._type(cast("Typed", step[1:])) for step in arguments])
        given = iter(block.args)
        values: list[SSAValue] = []
        ops: list[Operation] = []
        for step in steps:
            if step[0] == "argument":
                values.append(next(given))
            elif step[0] == "result":
                first, number = cast("tuple[int, int]", step[1:])
                values.append(cast("OpResult", values[first]).op.results[number])
            else:
                op = self._step(step, values)
                ops.append(op)
                values.append(op.results[0])
        outs = [values[ref] for ref in returned]
        ops.append(ReturnOp(*outs))
        block.add_ops(ops)
        type = FunctionType.from_lists([a.type for a in block.args], [value.type for value in outs])
        return FuncOp(name, type, Region(block), "private")

    def _type(self, typed: Typed) -> Attribute:
        known = self._types.get(typed)
        if known is None:
            shape, element = typed
            attribute = self._interner.attributes[element]
            known = self._types[typed] = attribute if shape is None else TensorType(attribute, shape)
        return known

    def _step(self, step: Step, values: Sequence[SSAValue]) -> Operation:
        rest: Any = step[1:]

        def value(ref: int) -> SSAValue:
            return values[ref]

        match step[0]:
            case "empty":
                return tensor.EmptyOp([], self._type((rest[0], rest[1])))
            case "constant":
                return arith.ConstantOp(cast("Any", self._interner.attributes[rest[0]]))
            case "expand" | "collapse":
                return self._reshape(step[0] == "expand", value(rest[0]), rest[1], rest[2])
            case "slice":
                return tensor.ExtractSliceOp.from_static_parameters(value(rest[0]), rest[1], rest[2], rest[3])
            case "insert":
                source, dest = value(rest[0]), value(rest[1])
                return tensor.InsertSliceOp.from_static_parameters(source, dest, rest[2], rest[3], rest[4])
            case "concat":
                refs: Sequence[int] = rest[0]
                return self._concat([values[ref] for ref in refs], rest[1])
            case _:
                operands: Sequence[int] = rest[1]
                return self._clone(rest[0], [values[ref] for ref in operands], rest[2], rest[3])

    def _reshape(self, expands: bool, source: SSAValue, groups: Shape, shape: Shape) -> Operation:
        type = TensorType(tensor_of(source).element_type, shape)
        axes: list[ArrayAttr[IntegerAttr]] = []
        start = 0
        for size in groups:
            axes.append(ArrayAttr([IntegerAttr(axis, i64) for axis in range(start, start + size)]))
            start += size
        reassociation = ArrayAttr(axes)
        if expands:
            return tensor.ExpandShapeOp(source, [], reassociation, DenseArrayBase.from_list(i64, shape), type)
        return tensor.CollapseShapeOp.build(
            operands=[source], result_types=[type], properties={"reassociation": reassociation}
        )

    def _concat(self, sources: Sequence[SSAValue], axis: int) -> Operation:
        shape = list(shape_of(sources[0]))
        shape[axis] = sum(shape_of(source)[axis] for source in sources)
        type = TensorType(tensor_of(sources[0]).element_type, shape)
        return tensor.ConcatOp.create(
            operands=list(sources), result_types=[type], properties={"dim": IntegerAttr(axis, i64)}
        )

    def _clone(self, template: int, operands: list[SSAValue], types: Sequence[Typed], live: Sequence[int]) -> Operation:
        """The template on other operands; it keeps the live results, and those that they cannot be without."""
        op = self._interner.templates[template]
        regions = [_region(region, operands[len(op.operands) :]) for region in op.regions]
        new = type(op).create(
            operands=operands[: len(op.operands)],
            result_types=[self._type(typed) for typed in types],
            properties=op.properties.copy(),
            attributes=op.attributes.copy(),
            regions=regions,
        )
        if isinstance(new, GenericOp) and len(live) < len(types):
            return without_dead_results(new, live)
        return new


def _region(region: Region, outside: Sequence[SSAValue]) -> Region:
    """A copy of a template's region, with other values for those that it captures."""
    new = Region()
    region.clone_into(new, value_mapper=dict(zip(captured(region.block), outside, strict=True)))
    return new


def without_dead_results(op: GenericOp, live: Sequence[int]) -> GenericOp:
    """A generic with the live results of `op` only; `op` is erased. No live result may need the others."""
    block = op.body.block
    last = cast("YieldOp", block.last_op)
    inputs = len(op.inputs)
    dead = [number for number in range(len(last.operands)) if number not in live]
    Rewriter.replace_op(last, YieldOp(*[last.operands[number] for number in live]))
    for inner in reversed(list(block.ops)):
        if inner.results and not any(result.uses for result in inner.results):
            Rewriter.erase_op(inner)
    for number in reversed(dead):
        block.erase_arg(block.args[inputs + number])
    maps, outputs = list(op.indexing_maps.data), list(op.outputs)
    new = GenericOp(
        list(op.inputs),
        [outputs[number] for number in live],
        op.detach_region(op.body),
        [*maps[:inputs], *(maps[inputs + number] for number in live)],
        op.iterator_types,
        [op.results[number].type for number in live],
        op.doc,
        op.library_call,
    )
    op.erase()
    return new
