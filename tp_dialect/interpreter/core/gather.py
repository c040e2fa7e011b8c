"""tensor.extract with indices that are only known at run time, at one point or at all points of a body at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from xdsl.dialects import tensor
from xdsl.ir import Operation

from tp_dialect.interpreter.core.elements import Array, shape_of
from tp_dialect.interpreter.core.maps import Labelled, align, over_all_loops
from tp_dialect.interpreter.core.refusals import Refusal, whereabouts
from tp_dialect.interpreter.core.scope import Scope, handles
from tp_dialect.interpreter.core.tape import Step, Tape, Value


def check_index(index: Array, size: int, where: str) -> None:
    """Refuse an index outside the tensor; numpy would count a negative one from the end."""
    if index.size and (index.min() < 0 or index.max() >= size):
        bad = index[(index < 0) | (index >= size)].flat[0]
        raise Refusal("TP609", f"expected an index from 0 to {size - 1}, got {bad}", None, where)


def _take(arrays: Sequence[Array], batch: int, where: str) -> Array:
    """Elements (or rows) of the first array, by one index array for each of its first axes behind the batch axes."""
    array = arrays[0]
    picked = [np.asarray(index) for index in arrays[1:]]
    for axis, index in enumerate(picked):
        check_index(index, array.shape[batch + axis], where)
    if all(size == 1 for size in array.shape[:batch]):
        return array.reshape(array.shape[batch:])[tuple(picked)]
    ones = (1,) * picked[0].ndim
    pages: list[Array] = [
        np.reshape(np.arange(size, dtype=np.int64), (*ones[:axis], size, *ones[axis + 1 :]))
        for axis, size in enumerate(array.shape[:batch])
    ]
    return array[(*pages, *picked)]


def _whole_axes(source: Value, indices: Sequence[Value]) -> dict[int, int]:
    """The axes that a loop runs over from end to end, and which: such an axis needs no index."""
    found: dict[int, int] = {}
    for axis, (index, size) in enumerate(zip(indices, source.shape, strict=True)):
        along = [loop for loop, held in enumerate(index.shape) if held > 1]
        if index.constant is None or len(along) != 1 or along[0] in found.values():
            continue
        counted = index.constant.size == size and bool((index.constant.ravel() == np.arange(size)).all())
        if counted and not any(other.shape[along[0]] > 1 for other in indices if other is not index):
            found[axis] = along[0]
    return found


def gather(tape: Tape, source: Value, indices: Sequence[Value], loops: tuple[int, ...], where: str) -> Value:
    """The elements of the source at indices given over all loops, as an array over the loops."""
    if not indices:
        return tape.reshape(source, (1,) * len(loops) if tape.batch else ())
    full = [over_all_loops(tape, index, loops).value for index in indices]
    whole = _whole_axes(source, full)
    picked = [axis for axis in range(len(indices)) if axis not in whole]
    if not picked:
        return align(tape, Labelled(source, tuple(whole[axis] for axis in range(len(indices)))), loops)
    moved = tape.transpose(source, [*picked, *whole])
    chosen = [full[axis] for axis in picked]
    shape = np.broadcast_shapes(*(index.shape for index in chosen))
    rows = tuple(source.shape[axis] for axis in whole)
    step = Step("packed", _take, (moved, *chosen), (tape.batch, where))
    taken = tape.record(step, [(source.element, (*shape, *rows))])[0]
    kept = [loop for loop in range(len(loops)) if loop not in whole.values()]
    bare = tape.reshape(taken, (*(shape[loop] for loop in kept), *rows))
    return align(tape, Labelled(bare, (*kept, *whole.values())), loops)


@handles(tensor.ExtractOp)
def _extract(op: Operation, scope: Scope) -> None:
    assert isinstance(op, tensor.ExtractOp)
    source = scope.tape.expand(scope.get(op.tensor), shape_of(op.tensor.type))
    indices = [scope.get(index) for index in op.indices]
    scope.set(op.result, gather(scope.tape, source, indices, scope.loops, whereabouts(op)))
