"""Structured operations and arithmetic on whole tensors as loop nests; copies as views, fills as scalars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import BroadcastOp, IndexOp, PoolingNchwMaxOp, ReduceOp, YieldOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap

from tp_passes.lower import argmax, gathers, unroll, views
from tp_passes.lower.affine import Form, Forms, forms_of, loop
from tp_passes.lower.bodies import combiner_of, copy_operations, is_constant, needed_operations, used_values
from tp_passes.lower.builder import Bindings, Builder, Handler, constant_value, zero_value
from tp_passes.lower.graph import Body, Computation, Read, Scalar, Shape, View, form_of

COUNTED_LIMIT = 64
"""A loop of more steps is not held whole for a body that asks for its number: the number is loaded."""


def handler(op: Operation) -> Handler | None:
    """What takes in a structured operation, or arithmetic on elements; None for any other operation."""
    if isinstance(op, LinalgStructuredOperation | BroadcastOp | ReduceOp):
        return _structured
    if op.name.startswith(("arith.", "math.")) and op.name != "arith.constant" and len(op.results) == 1:
        return _elementwise
    return None


def _structured(builder: Builder, op: Operation) -> bool:
    loops = _loops_of(builder, op)
    if loops is None or len(op.results) != len(loops.outputs):
        return False
    for number, result in enumerate(op.results):
        if result.first_use is None:
            continue
        view = loops.result(number)
        if view is None:
            return False
        builder.values[result] = view
    return True


def _elementwise(builder: Builder, op: Operation) -> bool:
    """The operation on the elements of its operands. Scalars are tensors of rank 0, but for those of constants."""
    if is_constant(op.results[0]):
        return True
    shape, element = form_of(op.results[0].type)
    types = [form_of(operand.type) for operand in op.operands]
    block = Block(arg_types=[type for _, type in types])
    inner = op.create(
        operands=block.args,
        result_types=[element],
        properties=op.properties.copy(),
        attributes=op.attributes.copy(),
    )
    block.add_ops([inner, YieldOp(inner.results[0])])
    rank = len(shape)
    maps = [AffineMap.identity(rank) if own else AffineMap(rank, 0, ()) for own, _ in types]
    loops = Loops(builder, op.operands, (), [*maps, AffineMap.identity(rank)], block, shape, (shape, element))
    view = loops.result(0)
    if view is not None:
        builder.values[op.results[0]] = view
    return view is not None


def _loops_of(builder: Builder, op: Operation) -> Loops | None:
    if isinstance(op, BroadcastOp | ReduceOp):
        long, short = (op.init, op.input) if isinstance(op, BroadcastOp) else (op.input, op.init)
        rank = len(form_of(long.type)[0])
        dims = [dim for dim in range(rank) if dim not in op.dimensions.get_values()]
        full = AffineMap.identity(rank)
        part = AffineMap(rank, 0, tuple(AffineDimExpr(dim) for dim in dims))
        maps = [part, full] if short is op.input else [full, part]
        block = op.hidden_region.block if isinstance(op, BroadcastOp) else op.region.block
        return _sized(builder, [op.input], [op.init], maps, block)
    assert isinstance(op, LinalgStructuredOperation)
    maps = [attribute.data for attribute in op.get_indexing_maps()]
    block = _pooling_block(op) if isinstance(op, PoolingNchwMaxOp) else op.body.block
    return _sized(builder, op.inputs, op.outputs, maps, block)


def _pooling_block(op: PoolingNchwMaxOp) -> Block:
    """The maximum of an element and the accumulator: xDSL's own body takes the window operand for the latter."""
    block = Block(arg_types=op.body.block.arg_types)
    kind = arith.MaximumfOp if isinstance(block.args[0].type, AnyFloat) else arith.MaxSIOp
    largest = kind(block.args[0], block.args[2])
    block.add_ops([largest, YieldOp(largest)])
    return block


def _sized(
    builder: Builder,
    inputs: Sequence[SSAValue],
    outputs: Sequence[SSAValue],
    maps: Sequence[AffineMap],
    block: Block,
) -> Loops | None:
    """The loops with the sizes that the operands' shapes give them; None if one has none."""
    sizes: dict[int, int] = {}
    for value, map in zip([*inputs, *outputs], maps, strict=True):
        for expression, size in zip(map.results, form_of(value.type)[0], strict=True):
            if isinstance(expression, AffineDimExpr):
                sizes[expression.position] = size
    count = maps[0].num_dims
    if len(sizes) != count:
        return None
    return Loops(builder, inputs, outputs, maps, block, tuple(sizes[number] for number in range(count)))


@dataclass
class Loops:
    """A structured operation: operands, an indexing map for each, the body, and the size of each loop.

    `made` is the shape and element type of a result that no output operand lends its own.
    """

    builder: Builder
    inputs: Sequence[SSAValue]
    outputs: Sequence[SSAValue]
    maps: Sequence[AffineMap]
    block: Block
    sizes: Shape
    made: tuple[Shape, Attribute] | None = None
    results: dict[int, View | None] = field(default_factory=dict[int, View | None])

    def result(self, number: int) -> View | None:
        """What result `number` becomes; None if it is no loop nest of ours."""
        if number not in self.results:
            view = self._result(number)
            self.results[number] = view
        return self.results[number]

    def described(self, number: int) -> Result | None:
        """Result `number` over its axes; None if its elements are not made at one place each."""
        shape, element = self.made or form_of(self.outputs[number].type)
        axes = _axes(self.maps[len(self.inputs) + number], shape)
        return None if axes is None else Result(self, number, shape, element, axes)

    def _result(self, number: int) -> View | None:
        result = self.described(number)
        if result is None:
            return None
        if not prod(result.shape):
            return View(Scalar(None), result.shape, result.element, ())
        return self.builder.view(self.outputs[number]) if 0 in self.sizes else result.view()


def _axes(map: AffineMap, shape: Shape) -> list[int | None] | None:
    """The loop of each axis of a result (None: an axis of size 1), if each element is made at one place."""
    axes: list[int | None] = []
    for expression, size in zip(map.results, shape, strict=True):
        if isinstance(expression, AffineDimExpr) and expression.position not in axes:
            axes.append(expression.position)
        elif isinstance(expression, AffineConstantExpr) and expression.value == 0 and size == 1:
            axes.append(None)
        else:
            return None
    return axes


@dataclass
class Result:
    """One result of a structured operation, as a computation over its axes and then over the loops that are reduced."""

    loops: Loops
    number: int
    shape: Shape
    element: Attribute
    axes: list[int | None]

    @cached_property
    def reduced(self) -> list[int]:
        """The operation's loops that are reduced, those of one step left out."""
        sizes = self.loops.sizes
        return [number for number, size in enumerate(sizes) if size > 1 and number not in self.axes]

    @cached_property
    def sizes(self) -> Shape:
        """The sizes of the computation's loops."""
        return self.shape + tuple(self.loops.sizes[number] for number in self.reduced)

    @cached_property
    def own_loops(self) -> tuple[int | None, ...]:
        """For each loop of the operation the computation's (None: of one step)."""
        order = [*self.axes, *self.reduced]
        return tuple(order.index(number) if size > 1 else None for number, size in enumerate(self.loops.sizes))

    @cached_property
    def forms(self) -> Forms:
        """The number of each of the operation's loops, as a form over the computation's."""
        return tuple(self.form(number) for number in range(len(self.loops.sizes)))

    def form(self, number: int) -> Form:
        """The number of one of the operation's loops."""
        own = self.own_loops[number]
        return loop(0, 1) if own is None else loop(own, self.sizes[own])

    @property
    def yielded(self) -> SSAValue:
        """The value of the body that is this result."""
        terminator = self.loops.block.last_op
        assert terminator is not None
        return terminator.operands[self.number]

    @property
    def builder(self) -> Builder:
        return self.loops.builder

    def operand(self, position: int) -> View:
        """An input or output as it is seen from the computation's loops."""
        value = [*self.loops.inputs, *self.loops.outputs][position]
        there = forms_of(self.loops.maps[position], self.forms, self.sizes)
        return views.indexed(self.builder.view(value), there, self.sizes)

    # The three things that it can be

    def view(self) -> View | None:
        """What the result becomes: a copy of an operand, a scalar everywhere, or a computation."""
        extracted = {**gathers.extracted(self), **self._counted()}
        operations, leaves = needed_operations(self.loops.block, [self.yielded], stop=extracted)
        foreign = [leaf for leaf in leaves if self._is_accumulator(leaf) and leaf is not self.accumulator]
        if foreign:
            return argmax.split(self, foreign) or unroll.result(self)
        if not self.reduced:
            plain = self._moved(extracted)
            if plain is not None:
                return plain
        return self._computed(extracted, operations, leaves)

    @property
    def accumulator(self) -> SSAValue | None:
        """The body's argument that holds the element so far."""
        outputs = self.loops.outputs
        return self.loops.block.args[len(self.loops.inputs) + self.number] if outputs else None

    def _is_accumulator(self, value: SSAValue) -> bool:
        return value in self.loops.block.args[len(self.loops.inputs) :]

    def _seen(self, leaf: SSAValue, extracted: Mapping[SSAValue, View]) -> View | None:
        """What a value of the body is at each point of the loops; None for what is no element of an operand."""
        if leaf in extracted:
            return extracted[leaf]
        if isinstance(leaf, BlockArgument) and leaf.owner is self.loops.block:
            return self.operand(leaf.index)
        return None

    def _counted(self) -> dict[SSAValue, View]:
        """The numbers of long loops that the body asks for, as tensors of numbers: then these loops can be cut."""
        found: dict[SSAValue, View] = {}
        for op in self.loops.block.ops:
            if not isinstance(op, IndexOp):
                continue
            own = self.own_loops[op.dim.value.data]
            if own is not None and self.sizes[own] > COUNTED_LIMIT:
                numbers = self.builder.numbers(self.sizes[own])
                found[op.result] = numbers.through((loop(own, self.sizes[own]),), self.sizes, None)
        return found

    def _moved(self, extracted: Mapping[SSAValue, View]) -> View | None:
        """The result as a view, if the body moves one element or always yields the same scalar."""
        if is_constant(self.yielded):
            return View(Scalar(self.yielded), self.shape, self.element, ())
        return self._seen(self.yielded, extracted)

    def _computed(
        self, extracted: Mapping[SSAValue, View], operations: set[Operation], leaves: set[SSAValue]
    ) -> View | None:
        bindings = Bindings(self.builder, self.sizes)
        for leaf in self.ordered(leaves):
            if leaf is not self.accumulator or not self.reduced:
                self._bind(bindings, leaf, self._seen(leaf, extracted))
        if not self._covers(bindings.reads):
            return None
        body = bindings.body(self.loops.block, self.yielded, self.accumulator if self.reduced else None)
        body.loops = self.own_loops
        indexed = {self.own_loops[op.dim.value.data] for op in operations if isinstance(op, IndexOp)}
        reduced = self.sizes[len(self.shape) :]
        computation = Computation(self.shape, self.element, reduced, bindings.reads, body)
        if any(read.whole is not None for read in bindings.reads):
            # An index that is made of padding could lie outside of the tensor.
            indexed = set(range(len(self.sizes)))
        computation.indexed = frozenset(number for number in indexed if number is not None)
        return self._started(computation) if self.reduced else self.builder.result(computation)

    def _bind(self, bindings: Bindings, leaf: SSAValue, seen: View | None) -> None:
        if seen is not None:
            bindings.bind(leaf, seen)
        elif isinstance(leaf.type, TensorType):
            bindings.bind_whole(leaf, self.builder.view(leaf))
        elif leaf in self.builder.values or not is_constant(leaf):
            bindings.bind(leaf, self.builder.view(leaf).through((), self.sizes, None))

    def _covers(self, reads: Sequence[Read]) -> bool:
        """Whether each reduced loop counts along an operand, which gives it its size."""
        forms = [form for read in reads if read.whole is None for form in read.forms]
        covered = {number for form in forms for number in form.loops}
        return covered.issuperset(range(len(self.shape), len(self.sizes)))

    def ordered(self, leaves: set[SSAValue]) -> list[SSAValue]:
        """The leaves in the order of the body: a set has none of its own."""
        block = self.loops.block
        places = [*block.args]
        for op in block.ops:
            places += [*used_values(op), *op.results]
        return list(dict.fromkeys(value for value in places if value in leaves))

    def _started(self, computation: Computation) -> View | None:
        """A reduction from a scalar; from a tensor it starts neutral, and the tensor is combined with its result."""
        assert isinstance(computation.body, Body)
        start = self.operand(len(self.loops.inputs) + self.number)
        scalar = start.source.value or zero_value(self.element) if isinstance(start.source, Scalar) else None
        if scalar is not None and isinstance(scalar.owner, arith.ConstantOp):
            computation.start = scalar
            return self.builder.result(computation)
        combiner = combiner_of(computation.body)
        if combiner is None:
            return None
        computation.start = constant_value(combiner.neutral)
        reduced = self.builder.result(computation)
        block = Block(arg_types=[self.element, self.element])
        combined = copy_operations(
            computation.body.block,
            [combiner.operation.results[0]],
            {cast("SSAValue", self.accumulator): block.args[0], combiner.term: block.args[1]},
            block,
        )
        bindings = Bindings(self.builder, self.shape)
        bindings.bind(block.args[0], self.builder.view(self.loops.outputs[self.number]))
        bindings.bind(block.args[1], reduced)
        body = bindings.body(block, combined[0])
        return self.builder.result(Computation(self.shape, self.element, (), bindings.reads, body))
