"""How large the pages are: pure choices from shapes and the page option, which a target can make in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, prod

from tp_passes.lower.bodies import may_pad
from tp_passes.lower.graph import Computation, Shape
from tp_passes.lower.propagate import WHOLE_LIMIT, Group, Loop

Page = tuple[int, ...]
"""The largest page: sizes for the last axes of a tensor; axes in front of these go one step at a time."""


def page_shape(shape: Shape, page: Page) -> Shape:
    """The page of a tensor: `page` on its last axes, 1 in front, never more than the tensor has."""
    sizes = ((1,) * len(shape) + page)[-len(shape) :] if shape else ()
    return tuple(min(part, size) for part, size in zip(sizes, shape, strict=True))


def page_sizes(group: Group, page: Page) -> dict[Loop, int]:
    """The page size of each loop of a group.

    Loops that must be whole are; a folded loop gets the last size of `page`, of a contraction at most half of its
    steps, so that it streams; the axes of the results get those of `page_shape`. No tensor's page holds more elements
    than `page`, unless its whole loops do.
    """
    chosen: dict[Loop, int] = {}
    sizes = {group.root(member, loop): size for member in group.members for loop, size in enumerate(member.sizes)}
    accesses = list(_accesses(group))

    def take(loop: Loop, wanted: int) -> None:
        held = [prod(chosen.get(other, 1) for other in access) for access in accesses if loop in access]
        chosen[loop] = max(1, min(sizes[loop], wanted, prod(page) // max(held, default=1)))

    for loop in group.whole:
        chosen[loop] = sizes[loop]
    for member in group.members:
        if group.streams(member):
            _take_folded(group, member, page[-1], chosen, take)
    for member in reversed(group.members):
        for axis, wanted in reversed([*enumerate(page_shape(member.shape, page))]):
            if group.root(member, axis) not in chosen:
                take(group.root(member, axis), wanted)
    return chosen


def _accesses(group: Group) -> Iterator[frozenset[Loop]]:
    """The loops along which each tensor that is held in pages runs."""
    for member in group.members:
        yield frozenset(group.root(member, axis) for axis in range(len(member.shape)))
        for read in member.reads:
            if read.whole is None:
                loops = frozenset[int]().union(*(form.loops for form in read.forms))
                yield frozenset(group.root(member, loop) for loop in loops)


def _take_folded(
    group: Group, member: Computation, wanted: int, chosen: dict[Loop, int], take: Callable[[Loop, int], None]
) -> None:
    """Choose the pages of a member's reduced loops, innermost first; they divide where no padding is neutral."""
    longest = max(member.reduced_loops, key=lambda loop: member.sizes[loop])
    for loop in reversed(member.reduced_loops):
        size = member.sizes[loop]
        most = min(wanted, ceil(size / 2)) if member.is_contraction and loop == longest else wanted
        take(group.root(member, loop), most)
    for loop in member.reduced_loops:
        root, size = group.root(member, loop), member.sizes[loop]
        if size % chosen[root] and not may_pad(member, loop):
            chosen[root] = dividing(size, chosen[root])


def dividing(size: int, most: int) -> int:
    """The largest page of at most `most` steps that divides `size`; all of it where such pages would be tiny."""
    best = max(page for page in range(1, most + 1) if size % page == 0)
    return size if best * 8 < most and size <= WHOLE_LIMIT else best
