"""Which elements a stage touches: the tensor behind its views, and pages as boxes of the view's coordinates.

The rules of a kernel are decided with it, and its pages are cut with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from tp_dialect.kernel import LoadOp, NestOp, StageOp, StoreOp, ViewOp

Entry = str | int
"""An entry of a page index: a dimension of the nest, or a constant page number."""


def shape_of(value: SSAValue[Attribute]) -> tuple[int, ...]:
    """The shape of a value that is a tensor."""
    type = value.type
    return type.get_shape() if isinstance(type, TensorType) else ()


def element_type_of(value: SSAValue[Attribute]) -> Attribute:
    """The element type of a value that is a tensor; another value's own type."""
    type = value.type
    return cast("TensorType[Attribute]", type).element_type if isinstance(type, TensorType) else type


def resolve(value: SSAValue) -> tuple[SSAValue, AffineMap]:
    """The tensor behind all views, and the map from the coordinates of `value` to its own."""
    map = AffineMap.identity(len(shape_of(value)))
    while isinstance(value.owner, ViewOp):
        map = value.owner.map.data.compose(map)
        value = value.owner.source
    return value, map


@dataclass(frozen=True)
class Access:
    """Pages of a tensor, by a page index over the dimensions of a nest.

    `root` is the tensor behind the views and `map` finds its coordinates for those of the view, which has `shape`.
    Element p of page i of the view is element `i * page + p` of it, on every axis.
    """

    root: SSAValue
    map: AffineMap
    shape: tuple[int, ...]
    page: tuple[int, ...]
    index: tuple[Entry, ...]
    sizes: Mapping[str, int]

    @staticmethod
    def to(value: SSAValue, page: Sequence[int], index: Sequence[Entry], sizes: Mapping[str, int]) -> Access:
        """The access to the pages `index` of `value`, in a nest of these dimensions."""
        root, map = resolve(value)
        return Access(root, map, shape_of(value), tuple(page), tuple(index), sizes)

    @property
    def root_shape(self) -> tuple[int, ...]:
        """The shape of the tensor behind the views."""
        return shape_of(self.root)

    @cached_property
    def box(self) -> tuple[tuple[int, int], ...]:
        """On each axis of the view the coordinates that the pages reach, from and up to, inside the view or not."""
        reach: list[tuple[int, int]] = []
        for entry, page in zip(self.index, self.page, strict=True):
            first, count = (0, self.sizes[entry]) if isinstance(entry, str) else (entry, 1)
            reach.append((first * page, (first + count) * page))
        return tuple(reach)

    @cached_property
    def inside(self) -> tuple[tuple[int, int], ...]:
        """The box without what lies outside of the view."""
        return tuple((low, min(high, size)) for (low, high), size in zip(self.box, self.shape, strict=True))

    @cached_property
    def ragged(self) -> tuple[int, ...]:
        """The axes on which the last page goes beyond the view."""
        return tuple(axis for axis, (_, high) in enumerate(self.box) if high > self.shape[axis])

    @cached_property
    def dims(self) -> tuple[str, ...]:
        """The nest's dimensions that the index names, each once, in the nest's order."""
        return tuple(dim for dim in self.sizes if dim in self.index)

    def valid(self, axis: int, page_number: int) -> int:
        """How many elements of a page lie inside the view, on one axis."""
        return min(max(self.shape[axis] - page_number * self.page[axis], 0), self.page[axis])

    def page_map(self) -> AffineMap:
        """From one page number per dimension of `dims`, and coordinates in the page, to the view's coordinates."""
        inner = len(self.dims)
        results: list[AffineExpr] = []
        for axis, (entry, page) in enumerate(zip(self.index, self.page, strict=True)):
            first = (
                AffineExpr.dimension(self.dims.index(entry)) * page
                if isinstance(entry, str)
                else AffineExpr.constant(entry * page)
            )
            results.append(first + AffineExpr.dimension(inner + axis))
        return AffineMap(inner + len(self.page), 0, tuple(results))


@dataclass
class NestAccesses:
    """The stages of a nest, and what each of them touches, found once."""

    nest: NestOp
    sizes: dict[str, int]
    stages: list[StageOp]
    known: dict[StageOp, tuple[Access, ...]]

    @staticmethod
    def of(nest: NestOp) -> NestAccesses:
        """The accesses of a nest."""
        return NestAccesses(nest, nest.dim_sizes, list(nest.stages), {})

    def touched(self, stage: StageOp) -> tuple[Access, ...]:
        """What a load reads (a gather its row numbers, then its table), or a store writes."""
        if stage not in self.known:
            self.known[stage] = self._find(stage)
        return self.known[stage]

    def _find(self, stage: StageOp) -> tuple[Access, ...]:
        if isinstance(stage, StoreOp):
            return (store_access(stage, self.sizes),)
        if not isinstance(stage, LoadOp):
            return ()
        first = load_access(stage, self.sizes)
        return (first,) if stage.rows is None else (first, row_access(stage, self.sizes))


def load_access(load: LoadOp, sizes: Mapping[str, int]) -> Access:
    """What a load reads; of a gather, the pages of its row numbers."""
    page = load.buffer.page.get_shape()
    if load.rows is None:
        return Access.to(load.source, page, load.page_index, sizes)
    rank = len(shape_of(load.rows))
    return Access.to(load.rows, page[:rank], load.page_index[:rank], sizes)


def row_access(load: LoadOp, sizes: Mapping[str, int]) -> Access:
    """What a gather reads of its table: on axis 0 all rows, as a page that holds them all."""
    rank = 0 if load.rows is None else len(shape_of(load.rows))
    rows = shape_of(load.source)[:1]
    page = load.buffer.page.get_shape()[rank:]
    return Access.to(load.source, (*rows, *page), (0, *load.page_index[rank:]), sizes)


def store_access(store: StoreOp, sizes: Mapping[str, int]) -> Access:
    """What a store writes."""
    return Access.to(store.destination, store.buffer.page.get_shape(), store.page_index, sizes)
