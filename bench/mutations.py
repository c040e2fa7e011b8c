"""Ways to break a right program: each makes one small mistake, as people make them, and says what it did.

A mutation changes a copy of a program in place and gives a description, or None where the program has no place for the
mistake. `CODES` of a mutation are the rules that may name it: the mistake's own, and those that meet it first.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, FloatAttr, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Operation
from xdsl.ir.affine import AffineMap
from xdsl.parser import Parser

from tp_dialect.chips import CopyOp, LinkOp
from tp_dialect.manifest import Slice
from tp_dialect.phase import PhaseOp, SectionOp, chips_attr
from tp_dialect.program import CollectiveOp, LetOp, TensorOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_tools.shell import context


@dataclass
class Copy:
    """A copy of a module, to be broken."""

    module: ModuleOp

    @cached_property
    def index(self) -> ProgramIndex:
        """Its program, as it was before."""
        return ProgramIndex.of(next(programs_of(self.module)))

    @property
    def lets(self) -> list[LetOp]:
        """Its plain statements."""
        return [op for op in self.index.statements if isinstance(op, LetOp)]

    @property
    def folds(self) -> list[tuple[CollectiveOp, LetOp]]:
        """The statements that fold, each with its collective."""
        return [(one, op) for op in self.lets if (one := self.index.collective_by_fold.get(op.out_names[0]))]

    @property
    def pieces(self) -> list[tuple[TensorOp, Slice]]:
        """The weights that are pieces, but for replicas."""
        tensors = [op for op in self.index.tensors.values() if op.role.data == "weight" and op.replica is None]
        return [(op, piece) for op in tensors if (piece := op.piece) is not None]

    def type_of(self, name: str) -> TensorType:
        """The type of a tensor."""
        return self.index.tensors[name].tensor_type

    def function(self, name: str, text: str) -> str:
        """Add the function of this text; its name."""
        module = Parser(context(), text).parse_module()
        function = next(op for op in module.body.block.ops if isinstance(op, FuncOp))
        function.detach()
        first = self.index.program.body.block.first_op
        if first is not None and name not in self.index.functions:
            self.index.program.body.block.insert_op_before(function, first)
            self.index.functions[name] = function
        return name

    def put(self, new: Operation, old: Operation, *, instead: bool = True) -> None:
        """Put an operation in front of another one, or in its place."""
        block = old.parent
        assert block is not None
        block.insert_op_before(new, old)
        if instead:
            old.detach()
            old.erase()

    def declare(self, name: str, like: str, chip: int | None) -> str:
        """A new tensor of the type of another one."""
        old = self.index.tensors[like]
        self.put(TensorOp.of(name, old.tensor_type, "temp", chip), old, instead=False)
        return name


Mutation = Callable[[Copy, random.Random], str | None]


T = TypeVar("T")


def choose(rng: random.Random, items: Sequence[T]) -> T | None:
    """One of the items, if there is any."""
    return rng.choice(items) if items else None


# Partials and folds


def dropped_partial(one: Copy, rng: random.Random) -> str | None:
    """A fold hands the sum on without the partial that is its turn."""
    found = choose(rng, [(op, fold) for op, fold in one.folds if len(fold.in_names) == 2])
    if found is None:
        return None
    _, fold = found
    return _through(one, fold.out_names[0], fold, fold.in_names[0], "copy")


def _through(one: Copy, out: str, old: LetOp, name: str, what: str) -> str:
    """Bind `out` to `name` as it is, in place of a statement."""
    type = one.type_of(name)
    copy = one.function(
        f"mutant_copy_{len(one.index.functions)}", _text("mutant_copy", [type], type, ["func.return %0"], one)
    )
    line = old.line()
    one.put(LetOp.of([out], copy, [name]), old)
    return f"{what} of `{name}` in place of {line}"


def _text(stem: str, ins: Sequence[TensorType], out: TensorType, lines: Sequence[str], one: Copy) -> str:
    name = f"{stem}_{len(one.index.functions)}"
    arguments = ", ".join(f"%{number}: {type}" for number, type in enumerate(ins))
    body = "\n".join(lines)
    return f"func.func private @{name}({arguments}) -> {out} {{\n{body} : {out}\n}}"


def doubled_partial(one: Copy, rng: random.Random) -> str | None:
    """A fold adds a partial that was added before."""
    found = choose(rng, [fold for _, fold in one.folds if len(fold.in_names) == 2])
    if found is None:
        return None
    collective = one.index.collective_by_fold[found.out_names[0]].collective
    one.put(LetOp.of(found.out_names, found.callee_name, [found.in_names[0], collective.partials[0]]), found)
    return f"`{collective.partials[0]}` twice in `{collective.out}`"


def subset(one: Copy, rng: random.Random) -> str | None:
    """The last chip's partial is in no collective."""
    found = choose(rng, [op for op in one.index.collectives if len(op.collective.partials) > 1])
    if found is None:
        return None
    all_reduce = found.collective
    last = next(op for op in one.lets if op.out_names == (all_reduce.out,))
    folds = all_reduce.folds[:-1] or (all_reduce.out,)
    if len(all_reduce.partials) == 2:
        _through(one, all_reduce.out, last, all_reduce.partials[0], "copy")
    else:
        before = next(op for op in one.lets if op.out_names == (folds[-1],))
        one.put(LetOp.of([all_reduce.out], before.callee_name, before.in_names), last)
        before.detach()
        before.erase()
        folds = (*folds[:-1], all_reduce.out)
    one.put(CollectiveOp.of(all_reduce.combiner, all_reduce.out, all_reduce.partials[:-1], folds), found)
    return f"`{all_reduce.out}` without the last chip"


def wrong_combiner(one: Copy, rng: random.Random) -> str | None:
    """Partial sums are compared."""
    found = choose(rng, [op for op in one.index.collectives if len(op.collective.partials) > 1])
    if found is None:
        return None
    all_reduce = found.collective
    type = one.type_of(all_reduce.out)
    name = f"mutant_max_{len(one.index.functions)}"
    lines = [f"%2 = arith.maximumf %0, %1 : {type}", "func.return %2"]
    one.function(name, _text("mutant_max", [type, type], type, lines, one))
    for op in [op for op in one.lets if op.out_names[0] in all_reduce.folds]:
        one.put(LetOp.of(op.out_names, name, op.in_names), op)
    one.put(CollectiveOp.of("max", all_reduce.out, all_reduce.partials, all_reduce.folds), found)
    return f"the maximum for `{all_reduce.out}`"


def idle(one: Copy, rng: random.Random) -> str | None:
    """A chip's partial is zero."""
    found = choose(rng, [name for op in one.index.collectives for name in op.collective.partials])
    if found is None or one.index.chip_count == 1:
        return None
    maker, type = next(op for op in one.lets if op.out_names == (found,)), one.type_of(found)
    name = f"mutant_zero_{len(one.index.functions)}"
    one.function(
        name, _text("mutant_zero", [], type, [f"%0 = arith.constant dense<0.0> : {type}", "func.return %0"], one)
    )
    one.put(LetOp.of([found], name, []), maker)
    return f"`{found}` is zero"


# Between a partial and its fold


def _between(one: Copy, rng: random.Random, stem: str, lines: Sequence[str], other: str | None = None) -> str | None:
    """Each chip applies something to its partial before the fold."""
    found = choose(rng, [op for op in one.index.collectives if len(op.collective.partials) > 1])
    if found is None:
        return None
    all_reduce, renamed = found.collective, dict[str, str]()
    type = one.type_of(all_reduce.out)
    ins = [type] if other is None else [type, one.type_of(other)]
    name = f"{stem}_{len(one.index.functions)}"
    shape = {"type": type, "narrow": str(type).replace("f32", "bf16"), "other": ins[-1]}
    one.function(name, _text(stem, ins, type, [line.format(**shape) for line in lines], one))
    first = next(op for op in one.lets if op.out_names[0] in all_reduce.folds)
    for chip, partial in enumerate(all_reduce.partials):
        renamed[partial] = one.declare(f"mutant_{chip}", partial, chip)
        reads = [partial] if other is None else [partial, other]
        one.put(LetOp.of([renamed[partial]], name, reads), first, instead=False)
    for op in [op for op in one.lets if op.out_names[0] in all_reduce.folds]:
        one.put(LetOp.of(op.out_names, op.callee_name, [renamed.get(n, n) for n in op.in_names]), op)
    partials = list(renamed.values())
    one.put(CollectiveOp.of(all_reduce.combiner, all_reduce.out, partials, all_reduce.folds), found)
    return f"`{stem}` of the partials of `{all_reduce.out}`"


def non_linear(one: Copy, rng: random.Random) -> str | None:
    """A non-linear function of each partial is summed."""
    return _between(one, rng, "mutant_exp", ["%2 = math.exp %0 : {type}", "func.return %2"])


def narrowed(one: Copy, rng: random.Random) -> str | None:
    """Each partial is rounded to bf16 before the sum."""
    lines = ["%2 = arith.truncf %0 : {type} to {narrow}", "%3 = arith.extf %2 : {narrow} to {type}", "func.return %3"]
    return _between(one, rng, "mutant_narrow", lines)


def constant(one: Copy, rng: random.Random) -> str | None:
    """A constant is added to each partial."""
    lines = ["%2 = arith.constant dense<5.0> : {type}", "%3 = arith.addf %0, %2 : {type}", "func.return %3"]
    return _between(one, rng, "mutant_constant", lines)


def _bound_before(one: Copy, wanted: Callable[[TensorOp], bool]) -> list[str]:
    """Replicated tensors that are there from the start."""
    tensors = one.index.tensors
    return [n for n, op in tensors.items() if one.index.is_given(n) and op.chip_id is None and wanted(op)]


def bias(one: Copy, rng: random.Random) -> str | None:
    """Every chip adds a replicated vector to its partial."""
    sizes = {one.type_of(op.out_name).get_shape()[-1] for op in one.index.collectives}
    wanted = [n for n in _bound_before(one, lambda op: op.tensor_type.get_shape() in [(size,) for size in sizes])]
    found = choose(rng, wanted)
    if found is None or len(sizes) != 1:
        return None
    rank = {len(one.type_of(op.out_name).get_shape()) for op in one.index.collectives}
    if len(rank) != 1:
        return None
    dims = ", ".join(str(n) for n in range(rank.pop() - 1))
    lines = [
        "%2 = tensor.empty() : {type}",
        f"%3 = linalg.broadcast ins(%1 : {{other}}) outs(%2 : {{type}}) dimensions = [{dims}]",
        "%4 = arith.addf %0, %3 : {type}",
        "func.return %4",
    ]
    return _between(one, rng, "mutant_bias", lines, found)


def residual(one: Copy, rng: random.Random) -> str | None:
    """Every chip adds the layer's input to its partial."""
    types = {one.type_of(op.out_name) for op in one.index.collectives}
    if len(types) != 1:
        return None
    shape = types.pop().get_shape()
    for name in _bound_before(one, lambda op: op.tensor_type.get_shape()[-len(shape) :] == shape):
        groups = len(one.type_of(name).get_shape()) - len(shape)
        first = ", ".join(f"{n} : i64" for n in range(groups + 1))
        rest = "".join(f", [{groups + n} : i64]" for n in range(1, len(shape)))
        lines = ["%2 = tensor.collapse_shape %1 [[" + first + "]" + rest + "] : {other} into {type}"]
        if not groups:
            lines = ["%2 = arith.addf %1, %1 : {type}"]
        return _between(
            one, rng, "mutant_residual", [*lines, "%3 = arith.addf %0, %2 : {type}", "func.return %3"], name
        )
    return None


def reduced_twice(one: Copy, rng: random.Random) -> str | None:
    """What is reduced goes through an all-reduce again."""
    found = choose(rng, [op for op in one.index.collectives if len(op.collective.partials) > 1])
    if found is None:
        return None
    all_reduce = found.collective
    readers = [op for op in one.lets if all_reduce.out in op.in_names]
    if not readers:
        return None
    type = one.type_of(all_reduce.out)
    copy = one.function(
        f"mutant_copy_{len(one.index.functions)}", _text("mutant_copy", [type], type, ["func.return %0"], one)
    )
    again = one.declare("mutant_again", all_reduce.out, None)
    names = [one.declare(f"mutant_{chip}", all_reduce.out, chip) for chip in range(one.index.chip_count)]
    folds = [one.declare(f"mutant_fold_{n}", all_reduce.out, None) for n in range(1, len(names) - 1)] + [again]
    add = next(op for op in one.lets if op.out_names == (all_reduce.out,)).callee_name
    first, left = readers[0], names[0]
    for name in names:
        one.put(LetOp.of([name], copy, [all_reduce.out]), first, instead=False)
    for fold, right in zip(folds, names[1:], strict=True):
        one.put(LetOp.of([fold], add, [left, right]), first, instead=False)
        left = fold
    one.put(CollectiveOp.of("sum", again, names, folds), first, instead=False)
    for op in readers:
        ins = [again if name == all_reduce.out else name for name in op.in_names]
        one.put(LetOp.of(op.out_names, op.callee_name, ins), op)
    return f"`{all_reduce.out}` is reduced again"


def leak(one: Copy, rng: random.Random) -> str | None:
    """A partial of one chip is taken for the sum."""
    found = choose(rng, [op for op in one.index.collectives if len(op.collective.partials) > 1])
    if found is None:
        return None
    all_reduce = found.collective
    partial = rng.choice(all_reduce.partials)
    readers = [op for op in one.lets if all_reduce.out in op.in_names]
    for op in readers:
        ins = [partial if name == all_reduce.out else name for name in op.in_names]
        one.put(LetOp.of(op.out_names, op.callee_name, ins), op)
    return f"`{partial}` is read for `{all_reduce.out}`" if readers else None


# Places and pieces


def wrong_chip(one: Copy, rng: random.Random) -> str | None:
    """A tensor is declared on another chip."""
    found = choose(rng, [op for op in one.index.tensors.values() if op.chip_id is not None])
    if found is None or one.index.chip_count == 1:
        return None
    chip = ((found.chip_id or 0) + 1) % one.index.chip_count
    new = TensorOp.of(
        found.tensor_name, found.tensor_type, found.role.data, chip, found.piece, found.replica is not None
    )
    one.put(new, found)
    return f"`{found.tensor_name}` on chip {chip}"


def foreign(one: Copy, rng: random.Random) -> str | None:
    """A statement reads the other chip's tensor of the same kind."""
    chip_of = one.index.chip_of
    wanted: list[tuple[LetOp, int, str]] = []
    for op in one.lets:
        for place, name in enumerate(op.in_names):
            other = (
                name.removesuffix(f"_c{chip_of.get(name)}") + f"_c{(chip_of.get(name, 0) + 1) % one.index.chip_count}"
            )
            alike = other in chip_of and name in chip_of and one.type_of(other) == one.type_of(name) and other != name
            if alike and op.out_names[0] in chip_of:
                wanted.append((op, place, other))
    found = choose(rng, wanted)
    if found is None:
        return None
    op, place, other = found
    ins = [other if n == place else name for n, name in enumerate(op.in_names)]
    one.put(LetOp.of(op.out_names, op.callee_name, ins), op)
    return f"`{op.out_names[0]}` reads `{other}`"


def _recut(one: Copy, op: TensorOp, piece: Slice, replica: bool = False) -> None:
    one.put(TensorOp.of(op.tensor_name, op.tensor_type, op.role.data, op.chip_id, piece, replica), op)


def off_by_one(one: Copy, rng: random.Random) -> str | None:
    """A range starts one coordinate too late, or too early."""
    found = choose(rng, one.pieces)
    if found is None:
        return None
    op, piece = found
    step = 1 if sum(piece.ranges[-1]) < piece.of_shape[piece.axis] else -1
    ranges = [(start + step, length) for start, length in piece.ranges]
    if any(start < 0 or start + length > piece.of_shape[piece.axis] for start, length in ranges):
        return None
    _recut(one, op, Slice(piece.of, piece.of_shape, piece.axis, tuple(ranges)), rng.random() < 0.5)
    return f"`{op.tensor_name}` from {ranges[0][0]} on"


def overlapping(one: Copy, rng: random.Random) -> str | None:
    """A chip loads the same coordinates as another one."""
    alike = [
        (a, p, q) for a, p in one.pieces for b, q in one.pieces if a is not b and p.of == q.of and len(p) == len(q)
    ]
    found = choose(rng, alike)
    if found is None:
        return None
    op, _, other = found
    _recut(one, op, other)
    return f"`{op.tensor_name}` has the ranges of another chip"


def replicated(one: Copy, rng: random.Random) -> str | None:
    """A chip loads the coordinates of another one, and says that it is a replica."""
    alike = [
        (a, p, q) for a, p in one.pieces for b, q in one.pieces if a is not b and p.of == q.of and len(p) == len(q)
    ]
    found = choose(rng, alike)
    if found is None:
        return None
    op, _, other = found
    _recut(one, op, other, True)
    return f"`{op.tensor_name}` is a replica of another chip's"


def swapped_pieces(one: Copy, rng: random.Random) -> str | None:
    """Two chips load each other's piece of one tensor: a companion that is cut unlike its weight."""
    pairs = [
        ((a, p), (b, q))
        for a, p in one.pieces
        for b, q in one.pieces
        if a is not b and p.of == q.of and len(p) == len(q)
    ]
    found = choose(rng, [pair for pair in pairs if pair[0][1].ranges != pair[1][1].ranges])
    if found is None:
        return None
    (left, one_piece), (right, other_piece) = found
    _recut(one, left, other_piece)
    _recut(one, right, one_piece)
    return f"`{left.tensor_name}` and `{right.tensor_name}` have each other's ranges"


def companion(one: Copy, rng: random.Random) -> str | None:
    """A bias or a scale is cut unlike its weight."""
    vectors = [(op, piece) for op, piece in one.pieces if len(piece.of_shape) == 1]
    pairs = [(a, p, b, q) for a, p in vectors for b, q in vectors if p.of == q.of and a is not b and len(p) == len(q)]
    found = choose(rng, pairs)
    if found is None:
        return None
    left, one_piece, right, other_piece = found
    _recut(one, left, other_piece)
    _recut(one, right, one_piece)
    return f"`{left.tensor_name}` and `{right.tensor_name}` have each other's ranges"


# What functions do


def transposed(one: Copy, rng: random.Random) -> str | None:
    """A function reads a square matrix along the other axis."""
    wanted: list[tuple[GenericOp, int]] = []
    for function in one.index.functions.values():
        for op in function.walk():
            if isinstance(op, GenericOp):
                for place, (map, value) in enumerate(zip(op.indexing_maps.data, op.operands, strict=True)):
                    shape = value.type.get_shape() if isinstance(value.type, TensorType) else ()
                    if len(shape) >= 2 and shape[-1] == shape[-2] > 1 and place < len(op.inputs):
                        results = map.data.results
                        if len({str(one) for one in results[-2:]}) == 2:
                            wanted.append((op, place))
    found = choose(rng, wanted)
    if found is None:
        return None
    op, place = found
    maps = list(op.indexing_maps.data)
    old = maps[place].data
    maps[place] = AffineMapAttr(AffineMap(old.num_dims, 0, (*old.results[:-2], old.results[-1], old.results[-2])))
    op.properties["indexing_maps"] = ArrayAttr(maps)
    return f"operand {place} of a generic is transposed"


def other_constant(one: Copy, rng: random.Random) -> str | None:
    """A function uses another constant."""
    constants = [
        op
        for function in one.index.functions.values()
        for op in function.walk()
        if isinstance(op, arith.ConstantOp) and isinstance(op.value, FloatAttr) and op.value.value.data not in (0.0,)
    ]
    found = choose(rng, [op for op in constants if abs(op.value.value.data) < 1e30])  # pyright: ignore
    if found is None or not isinstance(found.value, FloatAttr):
        return None
    found.properties["value"] = FloatAttr(found.value.value.data * 2 + 1, found.value.type)
    return "a constant is another one"


def other_window(one: Copy, rng: random.Random) -> str | None:
    """A function takes a slice at other offsets."""
    slices = [op for f in one.index.functions.values() for op in f.walk() if isinstance(op, tensor.ExtractSliceOp)]
    found = choose(rng, [op for op in slices if any(op.static_offsets.get_values())])
    if found is None:
        return None
    offsets = [max(0, offset - 1) for offset in found.static_offsets.get_values()]
    new = tensor.ExtractSliceOp.from_static_parameters(found.source, offsets, found.static_sizes.get_values())
    if new.result.type != found.result.type:
        return None
    block = found.parent
    assert block is not None
    block.insert_op_before(new, found)
    found.result.replace_all_uses_with(new.result)
    found.detach()
    found.erase()
    return "a slice starts earlier"


def overwritten(one: Copy, rng: random.Random) -> str | None:
    """A tensor is bound again, by the wrong statement, before it is read: a stale version."""
    lets = one.lets
    last_read = {name: number for number, op in enumerate(lets) for name in op.in_names}
    wanted: list[tuple[LetOp, LetOp]] = []
    for number, op in enumerate(lets):
        out = op.out_names[0]
        if len(op.out_names) > 1 or out in one.index.collective_by_fold or one.index.tensors[out].role.data != "temp":
            continue
        for later in range(number + 1, last_read.get(out, number)):
            other = lets[later]
            if other.callee_name == op.callee_name and other.in_names != op.in_names and _same_place(one, op, other):
                wanted.append((op, other))
    found = choose(rng, wanted)
    if found is None:
        return None
    op, other = found
    one.put(LetOp.of(op.out_names, other.callee_name, other.in_names), other, instead=False)
    return f"`{op.out_names[0]}` is bound again as `{other.out_names[0]}`"


def _same_place(one: Copy, op: LetOp, other: LetOp) -> bool:
    return one.index.chip_of.get(op.out_names[0]) == one.index.chip_of.get(other.out_names[0])


# Sections, phases, chips


def section_elsewhere(one: Copy, rng: random.Random) -> str | None:
    """A section runs on another chip than its binder's."""
    found = choose(rng, [op for op in one.index.statements if isinstance(op, SectionOp) and len(op.chip_ids) == 1])
    if found is None:
        return None
    chip = (found.chip_ids[0] + 1) % one.index.chip_count
    found.properties["chips"] = chips_attr((chip,))
    return f"`{found.out_names[0]}` on {chip}"


def all_reduce_turned(one: Copy, rng: random.Random) -> str | None:
    """The chips of an all-reduce are in another order."""
    found = choose(rng, [op for op in one.index.statements if isinstance(op, SectionOp) and len(op.chip_ids) > 1])
    if found is None:
        return None
    found.properties["chips"] = chips_attr((*found.chip_ids[1:], found.chip_ids[0]))
    return f"the all-reduce of `{found.out_names[0]}` on {found.chip_ids}"


def merged_phases(one: Copy, rng: random.Random) -> str | None:
    """Two phases become one: the barrier between them is missing."""
    phases = [line for line in one.index.lines if isinstance(line, PhaseOp)]
    place = rng.randrange(len(phases) - 1)
    for section in list(phases[place + 1].body.block.ops):
        section.detach()
        phases[place].body.block.add_op(section)
    phases[place + 1].detach()
    phases[place + 1].erase()
    return f"phases {place} and {place + 1} are one"


def swapped_phases(one: Copy, rng: random.Random) -> str | None:
    """Two phases stand in the other order."""
    phases = [line for line in one.index.lines if isinstance(line, PhaseOp)]
    place = rng.randrange(len(phases) - 1)
    phase, block = phases[place + 1], one.index.program.body.block
    phase.detach()
    block.insert_op_before(phase, phases[place])
    return f"phase {place + 1} before phase {place}"


def early_halt(one: Copy, rng: random.Random) -> str | None:
    """A chip halts to send one statement too early."""
    links = [op for chip in one.index.chips for op in chip.body.block.ops if isinstance(op, LinkOp) and op.send_names]
    found = choose(rng, [op for op in links if op.prev_op is not None and not isinstance(op.prev_op, LinkOp)])
    if found is None or found.prev_op is None or found.parent is None:
        return None
    before, block = found.prev_op, found.parent
    found.detach()
    block.insert_op_before(found, before)
    return f"chip sends {found.send_names} before it has them"


def copy_dropped(one: Copy, rng: random.Random) -> str | None:
    """The host forgets a copy."""
    found = choose(rng, [op for op in one.index.relays[0].body.block.ops if isinstance(op, CopyOp)])
    if found is None:
        return None
    line = found.line()
    found.detach()
    found.erase()
    return f"no copy {line}"


def copy_elsewhere(one: Copy, rng: random.Random) -> str | None:
    """The host copies something else that the chip has sent."""
    copies = [op for op in one.index.relays[0].body.block.ops if isinstance(op, CopyOp)]
    pairs = [(a, b) for n, a in enumerate(copies) for b in copies[:n] if a.from_chip == b.from_chip]
    found = choose(rng, [(a, b) for a, b in pairs if a.copied_name != b.copied_name])
    if found is None:
        return None
    op, other = found
    one.put(CopyOp.of(other.copied_name, op.from_chip, op.to_chip), op)
    return f"`{other.copied_name}` is copied for `{op.copied_name}`"


@dataclass(frozen=True)
class Kind:
    """A kind of mistake: the level that it is made on, how, and the rules that name it."""

    level: str
    mutate: Mutation
    codes: frozenset[str]


def _kind(level: str, mutate: Mutation, *codes: str) -> tuple[str, Kind]:
    return mutate.__name__, Kind(level, mutate, frozenset(codes))


KINDS: dict[str, Kind] = dict(
    [
        _kind("source", dropped_partial, "TP505"),
        _kind("source", doubled_partial, "TP505", "TP504"),
        _kind("source", subset, "TP503"),
        _kind("source", wrong_combiner, "TP510"),
        _kind("source", idle, "TP512"),
        _kind("source", non_linear, "TP508"),
        _kind("source", narrowed, "TP509"),
        _kind("source", constant, "TP506"),
        _kind("source", bias, "TP506"),
        _kind("source", residual, "TP506"),
        _kind("source", reduced_twice, "TP507"),
        _kind("source", leak, "TP501"),
        _kind("source", wrong_chip, "TP502", "TP526", "TP031", "TP029"),
        _kind("source", foreign, "TP502"),
        _kind("source", off_by_one, "TP513", "TP516", "TP511", "TP512", "TP514"),
        _kind("source", overlapping, "TP513"),
        _kind("source", replicated, "TP513", "TP516", "TP511", "TP512", "TP514", "TP518"),
        _kind("source", swapped_pieces, "TP516", "TP518"),
        _kind("source", companion, "TP516"),
        _kind("source", transposed, "TP516"),
        _kind("source", other_constant, "TP516"),
        _kind("source", other_window, "TP516", "TP518"),
        _kind("source", overwritten, "TP516", "TP518"),
        _kind("sections", section_elsewhere, "TP521"),
        _kind("sections", all_reduce_turned, "TP522"),
        _kind("phases", merged_phases, "TP019"),
        _kind("phases", swapped_phases, "TP011"),
        _kind("relay", early_halt, "TP034", "TP404"),
        _kind("relay", copy_dropped, "TP523"),
        _kind("relay", copy_elsewhere, "TP523", "TP516"),
    ]
)
"""All kinds of mistakes by name."""
