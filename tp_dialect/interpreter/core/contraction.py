"""Sums of products as one matrix product.

The loops of a product of two operands fall into four groups: those that only the left has (rows), only the right
(columns), both (batch), and both but not the result (contracted). Both operands are permuted and reshaped, mostly as
views, into `[batch..., rows, contracted]` and `[batch..., contracted, columns]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tp_dialect.interpreter.core.elements import Array, Element, Function
from tp_dialect.interpreter.core.maps import Labelled, arrange, held_size
from tp_dialect.interpreter.core.tape import Tape, Value
from tp_dialect.interpreter.core.tiles import multiply_tiles

FEW_ROWS = 8
"""Up to this many rows, matrix-vector products of a large matrix beat one matrix product, which first copies it."""

LARGE = 1 << 17
"""Elements of a matrix that is large in this sense."""


def multiply_rows(left: Array, right: Array) -> Array:
    """The matrix product, each row by the same routine whatever the number of rows, hence with the same bits."""
    return np.matmul(left[..., :, None, :], right[..., None, :, :])[..., 0, :]


def _multiply_one_row(left: Array, right: Array) -> Array:
    """One row, by the routine that serves several: so that a row mostly has the same bits, alone or among others."""
    return np.matmul(np.repeat(left, 2, -2), right)[..., :1, :]


def _multiply_half(left: Array, right: Array) -> Array:
    """f16: numpy has no fast product, and sums should not be rounded at each term."""
    return np.matmul(left.astype(np.float32), right.astype(np.float32)).astype(np.float16)


@dataclass(frozen=True)
class Grouping:
    """The loops of a sum of products, by who has them; `order` ranks the loops as the result has them."""

    batch: list[int]
    rows: list[int]
    columns: list[int]
    contracted: list[int]

    @staticmethod
    def of(left: Labelled, right: Labelled, order: Sequence[int], reduced: Sequence[int]) -> Grouping:
        def having(loops: Sequence[int], in_left: bool, in_right: bool) -> list[int]:
            has = (in_left, in_right)
            return [x for x in loops if (held_size(left, x) > 1, held_size(right, x) > 1) == has]

        return Grouping(
            having(order, True, True),
            having(order, True, False),
            having(order, False, True),
            having(reduced, True, True),
        )

    def ends_in_rows(self, order: Sequence[int]) -> bool:
        """Whether the result's last axis is a row: then the product of the exchanged operands needs no permutation."""
        free = [loop for loop in order if loop in self.rows or loop in self.columns]
        return bool(self.columns) and free[-1] in self.rows


def contract(
    tape: Tape,
    left: Labelled,
    right: Labelled,
    order: Sequence[int],
    reduced: Sequence[int],
    sizes: tuple[int, ...],
    element: Element,
) -> Labelled:
    """The sum over the `reduced` loops of left times right, with axes in `order`, the loops of the result."""
    count = _repetitions(left, right, reduced, sizes)
    left, right = (
        _sum_alone(tape, left, right, reduced, element),
        _sum_alone(tape, right, left, reduced, element),
    )
    groups = Grouping.of(left, right, order, reduced)
    if groups.ends_in_rows(order) and not tape.whole_rows:
        left, right = right, left
        groups = Grouping.of(left, right, order, reduced)
    if not groups.contracted:
        product = _product(tape, left, right, order, element)
    elif not groups.rows and not groups.columns:
        product = _product(tape, left, right, [*order, *groups.contracted], element)
        product = sum_over(tape, product, groups.contracted, element)
    else:
        product = _matrix_product(tape, left, right, groups, element)
    return _times(tape, product, count, element)


def _sum_alone(tape: Tape, operand: Labelled, other: Labelled, reduced: Sequence[int], element: Element) -> Labelled:
    """Sum over the loops that only this operand has, before the product."""
    alone = [loop for loop in reduced if held_size(operand, loop) > 1 and held_size(other, loop) == 1]
    return sum_over(tape, operand, alone, element) if alone else operand


def sum_over(tape: Tape, operand: Labelled, loops: Sequence[int], element: Element) -> Labelled:
    """The sum over some of the operand's loops, which are held as 1 afterwards."""
    axes = tuple(tape.batch + operand.loops.index(loop) for loop in loops)
    shape = tuple(1 if loop in loops else size for loop, size in zip(operand.loops, operand.value.shape, strict=True))
    value = tape.call(
        np.add.reduce, [laid_out(tape, operand.value)], element, shape, one_or_all(axes), element.dtype, None, True
    )
    return Labelled(value, operand.loops)


def laid_out(tape: Tape, value: Value) -> Value:
    """The value in row-major memory, if it is a float: numpy adds in the order of the memory, so only then does a sum
    have the same bits whatever made its terms."""
    return tape.call(np.ascontiguousarray, [value], value.element, value.shape) if value.element.is_float else value


def one_or_all(axes: tuple[int, ...]) -> int | tuple[int, ...]:
    """Axes as a reduction takes them: a single one as a number, which numpy handles faster."""
    return axes if len(axes) != 1 else axes[0]


def _repetitions(left: Labelled, right: Labelled, reduced: Sequence[int], sizes: tuple[int, ...]) -> int:
    """How often each product is added: over the reduced loops along which neither operand varies."""
    return prod(sizes[loop] for loop in reduced if held_size(left, loop) == held_size(right, loop) == 1)


def _times(tape: Tape, product: Labelled, count: int, element: Element) -> Labelled:
    if count == 1:
        return product
    times = tape.constant(element, np.array(count).astype(element.dtype))
    return Labelled(tape.elementwise(np.multiply, [product.value, times], element, settle=False), product.loops)


def _product(tape: Tape, left: Labelled, right: Labelled, order: Sequence[int], element: Element) -> Labelled:
    operands = [arrange(tape, left, order), arrange(tape, right, order)]
    return Labelled(tape.elementwise(np.multiply, operands, element, settle=False), tuple(order))


def _matrix_product(tape: Tape, left: Labelled, right: Labelled, groups: Grouping, element: Element) -> Labelled:
    batch, rows, columns = groups.batch, groups.rows, groups.columns
    larger = max(left, right, key=lambda operand: prod(operand.value.shape))
    contracted = sorted(groups.contracted, key=larger.loops.index)
    a, b = _matrix(tape, left, batch, rows, contracted), _matrix(tape, right, batch, contracted, columns)
    shape = (*a.shape[:-1], b.shape[-1])
    function = _routine(tape, shape, a.shape[-1], element)
    value = tape.call(function, [a, b], element, shape)
    loops = (*batch, *rows, *columns)
    sizes = tuple(max(held_size(left, loop), held_size(right, loop)) for loop in loops)
    return Labelled(tape.reshape(value, sizes), loops)


def _matrix(tape: Tape, operand: Labelled, batch: Sequence[int], rows: Sequence[int], columns: Sequence[int]) -> Value:
    arranged = arrange(tape, operand, [*batch, *rows, *columns])
    sizes = arranged.shape
    first, second = len(batch), len(batch) + len(rows)
    return tape.reshape(arranged, (*sizes[:first], prod(sizes[first:second]), prod(sizes[second:])))


def _routine(tape: Tape, shape: tuple[int, ...], depth: int, element: Element) -> Function:
    if element.dtype == np.float16:
        return _multiply_half
    if tape.whole_rows:
        return multiply_rows
    if tape.batch:
        return multiply_tiles
    rows, columns = shape[-2:]
    if len(shape) > 2 or not element.is_float or columns == 1:
        return np.matmul
    if depth * columns >= LARGE:
        return multiply_rows if 1 < rows <= FEW_ROWS else np.matmul
    return _multiply_one_row if rows == 1 else np.matmul
