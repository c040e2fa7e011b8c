"""Structured operations: what their bodies do to the elements at each point of their loops, one by one.

A body is taken apart into its operations, so that a product that is summed is a product, and then a sum of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith, tensor
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.dialects.linalg.ops import BroadcastOp, IndexOp, ReduceOp
from xdsl.ir import Block, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from tp_dialect.certificate.expressions import COMBINERS, Value
from tp_dialect.certificate.readings import Axis, Shape
from tp_dialect.meaning.integers import known_integer, number_axis
from tp_dialect.meaning.recipe import Recipe, element_of, named, shape_of
from tp_dialect.meaning.values import constant, counting


def follow_computation(op: Operation, recipe: Recipe) -> None:
    """The rules of an operation that computes; `NotImplementedError` for one that is not known."""
    if isinstance(op, LinalgStructuredOperation):
        maps = [one.data for one in op.get_indexing_maps()]
        reduces = [kind.data is not IteratorType.PARALLEL for kind in op.get_iterator_types()]
        _Loops(op, op.body.block, len(op.inputs), maps, reduces, recipe).follow()
    elif isinstance(op, BroadcastOp):
        rank = len(shape_of(op.init))
        maps = [_without(rank, op.dimensions.get_values()), AffineMap.identity(rank)]
        _Loops(op, op.hidden_region.block, 1, maps, [False] * rank, recipe).follow()
    elif isinstance(op, ReduceOp):
        rank, gone = len(shape_of(op.input)), op.dimensions.get_values()
        maps = [AffineMap.identity(rank), _without(rank, gone)]
        _Loops(op, op.region.block, 1, maps, [dim in gone for dim in range(rank)], recipe).follow()
    elif op.name.startswith(("arith.", "math.")):
        _element_by_element(op, shape_of(op.results[0]), recipe)
    else:
        raise NotImplementedError(op.name)


def _without(rank: int, gone: Sequence[int]) -> AffineMap:
    return AffineMap(rank, 0, tuple([AffineDimExpr(dim) for dim in range(rank) if dim not in gone]))


def _element_by_element(op: Operation, sizes: Shape, recipe: Recipe) -> None:
    """One operation on the elements at each point of loops of these sizes."""
    if op.regions or len(op.results) != 1:
        raise NotImplementedError(op.name)
    types = tuple([element_of(value.type) for value in (*op.operands, *op.results)])
    key, space = (op.name.removeprefix("arith."), named(op), types), recipe.space

    def rule(values: Sequence[Value]) -> Value:
        known = known_integer(space, op, values)
        return space.compute(key, values, sizes) if known is None else known

    recipe.then(op.results[0], op.operands, rule)


@dataclass
class _Loops:
    """One structured operation: its body, its inputs, and what its loops are."""

    op: Operation
    block: Block
    inputs: int
    maps: Sequence[AffineMap]
    reduces: Sequence[bool]
    recipe: Recipe
    sizes: Shape = ()
    carried: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """What depends on an accumulator: the accumulators with their numbers, and results, with -1."""

    def follow(self) -> None:
        """The rules of its operands, of its body, and of its results."""
        self.sizes, op = self._extents(), self.op
        for number, (argument, map) in enumerate(zip(self.block.args, self.maps, strict=True)):
            self.recipe.view(argument, op.operands[number], [self._axis(expr) for expr in map.results], self.sizes)
            if number >= self.inputs and any(self.reduces):
                self.carried[argument] = number - self.inputs
        *ops, last = self.block.ops
        for one in ops:
            if any(value in self.carried for value in one.operands):
                self.carried.update(dict.fromkeys(one.results, -1))
            elif one.results:
                self._scalar(one)
        for number, (result, value) in enumerate(zip(op.results, last.operands, strict=True)):
            self.recipe.view(result, self._result(value), self._back(number), shape_of(result))

    def _extents(self) -> Shape:
        """The size of each loop."""
        extents = [0] * len(self.reduces)
        shapes = [shape_of(one) for one in (*self.op.operands, *self.op.results)]
        for shape, map in zip(shapes, [*self.maps, *self.maps[self.inputs :]], strict=True):
            for size, expr in zip(shape, map.results, strict=True):
                if isinstance(expr, AffineDimExpr):
                    extents[expr.position] = size
        if 0 in extents:
            raise NotImplementedError("a loop whose size no operand gives")
        return tuple(extents)

    def _axis(self, expr: AffineExpr) -> Axis:
        """Where an operand's axis is read."""
        match expr:
            case AffineConstantExpr():
                return expr.value, ()
            case AffineDimExpr():
                return self.recipe.line(expr.position, self.sizes[expr.position])
            case AffineBinaryOpExpr() if expr.kind.name == "Add":
                (left, moves), (right, more) = self._axis(expr.lhs), self._axis(expr.rhs)
                return left + right, (*moves, *more)
            case AffineBinaryOpExpr(lhs=AffineDimExpr() as dim, rhs=AffineConstantExpr() as by) if (
                expr.kind.name == "Mul"
            ):
                return self.recipe.line(dim.position, self.sizes[dim.position], by.value)
            case _:
                raise NotImplementedError(str(expr))

    def _back(self, number: int) -> list[Axis]:
        """Where a result reads what the loops make: each loop that is no reduction is one of its axes."""
        sources: list[Axis] = [(0, ())] * len(self.sizes)
        exprs = self.maps[self.inputs + number].results
        for axis, expr in enumerate(exprs):
            if isinstance(expr, AffineDimExpr):
                sources[expr.position] = self.recipe.line(axis, self.sizes[expr.position])
            elif not isinstance(expr, AffineConstantExpr) or shape_of(self.op.results[number])[axis] != 1:
                raise NotImplementedError("a result that is stored at computed places")
        stored = {expr.position for expr in exprs if isinstance(expr, AffineDimExpr)}
        if stored != {loop for loop, reduces in enumerate(self.reduces) if not reduces}:
            raise NotImplementedError("a result that is stored several times")
        return sources

    # The body

    def _scalar(self, op: Operation) -> None:
        """An operation that depends on no accumulator."""
        recipe, sizes = self.recipe, self.sizes
        match op:
            case arith.ConstantOp():
                value = constant(recipe.space, op.value)
                recipe.then(op.result, (), lambda _: value)
            case IndexOp():
                loop = op.dim.value.data
                count = recipe.then(object(), (), lambda _: counting(recipe.space, recipe.line(0, sizes[loop])))
                recipe.view(op.result, count, [recipe.line(loop, sizes[loop])], sizes)
            case tensor.ExtractOp():
                self._extract(op)
            case _:
                _element_by_element(op, sizes, recipe)

    def _extract(self, op: tensor.ExtractOp) -> None:
        """Elements at places of a tensor. Where the data say which, loops over all coordinates stand for that."""
        at, sizes, asked = list[Axis](), list(self.sizes), dict[int, SSAValue]()
        for axis, (size, index) in enumerate(zip(shape_of(op.tensor), op.indices, strict=True)):
            loop = _loop_of(index)
            if loop is None:
                loop = len(sizes)
                sizes.append(size)
                asked[axis] = index
            at.append(self.recipe.line(loop, sizes[loop]))
        shape, inner, space = tuple(sizes), tuple(range(len(self.sizes), len(sizes))), self.recipe.space

        def pick(values: Sequence[Value]) -> Value:
            numbers = [number_axis(space, value) for value in values[1:]]
            known = {axis: number for axis, number in zip(asked, numbers, strict=True) if number is not None}
            if len(known) == len(asked):
                sources = [known.get(axis, source) for axis, source in enumerate(at)]
                return space.view(values[0], tuple(sources), self.sizes)
            read = space.view(values[0], tuple(at), shape)
            return space.compute(("extract",), [read, *values[1:]], shape, inner)

        self.recipe.then(op.result, [op.tensor, *asked.values()], pick)

    def _result(self, value: SSAValue) -> Hashable:
        """What is yielded: a value of each point, or what a reduction makes of all from an accumulator on."""
        if not any(self.reduces):
            return value
        op, space, sizes = value.owner, self.recipe.space, self.sizes
        if value not in self.carried or not isinstance(op, Operation):
            raise NotImplementedError("a reduction that does not carry its result on")
        inner = tuple([loop for loop, reduces in enumerate(self.reduces) if reduces])
        name, taken = COMBINERS.get(op.name.removeprefix("arith.")), [v for v in op.operands if v not in self.carried]
        first = [one for one in op.operands if self.carried.get(one, -1) >= 0]
        if name is None or len(taken) != 1 or len(first) != 1 or self._yielded(first[0]) is not value:
            ops, operands = list[Hashable](), list[SSAValue]()
            self._content(value, {}, ops, operands)
            return self.recipe.then(object(), operands, lambda v: space.compute(("fold", *ops), v, sizes, inner))
        if name != "sum":
            return self.recipe.then(object(), [*taken, *first], lambda v: space.compute((name,), v, sizes, inner))
        return self.recipe.then(
            object(), [*taken, *first], lambda v: space.gathered([*space.compute(("sum",), v[:1], sizes, inner), *v[1]])
        )

    def _yielded(self, accumulator: SSAValue) -> SSAValue | None:
        last = self.block.last_op
        return last.operands[self.carried[accumulator]] if last else None

    def _content(
        self, value: SSAValue, known: dict[SSAValue, Hashable], ops: list[Hashable], operands: list[SSAValue]
    ) -> Hashable:
        """A carried value by content: what is done to which operands, with the accumulators that it needs."""
        if value not in known:
            if value in self.carried and isinstance(value, OpResult):
                if value.op.regions:
                    raise NotImplementedError(value.op.name)
                refs = [self._content(one, known, ops, operands) for one in value.op.operands]
                ops.append((value.op.name, named(value.op), value.type, *refs))
                known[value] = "op", len(ops)
                return known[value]
            operands.append(value)
            known[value] = "in", len(operands)
            carries = self._yielded(value) if value in self.carried else None
            if carries is not None:
                ops.append(("carry", known[value], self._content(carries, known, ops, operands)))
        return known[value]


def _loop_of(value: SSAValue) -> int | None:
    """The loop whose index a value is, and nothing else."""
    while isinstance(value, OpResult) and isinstance(value.op, arith.IndexCastOp):
        value = value.op.operands[0]
    return value.op.dim.value.data if isinstance(value, OpResult) and isinstance(value.op, IndexOp) else None
