"""Recognised reductions over whole arrays: `ufunc.reduce`, argmax and argmin, and sums of products as contractions."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from tp_dialect.interpreter.core.combiners import ArgExtreme, Combiner, Fold, recognise, recognise_index
from tp_dialect.interpreter.core.contraction import contract, laid_out, one_or_all
from tp_dialect.interpreter.core.elements import BOOL, Array, Element, element_of
from tp_dialect.interpreter.core.maps import Labelled, held_size, output_loops, over_all_loops
from tp_dialect.interpreter.core.nest import Nest
from tp_dialect.interpreter.core.scalars import CASTS, cast_function
from tp_dialect.interpreter.core.scope import demand
from tp_dialect.interpreter.core.tape import Step, Value


def evaluate(nest: Nest, output: int) -> Value | None:
    """The output of a reduction that is recognised, else None."""
    if nest.yielded[output] is nest.accumulator(output):
        return nest.initial(output)
    fold = recognise(nest, output)
    if fold is not None:
        return _fold(nest, output, fold)
    extreme = recognise_index(nest, output)
    return None if extreme is None else _index_of_extreme(nest, output, extreme)


def _fold(nest: Nest, output: int, fold: Fold) -> Value:
    """The initial value with every term folded in, rounded once at the end."""
    tape, element = nest.tape, nest.element(output)
    total = nest.initial(output)
    skip = _is_identity(total, fold.combiner)
    for term, subtracted in fold.terms:
        folded = nest.place(output, _fold_term(nest, output, fold, term))
        if skip and not subtracted:
            total = folded
        else:
            total = tape.elementwise(fold.combine(element, subtracted), [total, folded], element, settle=False)
        skip = False
    if element.is_float and element.settle is not None:
        total = tape.elementwise(element.settle, [total], element, settle=False)
    return total


def _is_identity(initial: Value, combiner: Combiner) -> bool:
    if initial.constant is None or combiner.identity is None:
        return False
    return bool((initial.constant == combiner.identity).all())


def _fold_term(nest: Nest, output: int, fold: Fold, term: SSAValue) -> Labelled:
    """One term folded over the reduced loops."""
    op = term.owner
    adds = fold.combiner.function is np.add and not nest.element(output).is_bool
    if adds and isinstance(op, arith.MulfOp | arith.MuliOp) and op.parent is nest.block:
        left, right = _factor(nest, op.lhs), _factor(nest, op.rhs)
        named = output_loops(nest.map_of(output), nest.shape(output))
        order = [loop for loop in named if loop is not None]
        reduced = nest.reduced(output)
        wrapped = contract(nest.tape, left, right, order, reduced, nest.loops, nest.element(output))
        return _wrap(nest, wrapped, nest.element(output))
    aligned = demand(nest.block, nest.body, [term])[0]
    return _reduce(nest, over_all_loops(nest.tape, aligned, nest.loops), nest.reduced(output), fold.combiner)


def _wrap(nest: Nest, result: Labelled, element: Element) -> Labelled:
    """Integers of odd widths are held in wider ones and cut back; floats are rounded after the last term."""
    if element.is_float or element.settle is None:
        return result
    value = nest.tape.elementwise(element.settle, [result.value], element, settle=False)
    return Labelled(value, result.loops)


def _factor(nest: Nest, value: SSAValue) -> Labelled:
    """A factor with as few axes as it has: an operand, cast or not, is not laid out along the loops first."""
    casts: list[Operation] = []
    node = value
    while isinstance(node.owner, CASTS) and node.owner.parent is nest.block:
        casts.append(node.owner)
        node = node.owner.operands[0]
    if node.owner is not nest.block:
        return over_all_loops(nest.tape, demand(nest.block, nest.body, [value])[0], nest.loops)
    labelled = nest.operand(nest.block.args.index(node))  # pyright: ignore[reportArgumentType]
    for op in reversed(casts):
        target = element_of(op.results[0].type)
        function = cast_function(type(op), element_of(op.operands[0].type), target)
        if function is None:
            cast = nest.tape.retype(labelled.value, target)
        else:
            cast = nest.tape.elementwise(function, [labelled.value], target, settle=False)
        labelled = Labelled(cast, labelled.loops)
    return labelled


def _reduce(nest: Nest, term: Labelled, reduced: Sequence[int], combiner: Combiner) -> Labelled:
    """The term reduced with its axes kept as 1; an axis held as 1 counts as often as its loop runs."""
    tape, element = nest.tape, term.value.element
    if not combiner.idempotent:
        term = _written_out(nest, term, reduced)
    loops = [loop for loop in reduced if held_size(term, loop) > 1]
    if not loops:
        return term
    axes = tuple(tape.batch + loop for loop in loops)
    shape = tuple(1 if loop in loops else size for loop, size in enumerate(term.value.shape))
    function, extra = combiner.reduce(element)
    operand = term.value if combiner.idempotent else laid_out(tape, term.value)
    value = tape.call(function, [operand], element, shape, one_or_all(axes), *extra)
    return Labelled(value, term.loops)


def _written_out(nest: Nest, term: Labelled, loops: Sequence[int]) -> Labelled:
    shape = tuple(nest.loops[loop] if loop in loops else size for loop, size in enumerate(term.value.shape))
    return Labelled(nest.tape.expand(term.value, shape), term.loops)


# The index of an extreme


def _hide(array: Array, stops_at_nan: bool, worst: float) -> Array:
    """The values with those that cannot win replaced by the worst: NaN, and what follows one that ends the race."""
    hidden = np.isnan(array)
    if not hidden.any():
        return array
    if stops_at_nan:
        hidden = np.logical_or.accumulate(hidden, axis=-1)
    return np.where(hidden, array.dtype.type(worst), array)


def _first_extreme(array: Array, indices: Array, greater: bool, stops_at_nan: bool) -> tuple[Array, Array]:
    """The extreme along the last axis and the index that stands where it occurs first."""
    if array.dtype.kind == "f":
        array = _hide(array, stops_at_nan, -np.inf if greater else np.inf)
    at = (array.argmax(-1) if greater else array.argmin(-1))[..., None]
    shape = np.broadcast_shapes(array.shape, indices.shape)
    array, indices = np.broadcast_to(array, shape), np.broadcast_to(indices, shape)
    return np.take_along_axis(array, at, -1), np.take_along_axis(indices, at, -1)


def _index_of_extreme(nest: Nest, output: int, extreme: ArgExtreme) -> Value:
    tape = nest.tape
    reduced = nest.reduced(output)
    kept = [loop for loop in range(len(nest.loops)) if loop not in reduced]
    term, indices = (
        _flattened(nest, value, kept, reduced) for value in demand(nest.block, nest.body, [extreme.term, extreme.index])
    )
    shape = np.broadcast_shapes(term.shape[:-1], indices.shape[:-1])
    step = Step("call", _first_extreme, (term, indices), (extreme.greater, extreme.stops_at_nan))
    results = tape.record(step, [(term.element, (*shape, 1)), (indices.element, (*shape, 1))])
    flat = [Labelled(value, (*kept, reduced[0])) for value in results]
    best, found = nest.place(extreme.values, flat[0]), nest.place(output, flat[1])
    beats = np.greater if extreme.greater else np.less
    better = tape.elementwise(beats, [best, nest.initial(extreme.values)], BOOL)
    return tape.elementwise(np.where, [better, found, nest.initial(output)], indices.element, settle=False)


def _flattened(nest: Nest, value: Value, kept: Sequence[int], reduced: Sequence[int]) -> Value:
    """The value with its reduced loops, written out, as one last axis in the loops' order."""
    full = _written_out(nest, over_all_loops(nest.tape, value, nest.loops), reduced).value
    moved = nest.tape.transpose(full, [*kept, *reduced])
    length = prod(nest.loops[loop] for loop in reduced)
    return nest.tape.reshape(moved, (*moved.shape[: len(kept)], length))
