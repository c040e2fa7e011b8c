"""Loads and stores of a nest, all pages at once.

The pages of a buffer are one array: an axis per dimension of the nest, of size 1 where the buffer does not change
with it, then the axes of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from xdsl.dialects.builtin import FloatAttr, IntegerAttr
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineMap
from xdsl.utils.exceptions import InterpretationError

from tp_dialect.accesses import Access, load_access, row_access
from tp_dialect.affine_forms import shifted
from tp_dialect.errors import message
from tp_dialect.interpreter.core.elements import Array, element_of
from tp_dialect.interpreter.strides import Reader, Writer, reader, strided, with_batch, writer
from tp_dialect.kernel import LoadOp

Shape = tuple[int, ...]


def number_of(attribute: Attribute | None) -> float | int:
    """The number that an attribute holds; 0 without one."""
    if isinstance(attribute, FloatAttr | IntegerAttr):
        return attribute.value.data
    return 0


def batch_shape(access: Access) -> Shape:
    """The axes of a buffer's pages that stand for the nest's dimensions."""
    return tuple(size if dim in access.dims else 1 for dim, size in access.sizes.items())


def _present(access: Access) -> list[bool]:
    """For each dimension of the nest whether the pages change with it."""
    return [dim in access.dims for dim in access.sizes]


def _page_extents(access: Access) -> Shape:
    return (*[access.sizes[dim] for dim in access.dims], *access.page)


def _box_pages(access: Access) -> tuple[AffineMap, Shape]:
    """Pages within the box that they fill: the map to coordinates counted from the box's corner, and its extents."""
    corner = [-low for low, _ in access.box]
    map = access.page_map()
    results = tuple(result + low for result, low in zip(map.results, corner, strict=True))
    return AffineMap(map.num_dims, 0, results), tuple(high - low for low, high in access.box)


def page_reader(access: Access, pad: float | int) -> Reader:
    """What gathers the pages of an access out of its tensor; `pad` stands where a page goes beyond the view."""
    shape = (*batch_shape(access), *access.page)
    extents = _page_extents(access)
    direct = strided(access.map.compose(access.page_map()), extents)
    if direct is not None and not access.ragged:
        in_shape = with_batch(direct, _present(access))
        if in_shape is not None and in_shape.shape == shape:
            return in_shape
        return lambda tensor: direct(tensor).reshape(shape)
    box = box_reader(access, pad)
    map, _ = _box_pages(access)
    split = reader(map, extents, ())
    return lambda tensor: split(box(tensor)).reshape(shape)


def box_reader(access: Access, pad: float | int) -> Reader:
    """What reads all that the pages of an access reach, in the view's coordinates, with `pad` outside of the view."""
    inside = tuple(high - low for low, high in access.inside)
    read = reader(shifted(access.map, [low for low, _ in access.inside]), inside, access.root_shape)
    if not access.ragged:
        return read
    full = tuple(high - low for low, high in access.box)
    interior = tuple(slice(0, size) for size in inside)
    margins = [(slice(None),) * axis + (slice(inside[axis], None),) for axis in access.ragged]

    def padded(tensor: Array) -> Array:
        array = np.empty(full, tensor.dtype)
        array[interior] = read(tensor)
        for margin in margins:
            array[margin] = pad
        return array

    return padded


Cut = Callable[[Array], Array]
"""Takes from pages those that are worked on at a time."""


def gather_reader(load: LoadOp, sizes: Mapping[str, int], name: str) -> Callable[[Array, Array, Cut], Array]:
    """What gathers pages of the rows that an array names; a row number outside of the table is refused."""
    rows, table = load_access(load, sizes), row_access(load, sizes)
    pad = number_of(load.pad)
    last = table.shape[0] - 1
    numbers = page_reader(rows, 0)
    outside = _outside(rows) if rows.ragged else None
    whole = box_reader(table, pad)
    coordinates = _coordinates(table, len(sizes) + len(rows.page))
    behind = (1,) * (len(table.page) - 1)

    def gather(tensor: Array, ids: Array, cut: Cut) -> Array:
        chosen = cut(numbers(ids))
        if chosen.min() < 0 or chosen.max() > last:
            text = f"{name}: expected row numbers from 0 to {last}, got {chosen.min()} to {chosen.max()}"
            raise InterpretationError(message("TP238", text))
        if coordinates:
            chosen = chosen.reshape(chosen.shape + behind)
        pages = whole(tensor)[(chosen, *map(cut, coordinates))]
        if outside is None:
            return pages
        return np.where(cut(outside).reshape(outside.shape + behind), pages.dtype.type(pad), pages)

    return gather


def _outside(rows: Access) -> Array:
    """Which elements of the pages of row numbers lie outside of them."""
    inside = box_reader(rows, True)(np.zeros(rows.root_shape, np.bool_))
    map, _ = _box_pages(rows)
    pages = reader(map, _page_extents(rows), ())(inside)
    return pages.reshape((*batch_shape(rows), *rows.page))


def _coordinates(table: Access, before: int) -> list[Array]:
    """For each further axis of a table the coordinates of the pages there; none where every page holds all of them.

    They broadcast with the row numbers, which have `before` axes, and one of size 1 for each further axis.
    """
    if not table.dims:
        return []
    names = list(table.sizes)
    found: list[Array] = []
    for axis in range(1, len(table.page)):
        entry, page = table.index[axis], table.page[axis]
        shape = [1] * (before + len(table.page) - 1)
        shape[before + axis - 1] = page
        inner = np.arange(page)
        if isinstance(entry, str):
            shape[names.index(entry)] = table.sizes[entry]
            inner = np.add.outer(np.arange(table.sizes[entry]) * page, inner)
        found.append(inner.reshape(shape))
    return found


@dataclass(frozen=True)
class PageWriter:
    """Stores the pages of an access: straight into the tensor, or, where they do not fit it, into a box beside it.

    `begin` takes the tensor and gives what holds the pages; `pages` views that with an axis per dimension of the nest
    and `inner` behind, the digits of a page where they are more than its axes; `end` brings it into the tensor.
    """

    begin: Reader
    pages: Reader
    inner: Shape | None
    end: Writer | None

    def write(self, target: Array, pages: Array) -> None:
        """Write pages, which broadcast over the dimensions that they do not change with."""
        if self.inner is not None:
            pages = pages.reshape(pages.shape[: target.ndim - len(self.inner)] + self.inner)
        target[...] = pages


def page_writer(access: Access) -> PageWriter:
    """What scatters the pages of an access into its tensor, and drops what lies outside of the view."""
    extents, batch = _page_extents(access), batch_shape(access)
    direct = strided(access.map.compose(access.page_map()), extents)
    target = None if direct is None or access.ragged else with_batch(direct, _present(access))
    if target is not None:
        inner = target.shape[len(batch) :]
        return PageWriter(lambda tensor: tensor, target, None if inner == access.page else inner, None)
    map, box = _box_pages(access)
    split = reader(map, extents, ())
    inside = tuple(high - low for low, high in access.inside)
    interior = tuple(slice(0, size) for size in inside)
    write = writer(shifted(access.map, [low for low, _ in access.inside]), inside, access.root_shape)
    return PageWriter(
        lambda tensor: np.empty(box, tensor.dtype),
        lambda holder: split(holder).reshape((*batch, *access.page)),
        None,
        lambda tensor, holder: write(tensor, holder[interior]),
    )


def garbage(shape: Shape, type: Attribute) -> Callable[[], Array]:
    """What makes a tensor that nothing was stored in, of numbers that show: NaN, or the least integer."""
    dtype = element_of(type).dtype
    number = np.nan if dtype.kind == "f" else True if dtype.kind == "b" else np.iinfo(dtype).min

    def make() -> Array:
        array = np.empty(shape, dtype)
        array.fill(number)
        return array

    return make
