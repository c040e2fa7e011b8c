"""What the operations of a function that were read so far have become: a view for each value, and computations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_dialect.errors import TpError
from tp_passes.lower import views
from tp_passes.lower.affine import Forms, compose, identity, total
from tp_passes.lower.bodies import constant_integer, identity_body, is_constant, used_values, zero_of
from tp_passes.lower.graph import (
    Body,
    Computation,
    Memory,
    Opaque,
    Pieces,
    Read,
    Role,
    Rows,
    Scalar,
    Shape,
    View,
    form_of,
    source_shape,
    whole_view,
)


class Builder:
    """The values of one function and the computations that make them."""

    def __init__(self, function: str):
        self.function = function
        self.values: dict[SSAValue, View] = {}
        self.computations: list[Computation] = []
        self.counting: dict[int, View] = {}

    # Reading values

    def view(self, value: SSAValue) -> View:
        """What a tensor, or a scalar as a tensor of rank 0, has become."""
        found = self.values.get(value)
        if found is not None:
            return found
        if is_constant(value):
            return View(Scalar(value), (), value.type, ())
        maker = value.owner.name if isinstance(value.owner, Operation) else "a block argument"
        text = f"function @{self.function}: expected values that its own operations make, got one from {maker}"
        raise TpError("TP243", text)

    def integers(self, values: Sequence[SSAValue], static: Sequence[int]) -> list[int] | None:
        """Offsets or sizes of which some are operands; None if one of these is not constant."""
        operands = iter(values)
        found: list[int] = []
        for number in static:
            known = constant_integer(next(operands)) if number == DYNAMIC_INDEX else number
            if known is None:
                return None
            found.append(known)
        return found

    def read(self, value: View, forms: Forms, sizes: Shape) -> Read:
        """The read of element `forms` of a view, in loops of these sizes."""
        read = views.read_of(value, forms, sizes)
        if isinstance(read.source, Pieces):
            self.materialize(read.source)
        elif isinstance(read.source, Rows) and views.direct_axes(read, sizes) is None:
            rows = whole_view(read.source, source_shape(read.source), read.element)
            return self.read(self.result(self.copy(rows)), read.forms, sizes)
        return read

    def read_whole(self, value: View) -> Read:
        """The read of all of a view at once."""
        view = self.loadable(value)
        return Read(view.source, view.element, view.forms, whole=view.shape)

    def loadable(self, view: View) -> View:
        """The same elements in memory, where they can be loaded in any order."""
        if isinstance(view.source, Pieces):
            self.materialize(view.source)
        elif not isinstance(view.source, Memory | Computation):
            return self.result(self.copy(view))
        return view

    def numbers(self, count: int) -> View:
        """The tensor 0, 1, ... `count - 1`, made once."""
        if count not in self.counting:
            block = Block()
            index = IndexOp(0)
            block.add_op(index)
            body = Body(block, index.result, {}, loops=(0,))
            every = frozenset({0})
            counting = Computation((count,), IndexType(), (), [], body, indexed=every, apart=True)
            self.counting[count] = self.result(counting)
        return self.counting[count]

    # Making values

    def result(self, computation: Computation) -> View:
        """The tensor that a new computation makes."""
        self.computations.append(computation)
        return whole_view(computation, computation.shape, computation.element)

    def copy(self, view: View) -> Computation:
        """A computation that copies a view."""
        if isinstance(view.source, Scalar):
            return fill(view.shape, view.element, view.source.value)
        read = self.read(view, identity(view.shape), view.shape)
        if isinstance(read.source, Scalar):
            return fill(view.shape, view.element, read.source.value)
        return Computation(view.shape, view.element, (), [read], identity_body(view.element))

    def store(self, view: View, memory: Memory, place: Forms) -> list[Computation]:
        """Have a view stored, its element i at `place(i)`; the computations that do it."""
        source = view.source
        if not prod(view.shape):
            return []
        if isinstance(source, Computation) and view.inverse is not None:
            source.writes.append((memory, compose(place, view.inverse, source.shape)))
            return [source]
        if isinstance(source, Pieces) and view.inverse is not None:
            return self._store_boxes(source, memory, compose(place, view.inverse, source.shape))
        computation = self.copy(view)
        self.computations.append(computation)
        computation.writes.append((memory, place))
        return [computation]

    def _store_boxes(self, pieces: Pieces, memory: Memory, place: Forms) -> list[Computation]:
        made: list[Computation] = []
        for offset, part in pieces.boxes:
            shape = part.shape
            moved = [total([(form, 1)], start, shape) for form, start in zip(identity(shape), offset, strict=True)]
            made += self.store(part, memory, compose(place, moved, shape))
        return made

    def materialize(self, pieces: Pieces) -> None:
        """Have the boxes stored to a scratch of their own, once."""
        if pieces.memory is None:
            pieces.memory = Memory(Role.SCRATCH, pieces.shape, pieces.element)
            pieces.writers = self._store_boxes(pieces, pieces.memory, identity(pieces.shape))

    def opaque(self, op: Operation) -> None:
        """Evaluate an operation on whole tensors, as it stands."""
        if len(op.results) > 1 and op.name.startswith("linalg."):
            text = f"function @{self.function}: expected {op.name} with one result, got {len(op.results)} that it makes"
            hint = "write it as several operations with one result each"
            raise TpError("TP246", f"{text} together and that cannot be taken apart", hint)
        arguments: dict[SSAValue, int] = {}
        reads: list[Read] = []
        for value in used_values(op):
            if value not in arguments and (value in self.values or not is_constant(value)):
                arguments[value] = len(reads)
                reads.append(self.read_whole(self.view(value)))
        for number, result in enumerate(op.results):
            if result.first_use is None:
                continue
            shape, element = form_of(result.type)
            body = Opaque(op, number, arguments)
            every = frozenset(range(len(shape)))
            self.values[result] = self.result(Computation(shape, element, (), list(reads), body, indexed=every))


class Bindings:
    """What the values that a body takes from outside are, in loops of these sizes: reads, or scalars."""

    def __init__(self, builder: Builder, sizes: Shape):
        self.builder = builder
        self.sizes = sizes
        self.reads: list[Read] = []
        self.arguments: dict[SSAValue, int] = {}
        self.scalars: dict[SSAValue, SSAValue] = {}

    def bind(self, leaf: SSAValue, view: View) -> None:
        """`leaf` is the element of `view`, which has the shape of the loops, at each point."""
        self._note(leaf, self.builder.read(view, identity(self.sizes), self.sizes))

    def bind_whole(self, leaf: SSAValue, view: View) -> None:
        """`leaf` is the tensor `view`."""
        self._note(leaf, self.builder.read_whole(view))

    def _note(self, leaf: SSAValue, read: Read) -> None:
        if isinstance(read.source, Scalar):
            self.scalars[leaf] = read.source.value or zero_value(read.element)
        else:
            self.arguments[leaf] = len(self.reads)
            self.reads.append(read)

    def body(self, block: Block, result: SSAValue, accumulator: SSAValue | None = None) -> Body:
        """The body that these bindings belong to."""
        return Body(block, result, self.arguments, self.scalars, accumulator)


Handler = Callable[[Builder, Operation], bool]
"""Takes in one kind of operation, or says False: then it is evaluated on whole tensors."""


def fill(shape: Shape, element: Attribute, value: SSAValue | None) -> Computation:
    """A computation that makes a tensor of one scalar; an undefined one becomes zero."""
    scalar = zero_value(element) if value is None else value
    return Computation(shape, element, (), [], Body(Block(), scalar, {}))


def zero_value(element: Attribute) -> SSAValue:
    """A zero of an element type."""
    return constant_value(zero_of(element))


def constant_value(value: Attribute) -> SSAValue:
    """The scalar with this value."""
    type = value.type  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue, reportUnknownVariableType]
    return arith.ConstantOp.create(properties={"value": value}, result_types=[type]).result  # pyright: ignore[reportUnknownArgumentType]
