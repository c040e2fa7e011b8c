"""What the operations of core dialects mean: views as readings, all else as operations on elements at points of loops.

A table of definitions, one for each operation of `tensor`, `linalg`, `arith` and `math` that a statement's function may
hold; what is not in it is known by its very operands only. No rule of the certificate stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod

import numpy as np
from xdsl.dialects import arith, linalg, tensor
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from tp_dialect.certificate.expressions import COMBINERS, Expressions, Term, Value
from tp_dialect.certificate.readings import Axis, Readings, Shape, Unfollowed, moving_dims
from tp_dialect.kernel import AllReduceOp, ComputeOp, KernelOp


def shape_of(value: SSAValue) -> Shape:
    """The shape of a tensor, `()` of a scalar."""
    return value.type.get_shape() if isinstance(value.type, TensorType) else ()


class Function:
    """A function made ready: `run` says what its results are, given what its arguments are."""

    def __init__(self, function: FuncOp, space: Expressions):
        self._space, self._line = space, space.readings.line
        self._rules: list[tuple[object, Sequence[object], Callable[..., Value]]] = []
        self._known: dict[tuple[Value, ...], tuple[Value, ...]] = {}
        *ops, last = function.body.blocks[0].ops
        self._arguments, self._results = function.body.blocks[0].args, last.operands
        for op in ops:
            self._read(op)

    def run(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """The results on these arguments; `Unfollowed` where a step does not follow."""
        if values not in self._known:
            now: dict[object, Value] = dict(zip(self._arguments, values, strict=True))
            for made, operands, rule in self._rules:
                now[made] = rule(*[now[one] for one in operands])
            self._known[values] = tuple([now[result] for result in self._results])
        return self._known[values]

    def _then(self, made: object, operands: Sequence[object], rule: Callable[..., Value]) -> object:
        self._rules.append((made, operands, rule))
        return made

    def _read(self, op: Operation) -> None:
        before, space = len(self._rules), self._space
        try:
            self._follow(op)
        except NotImplementedError:  # no rule: its results are known by its very operands, and by nothing else
            del self._rules[before:]
            key = op.name, named(op), tuple(map(str, op.regions)), tuple([result.type for result in op.results])
            for number, one in enumerate(op.results):
                shape, of = shape_of(one), (key, number)
                self._then(one, op.operands, lambda *values, of=of, shape=shape: opaque(space, of, values, shape))

    def _follow(self, op: Operation) -> None:
        space, result, shape = self._space, op.results[0], shape_of(op.results[0])
        match op:
            case arith.ConstantOp():
                value = constant(space, op.value)
                self._then(result, (), lambda: value)
            case tensor.EmptyOp():
                self._then(result, (), lambda: space.leaf((), "empty"))
            case tensor.CollapseShapeOp():
                sizes, sources = shape_of(op.src), list[Axis]()
                for axis, group in enumerate(_groups(op.reassociation)):
                    numbers = np.indices([sizes[one] for one in group]).reshape(len(group), -1)
                    sources += [space.readings.listed(axis, line) for line in numbers]
                self._view(result, op.src, sources or [(0, ())] * len(sizes), shape)
            case tensor.ExpandShapeOp():
                sources = []
                for group in _groups(op.reassociation):
                    lines = [self._line(one, shape[one], prod(shape[one + 1 : group[-1] + 1])) for one in group]
                    sources.append((0, sum([moves for _, moves in lines], ())))
                self._view(result, op.src, sources, shape)
            case tensor.ExtractSliceOp():
                starts, sizes, strides = _static(op)
                piece, kept, axis = self._window(op.source, starts, sizes, strides), list[Axis](), 0
                for size in sizes:  # the result may leave out axes of size 1
                    keeps = axis < len(shape) and shape[axis] == size
                    kept.append(self._line(axis, size) if keeps else (0, ()))
                    axis += keeps
                self._view(result, piece, kept, shape)
            case tensor.InsertSliceOp():
                starts, sizes, strides = _static(op)
                if {*strides} != {1} or len(shape_of(op.source)) != len(sizes):
                    raise NotImplementedError("a strided insert, or one of fewer axes")
                self._put(result, op.source, op.dest, starts, sizes, shape, 0)
            case tensor.PadOp():
                value = op.region.block.last_op.operands[0] if op.region.block.last_op else result
                if value.owner is op.region.block or op.low or op.high:
                    raise NotImplementedError("a pad that is not by one constant")
                if isinstance(value.owner, Operation) and value.owner.parent is op.region.block:
                    self._follow(value.owner)
                self._put(result, op.source, value, op.static_low.get_values(), shape_of(op.source), shape, 0)
            case tensor.ConcatOp():
                lengths, axis = [shape_of(one)[op.dim.value.data] for one in op.operands], op.dim.value.data
                self._then(result, op.operands, lambda *pieces: join(space, pieces, axis, lengths, shape))
            case _:
                self._compute(op, shape)

    # Views

    def _view(self, made: object, source: object, sources: Sequence[Axis], shape: Shape) -> object:
        read, at = self._space.view, tuple(sources)
        return self._then(made, (source,), lambda value: read(value, at, shape))

    def _window(self, source: object, starts: Sequence[int], sizes: Shape, strides: Sequence[int] = ()) -> object:
        lines = [self._line(axis, size, (strides or (1,) * len(sizes))[axis]) for axis, size in enumerate(sizes)]
        return self._view(object(), source, [(s, moves) for s, (_, moves) in zip(starts, lines, strict=True)], sizes)

    def _put(
        self, made: object, piece: object, into: object, starts: Sequence[int], sizes: Shape, shape: Shape, axis: int
    ) -> object:
        """`piece` at its place in `into`: axis by axis what stands before it, it, and what stands behind it."""
        if axis == len(shape):
            return self._view(made, piece, self._space.readings.whole(shape), shape)
        start, size, end = starts[axis], sizes[axis], starts[axis] + sizes[axis]
        scalar, space = isinstance(into, SSAValue) and not shape_of(into), self._space

        def part(low: int, high: int) -> object:
            at = [low if one == axis else 0 for one in range(len(shape))]
            return into if scalar else self._window(into, at, (*shape[:axis], high - low, *shape[axis + 1 :]))

        inner = (*shape[:axis], size, *shape[axis + 1 :])
        middle = self._put(object(), piece, part(start, end), starts, sizes, inner, axis + 1)
        parts = [(part(low, high), high - low) for low, high in ((0, start), (end, shape[axis])) if low < high]
        parts.insert(bool(start), (middle, size))
        lengths = [length for _, length in parts]
        return self._then(made, [one for one, _ in parts], lambda *pieces: join(space, pieces, axis, lengths, shape))

    # Computations

    def _compute(self, op: Operation, shape: Shape) -> None:
        if isinstance(op, LinalgStructuredOperation):
            maps = [one.data for one in op.get_indexing_maps()]
            kinds = [kind.data.value != "parallel" for kind in op.get_iterator_types()]
            self._loops(op, op.body.block, len(op.inputs), maps, kinds)
        elif isinstance(op, linalg.BroadcastOp | linalg.ReduceOp):
            reduces, gone = isinstance(op, linalg.ReduceOp), [*map(int, op.dimensions.get_values())]
            rank = len(shape_of(op.input) if reduces else shape)
            maps = [AffineMap.identity(rank), AffineMap.from_dims(rank, [d for d in range(rank) if d not in gone])]
            block = op.region.block if isinstance(op, linalg.ReduceOp) else op.hidden_region.block
            self._loops(op, block, 1, maps if reduces else maps[::-1], [reduces and d in gone for d in range(rank)])
        elif op.name.startswith(("arith.", "math.")) and len(op.results) == 1:
            self._element(op, {}, shape)
        else:
            raise NotImplementedError(op.name)

    def _element(self, op: Operation, known: Mapping[SSAValue, object], sizes: Shape) -> None:
        """One operation on the elements at each point of loops."""
        if op.regions or len(op.results) != 1:
            raise NotImplementedError(op.name)
        type, compute = getattr(op.results[0].type, "element_type", op.results[0].type), self._space.compute
        key = op.name.removeprefix("arith."), named(op), type
        self._then(op.results[0], [known.get(v, v) for v in op.operands], lambda *values: compute(key, values, sizes))

    def _loops(
        self, op: Operation, block: Block, inputs: int, maps: Sequence[AffineMap], reduces: Sequence[bool]
    ) -> None:
        shapes, extents = [shape_of(one) for one in (*op.operands, *op.results)], [0] * len(reduces)
        for one, map in zip(shapes, [*maps, *maps[inputs:]], strict=True):
            for size, expr in zip(one, map.results, strict=True):
                if isinstance(expr, AffineDimExpr):
                    extents[expr.position] = size
        sizes, carried = tuple(extents), dict[SSAValue, int]()
        for number, (argument, map) in enumerate(zip(block.args, maps, strict=True)):
            at = [self._axis(expr, sizes) for expr in map.results]
            self._view(argument, op.operands[number], at, sizes)
            if number >= inputs and any(reduces):
                carried[argument] = number - inputs
        *ops, last = block.ops
        for one in ops:
            if any([value in carried for value in one.operands]):
                carried.update(dict.fromkeys(one.results, -1))
            else:
                self._scalar(one, sizes)
        inner = tuple([loop for loop, one in enumerate(reduces) if one])
        for number, (result, value) in enumerate(zip(op.results, last.operands, strict=True)):
            made = self._fold(value, block, carried, sizes, inner)
            sources = [(0, ())] * len(sizes)
            for axis, expr in enumerate(maps[inputs + number].results):
                if isinstance(expr, AffineDimExpr):
                    sources[expr.position] = self._line(axis, sizes[expr.position])
            self._view(result, made, sources, shape_of(result))

    def _scalar(self, op: Operation, sizes: Shape) -> None:
        """An operation of a body, on the elements at each point of the loops."""
        space, result = self._space, op.results[0]
        match op:
            case arith.ConstantOp():
                self._follow(op)
            case linalg.IndexOp():
                loop = op.dim.value.data
                count = self._then(object(), (), lambda: space.leaf((sizes[loop],), "counting"))
                self._view(result, count, [self._line(loop, sizes[loop])], sizes)
            case tensor.ExtractOp():
                at, more, asked = list[Axis](), list(sizes), list[SSAValue]()
                for size, index in zip(shape_of(op.tensor), op.indices, strict=True):
                    loop = loop_of(index)
                    if loop is None:  # the data say which coordinate: loops over all of them stand for that
                        loop = len(more)
                        more.append(size)
                        asked.append(index)
                    at.append(self._line(loop, more[loop]))
                shape, inner = tuple(more), tuple(range(len(sizes), len(more)))
                if not inner:
                    self._view(result, op.tensor, at, shape)
                    return
                read = self._view(object(), op.tensor, at, shape)
                self._then(result, [read, *asked], lambda *v: space.compute(("extract",), v, shape, inner))
            case _:
                self._element(op, {}, sizes)

    def _fold(
        self, value: SSAValue, block: Block, carried: Mapping[SSAValue, int], sizes: Shape, inner: tuple[int, ...]
    ) -> object:
        """What a reduction makes of the values that it meets, from an accumulator on."""
        space, op = self._space, value.owner
        if isinstance(op, Operation) and value in carried:
            name, taken = (
                COMBINERS.get(op.name.removeprefix("arith.")),
                [one for one in op.operands if one not in carried],
            )
            first = [one for one in op.operands if carried.get(one, -1) >= 0]
            own = first and block.last_op and block.last_op.operands[carried[first[0]]] is value
            if name and own and len(taken) == 1 and name == "sum":
                return self._then(
                    object(),
                    [*taken, *first],
                    lambda x, start: space.gathered([*space.compute(("sum",), [x], sizes, inner), *start]),
                )
            if name and own and len(taken) == 1:
                return self._then(object(), [*taken, *first], lambda *v: space.compute((name,), v, sizes, inner))
            ops, operands = list[object](), list[SSAValue]()
            self._content(value, block, carried, {}, ops, operands)
            return self._then(object(), operands, lambda *v: space.compute(("fold", *ops), v, sizes, inner))
        return value

    def _content(
        self,
        value: SSAValue,
        block: Block,
        carried: Mapping[SSAValue, int],
        known: dict[SSAValue, object],
        ops: list[object],
        operands: list[SSAValue],
    ) -> object:
        """A carried value by content: what is done, with the accumulators that it needs, to which operands."""
        if value not in known:
            if value in carried and isinstance(value, OpResult):
                refs = [self._content(one, block, carried, known, ops, operands) for one in value.op.operands]
                ops.append((value.op.name, named(value.op), *refs))
                known[value] = "op", len(ops)
            else:
                operands.append(value)
                known[value] = "in", len(operands)
                if value in carried and block.last_op:
                    ops.append(
                        (
                            "carry",
                            known[value],
                            self._content(block.last_op.operands[carried[value]], block, carried, known, ops, operands),
                        )
                    )
        return known[value]

    def _axis(self, expr: AffineExpr, sizes: Shape) -> Axis:
        match expr:
            case AffineConstantExpr():
                return expr.value, ()
            case AffineDimExpr():
                return self._line(expr.position, sizes[expr.position])
            case AffineBinaryOpExpr() if expr.kind.name == "Add":
                (left, moves), (right, more) = self._axis(expr.lhs, sizes), self._axis(expr.rhs, sizes)
                return left + right, (*moves, *more)
            case AffineBinaryOpExpr(lhs=AffineDimExpr() as dim, rhs=AffineConstantExpr() as by) if (
                expr.kind.name == "Mul"
            ):
                return self._line(dim.position, sizes[dim.position], by.value)
            case _:
                raise NotImplementedError(str(expr))


def opaque(space: Expressions, key: object, values: Sequence[Value], shape: Shape) -> Value:
    """What is known by its very operands only."""
    if any(map(space.parts, values)):
        raise Unfollowed("nonlinear", "nothing says that it is linear in a partial")
    return space.leaf(shape, "opaque", key, tuple(map(space.gathered, values)))


def constant(space: Expressions, attribute: Attribute) -> Value:
    """A constant. Of a tensor of different elements the slabs along an axis are known by content."""
    if not isinstance(attribute, DenseIntOrFPElementsAttr):
        value = space.leaf((), "constant", str(attribute))
        if isinstance(attribute, FloatAttr | IntegerAttr) and attribute.value.data == 0:
            space.zeros.add(value[0][1])
        return value
    shape, line = attribute.type.get_shape(), space.readings.line
    width = len(attribute.data.data) // max(1, prod(shape))
    data = [attribute.data.data[at : at + width] for at in range(0, len(attribute.data.data), width)]
    if len(set(data)) < 2:
        return constant(space, next(iter(attribute.get_attrs())))
    axis = next(number for number, size in enumerate(shape) if size > 1)
    slab = len(data) // shape[axis]
    slabs = [b"".join(data[at : at + slab]) for at in range(0, len(data), slab)]
    rest = tuple([line(number, size) for number, size in enumerate(shape) if number > axis])
    name = "slabs", str(attribute.type.element_type), shape[axis + 1 :]
    listed = np.array([space.slabs.setdefault(one, len(space.slabs)) for one in slabs])
    [(n, base, _)] = space.leaf((), *name)
    return ((n, base, ((0, ()), space.readings.listed(axis, listed), *rest)),)


def join(space: Expressions, pieces: Sequence[Value], axis: int, lengths: Sequence[int], shape: Shape) -> Value:
    """Values end to end: one reading where they are of one expression, else the sum of each with nothing around."""
    readings, terms = space.readings, list[Term]()
    shapes = [(*shape[:axis], length, *shape[axis + 1 :]) for length in lengths]
    if len({tuple([(n, base) for n, base, _ in piece]) for piece in pieces}) == 1:
        for (n, base, _), *more in zip(*pieces, strict=True):
            of_pieces = [axes for _, _, axes in [(n, base, _), *more]]
            terms.append((n, base, tuple([end_to_end(readings, one, axis, shapes, shape) for one in zip(*of_pieces)])))
        return tuple(terms)
    for number, piece in enumerate(pieces):
        around = sum(lengths[:number]), sum(lengths[number + 1 :])
        at = np.pad(np.arange(lengths[number]), around, mode="edge")
        there = np.pad(np.zeros(lengths[number], dtype=np.int64), around, constant_values=-1)
        sources = tuple(
            [readings.listed(n, at) if n == axis else readings.line(n, size) for n, size in enumerate(shape)]
        )
        for n, base, axes in space.view(piece, sources, shape):
            dims = sorted({axis, *moving_dims(axes[:1])})
            held = np.moveaxis(readings.grid(axes[0], dims, shape), dims.index(axis), -1)
            held = np.moveaxis(np.minimum(held, there), -1, dims.index(axis))
            terms.append((n, base, (readings.apart(held, dims, shape), *axes[1:])))
    return space.gathered(terms)


def end_to_end(readings: Readings, axes: Sequence[Axis], axis: int, shapes: Sequence[Shape], shape: Shape) -> Axis:
    """One coordinate of pieces that stand one behind the other."""
    dims = sorted({axis, *moving_dims(axes)})
    grids = [readings.grid(one, dims, size) for one, size in zip(axes, shapes, strict=True)]
    return readings.apart(np.concatenate(grids, dims.index(axis)), dims, shape)


def named(op: Operation) -> object:
    """The attributes of an operation, in one order."""
    return tuple(sorted([*op.properties.items(), *op.attributes.items()], key=lambda item: item[0]))


def loop_of(value: SSAValue) -> int | None:
    """The loop whose index a value is, and nothing else."""
    while isinstance(value, OpResult) and isinstance(value.op, arith.IndexCastOp):
        value = value.op.operands[0]
    return value.op.dim.value.data if isinstance(value, OpResult) and isinstance(value.op, linalg.IndexOp) else None


def _groups(reassociation: Iterable[Iterable[object]]) -> list[list[int]]:
    return [[axis.value.data for axis in group] for group in reassociation]  # pyright: ignore


def _static(op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> tuple[Shape, Shape, Shape]:
    if op.offsets or op.sizes or op.strides:
        raise NotImplementedError("a slice at a place that is computed")
    return op.static_offsets.get_values(), op.static_sizes.get_values(), op.static_strides.get_values()


def element_combiner(kernel: KernelOp) -> str | None:
    """What a kernel that names no function does to its inputs, if all that it does is combine them element by element;
    `sum` of one is a copy."""
    stages = [stage for nest in kernel.nests for stage in nest.stages]
    found = [stage.combiner.data for stage in stages if isinstance(stage, AllReduceOp)]
    for stage in [stage for stage in stages if isinstance(stage, ComputeOp)]:
        names = [op.name for op in stage.walk() if op.name.startswith(("arith.", "math."))]
        found += [COMBINERS.get(name.removeprefix("arith."), "other") for name in names] + ["other"] * len(stage.folded)
    if not found and len(kernel.inputs) == 1:
        return "sum"
    return found[0] if found in (["sum"], ["max"], ["min"]) else None
