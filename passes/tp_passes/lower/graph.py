"""A function as computations between tensors in memory: what the lowering decides on.

Reshapes, transposes, slices, broadcasts and copies are no computations: they only say at which element of its source a
computation reads. So a function becomes a list of `Computation`s, each a loop nest that makes one tensor, whose `Read`s
name a source and, for each axis of it, the index as a form over the computation's loops.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import cast

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_passes.lower.affine import Forms, compose, identity

Shape = tuple[int, ...]


class Role(Enum):
    """Where a tensor in memory comes from."""

    INPUT = auto()
    OUTPUT = auto()
    SCRATCH = auto()


class Source:
    """Where elements come from: `Memory`, `Scalar`, `Rows`, `Pieces`, or a `Computation`."""


@dataclass(eq=False)
class Memory(Source):
    """A tensor in memory: the kernel's input or output of this number, or a scratch."""

    role: Role
    shape: Shape
    element: Attribute
    number: int = 0


@dataclass(eq=False)
class Scalar(Source):
    """One element made of constants alone, or left undefined (None): it is made again wherever it is used."""

    value: SSAValue | None


@dataclass(eq=False)
class Rows(Source):
    """Rows of a table, picked by numbers: axes like those of `numbers`, then those of the table but its first."""

    table: View
    numbers: View


@dataclass(eq=False)
class Pieces(Source):
    """A tensor put together of disjoint boxes: a concatenation, a padding, an insertion.

    Each box begins at an offset and holds a view. `memory` is where they are stored once somebody reads the whole.
    """

    shape: Shape
    element: Attribute
    boxes: tuple[tuple[Shape, View], ...]
    memory: Memory | None = None
    writers: list[Computation] = field(default_factory=list["Computation"])


@dataclass(eq=False)
class View:
    """The elements of a source in another shape.

    `forms` gives the element of the source for an element of the view. `inverse` gives the way back where both have the
    same elements, else None.
    """

    source: Source
    shape: Shape
    element: Attribute
    forms: Forms
    inverse: Forms | None = None

    def through(self, forms: Forms, shape: Shape, inverse: Forms | None) -> View:
        """A view of this view; `forms` and `inverse` lead to this view and back."""
        back = None
        if inverse is not None and self.inverse is not None:
            back = compose(inverse, self.inverse, source_shape(self.source))
        return View(self.source, shape, self.element, compose(self.forms, forms, shape), back)


@dataclass(eq=False)
class Read:
    """The element that a computation reads at a point of its loops.

    With `whole`, all of a view of that shape at once; then `forms` are over its axes.
    """

    source: Source
    element: Attribute
    forms: Forms
    whole: Shape | None = None


@dataclass(eq=False)
class Body:
    """What one point computes: the operations of `block` that lead to `result`.

    `arguments` says which read a value of the block (or a tensor from outside that it extracts from) is, `scalars`
    which constant, `accumulator` is the element so far, and `loops` are the computation's loops that a `linalg.index`
    means (None: a loop of one step).
    """

    block: Block
    result: SSAValue
    arguments: Mapping[SSAValue, int]
    scalars: Mapping[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    accumulator: SSAValue | None = None
    loops: tuple[int | None, ...] = ()


@dataclass(eq=False)
class Opaque:
    """An operation that is evaluated on whole tensors, as it stands; the result of this number is wanted."""

    op: Operation
    number: int
    arguments: Mapping[SSAValue, int]


@dataclass(eq=False)
class Computation(Source):
    """A loop nest that makes one tensor: loops for its axes, then loops that are reduced.

    `start` is what a reduction starts from; `indexed` are the loops whose number the body asks for. `writes` are the
    tensors in memory that it is stored to, each with the place of an element as forms over its axes. What stands
    `apart` has a nest of its own.
    """

    shape: Shape
    element: Attribute
    reduced: Shape
    reads: list[Read]
    body: Body | Opaque | DenseIntOrFPElementsAttr
    start: SSAValue | None = None
    indexed: frozenset[int] = frozenset()
    writes: list[tuple[Memory, Forms]] = field(default_factory=list[tuple[Memory, Forms]])
    scratch: Memory | None = None
    apart: bool = False

    @property
    def sizes(self) -> Shape:
        """How many steps each loop has."""
        return self.shape + self.reduced

    @property
    def reduced_loops(self) -> range:
        """The loops that are reduced."""
        return range(len(self.shape), len(self.sizes))

    @property
    def is_copy(self) -> bool:
        """Whether it only moves elements."""
        body = self.body
        return isinstance(body, Body) and not self.reduced and body.arguments.get(body.result) == 0

    @property
    def is_contraction(self) -> bool:
        """Whether it reduces over two operands or more, as a matmul does."""
        over = set(self.reduced_loops)
        operands = [read for read in self.reads if any(form.loops & over for form in read.forms)]
        return bool(self.reduced) and len(operands) >= 2

    def memory(self) -> Memory:
        """A scratch that holds it, made when it is first asked for."""
        if self.scratch is None:
            self.scratch = Memory(Role.SCRATCH, self.shape, self.element)
            self.writes.append((self.scratch, identity(self.shape)))
        return self.scratch


@dataclass
class Graph:
    """A function's computations in an order in which each reads earlier ones only, its inputs and its outputs."""

    computations: list[Computation]
    inputs: list[Memory]
    outputs: list[Memory]


def source_shape(source: Source) -> Shape:
    """The shape of a source."""
    if isinstance(source, Memory | Computation | Pieces):
        return source.shape
    if isinstance(source, Rows):
        return source.numbers.shape + source.table.shape[1:]
    return ()


def whole_view(source: Source, shape: Shape, element: Attribute) -> View:
    """A source as it is."""
    forms = identity(shape)
    return View(source, shape, element, forms, forms)


def scalar_view(value: SSAValue | None, type: TensorType) -> View:
    """A tensor that holds one scalar everywhere; None: it is undefined."""
    return View(Scalar(value), type.get_shape(), element_of(type), ())


def as_tensor(type: Attribute) -> TensorType | None:
    """A type as that of a tensor, if it is one."""
    return cast("TensorType", type) if isinstance(type, TensorType) else None


def form_of(type: Attribute) -> tuple[Shape, Attribute]:
    """The shape and the element type of a tensor; a scalar is a tensor of rank 0."""
    tensor = as_tensor(type)
    return ((), type) if tensor is None else (tensor.get_shape(), tensor.get_element_type())


def element_of(type: TensorType) -> Attribute:
    """The element type of a tensor type."""
    return type.get_element_type()


def makers(source: Source) -> Iterator[Computation]:
    """The computations that must have run before a source can be read."""
    if isinstance(source, Computation):
        yield source
    elif isinstance(source, Pieces):
        yield from source.writers
    elif isinstance(source, Rows):
        yield from makers(source.table.source)
        yield from makers(source.numbers.source)
