"""Rule 5: padding is neutral. Where padded elements are, from load to store.

A load that reaches beyond the edge of its tensor pads its last page on some axes. Through the bodies of computes,
padded positions are followed axis by axis. They may be stored where the store drops them, and they may be reduced
over where their value, as far as it is known, leaves the reduction as it is; anything else is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.ir import SSAValue

from tp_dialect.accesses import Access, Entry, NestAccesses
from tp_dialect.computes import AllReduceOp, ComputeOp
from tp_dialect.known_numbers import SO_FAR, Known, number_in
from tp_dialect.stage_names import refusal, stage_text
from tp_dialect.stages import LoadOp, StoreOp


@dataclass(frozen=True)
class Pad:
    """Padded positions on an axis: those from `limit - i * page` on, in page number i, which `entry` counts."""

    load: LoadOp
    entry: Entry
    page: int
    limit: int

    def valid(self, number: int, size: int) -> int:
        """How many of the `size` elements of a page are not padded."""
        return min(max(self.limit - number * self.page, 0), size)

    def text(self) -> str:
        """How messages call it."""
        return f"the padding of {stage_text(self.load)} (pages of {self.page} on {self.limit} elements, {self.entry})"


Mark = tuple[int, Pad]
"""An axis of a page and the padded positions on it."""


@dataclass(frozen=True)
class Padded:
    """Where a page is padded, and with which value if that is known; `lost`: by a load, but nobody knows where."""

    marks: Mapping[Mark, Known] = field(default_factory=dict[Mark, Known])
    lost: LoadOp | None = None

    def __bool__(self) -> bool:
        return bool(self.marks) or self.lost is not None


CLEAN = Padded()


def joined(pages: list[Padded]) -> Padded:
    """What is padded in any of the pages; a value is known where all that are padded there agree."""
    marks: dict[Mark, Known] = {}
    for page in pages:
        for mark, known in page.marks.items():
            marks[mark] = known if marks.get(mark, known) == known else None
    lost = next((page.lost for page in pages if page.lost is not None), None)
    return Padded(marks, lost)


def unknown(page: Padded) -> Padded:
    """The same positions with values that nobody knows."""
    return Padded(dict.fromkeys(page.marks), page.lost)


def check_padding(nest: NestAccesses) -> None:
    """Refuse a nest in which a padded element reaches a result."""
    if not any(access.ragged for stage in nest.stages if isinstance(stage, LoadOp) for access in nest.touched(stage)):
        return
    buffers: dict[SSAValue, Padded] = {}
    for stage in nest.stages:
        if isinstance(stage, LoadOp):
            buffers[stage.result] = _loaded(stage, nest.touched(stage))
        elif isinstance(stage, ComputeOp):
            buffers[stage.result] = _computed(stage, [buffers[page] for page in stage.pages])
        elif isinstance(stage, AllReduceOp):
            buffers[stage.result] = unknown(joined([buffers[page] for page in stage.pages]))
        elif isinstance(stage, StoreOp) and buffers[stage.page]:
            _check_store(stage, nest.touched(stage)[0], buffers[stage.page])


def _loaded(load: LoadOp, accesses: Sequence[Access]) -> Padded:
    value, first = number_in(load.pad), accesses[0]
    places = [(axis, first, axis) for axis in first.ragged]
    for table in accesses[1:]:
        places += [(len(first.page) + axis - 1, table, axis) for axis in table.ragged]
    marks: dict[Mark, Known] = {}
    for place, where, axis in places:
        marks[place, Pad(load, where.index[axis], where.page[axis], where.shape[axis])] = value
    return Padded(marks) if marks else CLEAN


def _computed(compute: ComputeOp, pages: list[Padded]) -> Padded:
    if not any(pages):
        return CLEAN
    from tp_dialect.padded_bodies import Body

    body = Body(compute)
    if not compute.folded:
        return body.result(pages)
    so_far = CLEAN
    while True:
        result = body.result([*pages, so_far])
        for (_, pad), known in result.marks.items():
            if pad.entry in compute.folded and known is not SO_FAR:
                text = f"{pad.text()} is folded, with a value that does not leave the accumulator as it is"
                raise refusal("TP221", compute, text, "let the page divide the dimension, or pad with the identity")
        kept = {mark: None for mark in result.marks if mark[1].entry not in compute.folded}
        if kept.keys() <= so_far.marks.keys() and result.lost is so_far.lost:
            return Padded(kept, result.lost)
        so_far = joined([so_far, Padded(kept, result.lost)])


def _check_store(store: StoreOp, access: Access, page: Padded) -> None:
    if page.lost is not None:
        text = f"padded elements of {stage_text(page.lost)} may be stored: they cannot be followed through a body"
        raise refusal("TP221", store, text, "let the page divide the dimension")
    for axis, pad in page.marks:
        for number, other in _page_numbers(pad, access, axis):
            valid, kept = pad.valid(number, access.page[axis]), access.valid(axis, other)
            if kept > valid:
                text = (
                    f"{pad.text()} is stored on axis {axis}: of page {number}, {valid} elements are not padded, "
                    f"and {kept} are stored"
                )
                raise refusal("TP221", store, text, "let the page divide the dimension")


def _page_numbers(pad: Pad, access: Access, axis: int) -> Iterator[tuple[int, int]]:
    """The page numbers of a pad and of a store that meet."""
    entry = access.index[axis]
    numbers = range(access.sizes[pad.entry]) if isinstance(pad.entry, str) else (pad.entry,)
    if entry == pad.entry:
        yield from ((number, number) for number in numbers)
        return
    others = range(access.sizes[entry]) if isinstance(entry, str) else (entry,)
    for number in numbers:
        yield from ((number, other) for other in others)
