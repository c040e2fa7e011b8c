"""Bodies of structured operations: what a result needs of them, how a reduction combines, which padding it ignores."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_dialect.known_numbers import BEFORE, Number, Scalar, evaluated, number_in
from tp_passes.lower.graph import Body, Computation


def needed_operations(
    block: Block, wanted: Iterable[SSAValue], stop: Container[SSAValue] = ()
) -> tuple[set[Operation], set[SSAValue]]:
    """The operations of a block that these values depend on, and the values that they use but do not make.

    The values in `stop` are used as they are, whatever makes them.
    """
    operations: set[Operation] = set()
    leaves: set[SSAValue] = set()
    pending = list(wanted)
    while pending:
        value = pending.pop()
        owner = value.owner
        if value in stop or not isinstance(owner, Operation) or owner.parent is not block:
            leaves.add(value)
        elif owner not in operations:
            operations.add(owner)
            pending.extend(used_values(owner))
    return operations, leaves


def copy_operations(
    block: Block, wanted: Sequence[SSAValue], known: Mapping[SSAValue, SSAValue], into: Block
) -> list[SSAValue]:
    """Copy what makes these values of `block` to the end of `into`; `known` says what is there already."""
    mapper = dict(known)
    operations, _ = needed_operations(block, wanted, stop=known)
    for op in block.ops:
        if op in operations:
            into.add_op(op.clone(mapper))
    return [mapper.get(value, value) for value in wanted]


def used_values(op: Operation) -> Iterator[SSAValue]:
    """What an operation and the regions in it use from outside of it."""
    if not op.regions:
        yield from op.operands
        return
    for inner in op.walk():
        for operand in inner.operands:
            if not _is_inside(operand, op):
                yield operand


def _is_inside(value: SSAValue, op: Operation) -> bool:
    owner = value.owner
    parent = owner.parent_op() if isinstance(owner, Block) else owner
    while parent is not None and parent is not op:
        parent = parent.parent_op()
    return parent is op and value.owner is not op


def is_constant(value: SSAValue) -> bool:
    """Whether a scalar is made of constants alone."""
    owner = value.owner
    if not isinstance(owner, Operation) or owner.regions or isinstance(value.type, TensorType):
        return False
    if not owner.name.startswith(("arith.", "math.")):
        return False
    return all(is_constant(operand) for operand in owner.operands)


def constant_integer(value: SSAValue) -> int | None:
    """The value of a constant integer or index, else None."""
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    if isinstance(owner, arith.IndexCastOp | arith.ExtSIOp | arith.ExtUIOp):
        return constant_integer(owner.operands[0])
    return None


def identity_body(element: Attribute) -> Body:
    """The body of a copy."""
    block = Block(arg_types=[element])
    return Body(block, block.args[0], {block.args[0]: 0})


# How a reduction combines


@dataclass(frozen=True)
class Combiner:
    """A reduction `accumulator = operation(accumulator, term)`, and the element that leaves the accumulator alone."""

    operation: Operation
    term: SSAValue
    neutral: Attribute


def combiner_of(body: Body) -> Combiner | None:
    """How a body combines a term into its accumulator; None where it is not of that form."""
    combine = body.result.owner
    if not isinstance(combine, Operation) or combine.parent is not body.block or body.accumulator is None:
        return None
    pair = _selected(combine) if isinstance(combine, arith.SelectOp) else _combined(combine)
    if pair is None:
        return None
    operands, neutral = pair
    terms = [operand for operand in operands if operand is not body.accumulator]
    if len(operands) != 2 or len(terms) != 1:
        return None
    if body.accumulator in needed_operations(body.block, terms)[1]:
        return None
    return Combiner(combine, terms[0], neutral)


def _combined(op: Operation) -> tuple[list[SSAValue], Attribute] | None:
    neutral = _neutral_element(type(op), op.results[0].type)
    return None if neutral is None else (list(op.operands), neutral)


def _selected(op: arith.SelectOp) -> tuple[list[SSAValue], Attribute] | None:
    """A maximum or minimum that is written as a comparison and a choice."""
    compare = op.cond.owner
    if not isinstance(compare, arith.CmpfOp | arith.CmpiOp) or set(compare.operands) != {op.lhs, op.rhs}:
        return None
    name = predicate_name(compare)
    larger = {"g": True, "l": False}.get(name.lstrip("osu")[:1])
    if larger is None:
        return None
    if op.lhs is not compare.lhs:
        larger = not larger
    kind = _CHOICES[name[0] if isinstance(compare, arith.CmpiOp) else "f", larger]
    neutral = _neutral_element(kind, op.result.type)
    return None if neutral is None else ([op.lhs, op.rhs], neutral)


_FLOAT_PREDICATES = [
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
]
_INTEGER_PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


def predicate_name(op: arith.CmpfOp | arith.CmpiOp) -> str:
    """The predicate of a comparison, such as `ogt` or `slt`."""
    names = _FLOAT_PREDICATES if isinstance(op, arith.CmpfOp) else _INTEGER_PREDICATES
    return names[op.predicate.value.data]


_CHOICES: dict[tuple[str, bool], type[Operation]] = {
    ("f", True): arith.MaximumfOp,
    ("f", False): arith.MinimumfOp,
    ("s", True): arith.MaxSIOp,
    ("s", False): arith.MinSIOp,
    ("u", True): arith.MaxUIOp,
    ("u", False): arith.MinUIOp,
}
_FLOAT_NEUTRAL: dict[type[Operation], float] = {
    arith.AddfOp: 0.0,
    arith.MulfOp: 1.0,
    arith.MaximumfOp: float("-inf"),
    arith.MaxnumfOp: float("-inf"),
    arith.MinimumfOp: float("inf"),
    arith.MinnumfOp: float("inf"),
}


def _neutral_element(kind: type[Operation], type: Attribute) -> Attribute | None:
    if isinstance(type, AnyFloat):
        value = _FLOAT_NEUTRAL.get(kind)
        return None if value is None else FloatAttr(value, type)
    if not isinstance(type, IntegerType):
        return None
    integer = cast("IntegerType", type)
    bits = integer.width.data
    integers: dict[object, int] = {
        arith.AddiOp: 0,
        arith.MuliOp: 1,
        arith.OrIOp: 0,
        arith.XOrIOp: 0,
        arith.AndIOp: -1,
        arith.MaxSIOp: -(1 << (bits - 1)),
        arith.MinSIOp: (1 << (bits - 1)) - 1,
        arith.MaxUIOp: 0,
        arith.MinUIOp: -1,
    }
    value = integers.get(kind)
    return None if value is None else IntegerAttr(value, integer, truncate_bits=True)


# What padding leaves a reduction as it is


def pads_of(computation: Computation) -> dict[int, Attribute]:
    """For each read of a reduction the pad that is most likely to change nothing: 0 in a sum, else what is neutral."""
    body = computation.body
    combiner = combiner_of(body) if isinstance(body, Body) else None
    pads: dict[int, Attribute] = {}
    for number, read in enumerate(computation.reads):
        pads[number] = zero_of(read.element)
        if combiner is not None and combiner.operation.results[0].type == read.element:
            pads[number] = combiner.neutral
    return pads


def may_pad(computation: Computation, loop: int) -> bool:
    """Whether the pads, at steps of a reduced loop that do not exist, leave the accumulator as it is."""
    body = computation.body
    if not isinstance(body, Body) or body.accumulator is None:
        return False
    pads = pads_of(computation)
    known: dict[SSAValue, Scalar] = {body.accumulator: Scalar(BEFORE)}
    for leaf, number in body.arguments.items():
        along = any(loop in form.loops for form in computation.reads[number].forms)
        known[leaf] = Scalar(number_in(pads[number]), padded=True) if along else Scalar()
    for leaf, value in body.scalars.items():
        known[leaf] = Scalar(_number(value))
    operations, _ = needed_operations(body.block, [body.result], stop=known)
    for op in body.block.ops:
        if op in operations:
            operands = [known.get(operand, Scalar(_number(operand))) for operand in op.operands]
            for result in op.results:
                known[result] = evaluated(op, operands) if operands else Scalar(_number(result))
    return known.get(body.result, Scalar()).known is BEFORE


def _number(value: SSAValue) -> Number | None:
    owner = value.owner
    return number_in(owner.value) if isinstance(owner, arith.ConstantOp) else None


def zero_of(element: Attribute) -> Attribute:
    """The zero of an element type."""
    return _number_of(0, element)


def one_of(element: Attribute) -> Attribute:
    """The one of an element type; of a boolean, true."""
    return _number_of(1, element)


def _number_of(number: int, element: Attribute) -> Attribute:
    if isinstance(element, AnyFloat):
        return FloatAttr(float(number), element)
    return IntegerAttr(number, element)  # pyright: ignore[reportCallIssue, reportArgumentType, reportUnknownVariableType]
