"""Reductions whose results depend on each other, step by step: each accumulator a computation of its own.

A body may have one result, so what updates several accumulators at once cannot be a fold. Written out, step k makes
each accumulator from all of step k - 1, element by element.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import SSAValue

from tp_passes.lower.affine import Form, constant, forms_of, loop
from tp_passes.lower.bodies import is_constant, needed_operations
from tp_passes.lower.builder import Bindings, constant_value
from tp_passes.lower.graph import Computation, View
from tp_passes.lower.views import indexed

if TYPE_CHECKING:
    from tp_passes.lower.structured import Result

STEP_LIMIT = 256
"""Reductions of more steps are not written out."""


def result(wanted: Result) -> View | None:
    """One of several results that depend on each other; None if they cannot be written out."""
    loops = wanted.loops
    results = [loops.described(number) for number in range(len(loops.outputs))]
    steps = [range(loops.sizes[number]) for number in wanted.reduced]
    count = 1
    for size in steps:
        count *= len(size)
    same = all(one is not None and one.axes == wanted.axes for one in results)
    if not same or count > STEP_LIMIT or any(op.regions for op in loops.block.ops):
        return None
    made = [wanted.builder.view(output) for output in loops.outputs]
    parts = [one for one in results if one is not None]
    for step in product(*steps):
        made = [_step(part, dict(zip(wanted.reduced, step, strict=True)), made) for part in parts]
    for number, view in enumerate(made):
        loops.results[number] = view
    return made[wanted.number]


def _step(part: Result, step: dict[int, int], so_far: list[View]) -> View:
    """One accumulator after one step, given all of them before it."""
    loops, shape = part.loops, part.shape
    terminator = loops.block.last_op
    assert terminator is not None
    yielded = terminator.operands[part.number]
    operations, leaves = needed_operations(loops.block, [yielded])
    forms = [_form(part, number, step) for number in range(len(loops.sizes))]
    bindings = Bindings(part.builder, shape)
    for leaf in part.ordered(leaves):
        place = loops.block.args.index(leaf) if leaf in loops.block.args else None  # pyright: ignore
        if place is None:
            _bind_outside(part, bindings, leaf)
        elif place >= len(loops.inputs):
            bindings.bind(leaf, so_far[place - len(loops.inputs)])
        else:
            there = forms_of(loops.maps[place], forms, shape)
            bindings.bind(leaf, indexed(part.builder.view(loops.inputs[place]), there, shape))
    for op in loops.block.ops:
        if op in operations and isinstance(op, IndexOp) and op.dim.value.data in step:
            number = IntegerAttr(step[op.dim.value.data], IndexType())
            bindings.scalars[op.result] = constant_value(number)
    body = bindings.body(loops.block, yielded)
    body.loops = part.own_loops
    indexes = {part.own_loops[op.dim.value.data] for op in operations if isinstance(op, IndexOp)}
    computation = Computation(shape, part.element, (), bindings.reads, body)
    computation.indexed = frozenset(axis for axis in indexes if axis is not None and axis < len(shape))
    return part.builder.result(computation)


def _form(part: Result, number: int, step: dict[int, int]) -> Form:
    if number in step:
        return constant(step[number])
    own = part.own_loops[number]
    return constant(0) if own is None else loop(own, part.shape[own])


def _bind_outside(part: Result, bindings: Bindings, leaf: SSAValue) -> None:
    builder = part.builder
    if leaf in builder.values or not is_constant(leaf):
        bindings.bind(leaf, builder.view(leaf).through((), part.shape, None))
