"""Views of values: reshapes, slices, transposes and broadcasts as index expressions, and boxes put together."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.ir import Attribute

from tp_passes.lower.affine import Forms, Sizes, bounds, constant, identity, loop, quotient, remainder, total
from tp_passes.lower.graph import Pieces, Read, Scalar, Shape, View, source_shape, whole_view


def flattened(coordinates: Forms, shape: Sizes, onto: Sizes, loops: Sizes) -> Forms:
    """The coordinates in a tensor of shape `onto` of an element of one of `shape`, both counted row by row."""
    position = constant(0)
    for form, size in zip(coordinates, shape, strict=True):
        position = total([(position, size), (form, 1)], 0, loops)
    found: list[Forms] = []
    for size in reversed(onto):
        found.append((remainder(position, size, loops),))
        position = quotient(position, size, loops)
    return tuple(form for (form,) in reversed(found))


def reshaped(view: View, shape: Shape) -> View:
    """The same elements, row by row, in another shape: what expand_shape, collapse_shape and reshape do."""
    if shape == view.shape:
        return view
    if not prod(shape):
        return _nothing(shape, view.element)
    there = flattened(identity(shape), shape, view.shape, shape)
    back = flattened(identity(view.shape), view.shape, shape, view.shape)
    return view.through(there, shape, back)


def sliced(view: View, offsets: Sequence[int], strides: Sequence[int], shape: Shape) -> View:
    """The elements `offset + stride * i` on each axis."""
    if shape == view.shape:
        return view
    if not prod(shape):
        return _nothing(shape, view.element)
    forms = tuple(
        total([(form, stride)], offset, shape)
        for form, stride, offset in zip(identity(shape), strides, offsets, strict=True)
    )
    return view.through(forms, shape, None)


def _nothing(shape: Shape, element: Attribute) -> View:
    """A tensor without elements."""
    return View(Scalar(None), shape, element, ())


def indexed(view: View, forms: Forms, shape: Shape) -> View:
    """The element `forms` for each element of a tensor of this shape: a transpose, a broadcast, a window."""
    return view.through(forms, shape, _permutation_back(forms, shape, view.shape))


def _permutation_back(forms: Forms, shape: Shape, source: Shape) -> Forms | None:
    """The way back from the source if the forms only reorder its axes."""
    back = [constant(0) for _ in shape]
    for axis, (form, size) in enumerate(zip(forms, source, strict=True)):
        number = form.loop
        if size == 1:
            continue
        if number is None or shape[number] != size or not back[number].is_constant:
            return None
        back[number] = loop(axis, size)
    reached = all(size == 1 or not form.is_constant for form, size in zip(back, shape, strict=True))
    return tuple(back) if reached else None


def concatenated(views: Sequence[View], axis: int, shape: Shape, element: Attribute) -> View:
    """Views one after the other along an axis."""
    boxes: list[tuple[Shape, View]] = []
    start = 0
    for view in views:
        boxes.append((tuple(start if a == axis else 0 for a in range(len(shape))), view))
        start += view.shape[axis]
    return put_together(boxes, shape, element)


def inserted(piece: View, offsets: Shape, into: View) -> View:
    """`into` with the box at `offsets` replaced by `piece`."""
    boxes = [(offsets, piece)]
    for offset, view in _boxes_of(into):
        boxes.extend(_outside(offset, view, offsets, piece.shape))
    return put_together(boxes, into.shape, into.element)


def put_together(boxes: Sequence[tuple[Shape, View]], shape: Shape, element: Attribute) -> View:
    """The tensor that these disjoint boxes fill; boxes without elements are dropped, one box is itself."""
    if not prod(shape):
        return _nothing(shape, element)
    kept = tuple((offset, view) for offset, view in boxes if prod(view.shape))
    if len(kept) == 1 and kept[0][1].shape == shape:
        return kept[0][1]
    return whole_view(Pieces(shape, element, kept), shape, element)


def _boxes_of(view: View) -> Sequence[tuple[Shape, View]]:
    source = view.source
    if isinstance(source, Pieces) and view.forms == identity(source.shape) and view.shape == source.shape:
        return source.boxes
    return [((0,) * len(view.shape), view)]


def _outside(offset: Shape, view: View, hole: Shape, size: Shape) -> list[tuple[Shape, View]]:
    """What is left of a box around a hole, as at most two boxes per axis."""
    left: list[tuple[Shape, View]] = []
    start, stop = list(offset), [o + s for o, s in zip(offset, view.shape, strict=True)]
    cuts = [(max(a, h), min(b, h + s)) for a, b, h, s in zip(start, stop, hole, size, strict=True)]
    if any(low >= high for low, high in cuts):
        return [(offset, view)]
    for axis, (low, high) in enumerate(cuts):
        for begin, end in ((start[axis], low), (high, stop[axis])):
            if begin < end:
                first = [*start[:axis], begin, *start[axis + 1 :]]
                last = [*stop[:axis], end, *stop[axis + 1 :]]
                left.append((tuple(first), _part(offset, view, first, last)))
        start[axis], stop[axis] = low, high
    return left


def _part(offset: Shape, view: View, first: Sequence[int], last: Sequence[int]) -> View:
    shape = tuple(b - a for a, b in zip(first, last, strict=True))
    inside = [a - o for a, o in zip(first, offset, strict=True)]
    return sliced(view, inside, [1] * len(shape), shape)


def read_of(view: View, forms: Forms, sizes: Sizes) -> Read:
    """The read of element `forms` of a view in loops of these sizes, from one box alone where it stays in it."""
    reached = view.through(forms, tuple(sizes), None)
    while isinstance(reached.source, Pieces):
        box = _box_of(reached, reached.source, sizes)
        if box is None:
            break
        offset, inner = box
        inside = tuple(total([(form, 1)], -start, sizes) for form, start in zip(reached.forms, offset, strict=True))
        reached = inner.through(inside, tuple(sizes), None)
    return Read(reached.source, view.element, reached.forms)


def _box_of(view: View, pieces: Pieces, sizes: Sizes) -> tuple[Shape, View] | None:
    spans = [bounds(form, sizes) for form in view.forms]
    for offset, inner in pieces.boxes:
        ends = [start + size for start, size in zip(offset, inner.shape, strict=True)]
        if all(o <= low and high < end for (low, high), o, end in zip(spans, offset, ends, strict=True)):
            return offset, inner
    return None


def direct_axes(read: Read, sizes: Sizes) -> list[int | None] | None:
    """The loop along each axis of a read's source (None: a fixed step), if its pages can be loaded as they lie."""
    axes: list[int | None] = []
    for form, size in zip(read.forms, source_shape(read.source), strict=True):
        number = form.loop
        if number is not None and sizes[number] == size and number not in axes:
            axes.append(number)
        elif form.is_constant and 0 <= form.constant < size:
            axes.append(None)
        else:
            return None
    return axes
