"""Elements that a body extracts from a tensor: affine indices are reads, a row number from data is a gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Operation, SSAValue

from tp_passes.lower import views
from tp_passes.lower.affine import Form, constant, loop, total
from tp_passes.lower.bodies import constant_integer, is_constant, needed_operations
from tp_passes.lower.builder import Bindings
from tp_passes.lower.graph import Computation, Rows, Scalar, View

if TYPE_CHECKING:
    from tp_passes.lower.structured import Result


def extracted(result: Result) -> dict[SSAValue, View]:
    """The extractions of a body that are views from its loops; the others need the whole tensor."""
    found: dict[SSAValue, View] = {}
    for op in result.loops.block.ops:
        if isinstance(op, tensor.ExtractOp) and op.tensor.owner is not result.loops.block:
            view = _extracted(result, op)
            if view is not None:
                found[op.result] = view
    return found


def _extracted(result: Result, op: tensor.ExtractOp) -> View | None:
    table = result.builder.view(op.tensor)
    forms = [_index_form(result, index) for index in op.indices]
    known = [form for form in forms if form is not None]
    if len(known) == len(forms):
        return views.indexed(table, tuple(known), result.sizes)
    if forms and len(known) == len(forms) - 1 and forms[0] is None:
        return _rows(result, table, op.indices[0], known)
    return None


def _index_form(result: Result, value: SSAValue) -> Form | None:
    """An index as a form over the loops, if it is one."""
    known = constant_integer(value)
    if known is not None:
        return constant(known)
    op = value.owner
    if not isinstance(op, Operation) or op.parent is not result.loops.block:
        return None
    if isinstance(op, IndexOp):
        return result.form(op.dim.value.data)
    if isinstance(op, arith.IndexCastOp):
        return _index_form(result, op.input)
    if not isinstance(op, arith.AddiOp | arith.SubiOp | arith.MuliOp):
        return None
    left, right = _index_form(result, op.lhs), _index_form(result, op.rhs)
    if left is None or right is None:
        return None
    if isinstance(op, arith.MuliOp):
        left, right = (right, left) if left.is_constant else (left, right)
        return total([(left, right.constant)], 0, result.sizes) if right.is_constant else None
    return total([(left, 1), (right, -1 if isinstance(op, arith.SubiOp) else 1)], 0, result.sizes)


def _rows(result: Result, table: View, number: SSAValue, rest: list[Form]) -> View | None:
    """The elements of the rows that the data number, seen from the loops; None if the number is no data alone."""
    value = _before_cast(number)
    block = result.loops.block
    operations, leaves = needed_operations(block, [value])
    outside = [leaf for leaf in leaves if leaf.owner is not block and not is_constant(leaf)]
    if isinstance(value.type, IndexType) or outside or any(_is_index(op) for op in operations):
        return None
    inputs = [argument for argument in block.args if argument in leaves]
    if any(argument.index >= len(result.loops.inputs) for argument in inputs):
        return None
    seen: dict[SSAValue, View] = {argument: result.operand(argument.index) for argument in inputs}
    if any(isinstance(view.source, Scalar) for view in seen.values()) or isinstance(table.source, Scalar):
        return None
    loops = sorted({number for view in seen.values() for form in view.forms for number in form.loops})
    numbers = _numbers(result, value, seen, loops)
    builder = result.builder
    source = Rows(builder.loadable(table), builder.loadable(numbers))
    own = [loop(number, result.sizes[number]) for number in loops]
    return View(source, result.sizes, table.element, (*own, *rest))


def _before_cast(value: SSAValue) -> SSAValue:
    owner = value.owner
    return owner.input if isinstance(owner, arith.IndexCastOp) else value


def _is_index(op: Operation) -> bool:
    return isinstance(op, IndexOp | tensor.ExtractOp)


def _numbers(result: Result, value: SSAValue, seen: dict[SSAValue, View], loops: list[int]) -> View:
    """The row numbers, as a tensor over the loops that they depend on."""
    shape = tuple(result.sizes[number] for number in loops)
    onto = [constant(0) for _ in result.sizes]
    for axis, number in enumerate(loops):
        onto[number] = loop(axis, shape[axis])
    moved = {leaf: view.through(tuple(onto), shape, None) for leaf, view in seen.items()}
    if value in moved:
        return moved[value]
    bindings = Bindings(result.builder, shape)
    for leaf, view in moved.items():
        bindings.bind(leaf, view)
    body = bindings.body(result.loops.block, value)
    return result.builder.result(Computation(shape, value.type, (), bindings.reads, body))
