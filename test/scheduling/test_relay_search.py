"""Random halts: the relay against its rounds word for word, and against a search through every order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.cycles import smallest_cycle
from tp_dialect.scheduling import ChipTransfer, Copy, Deadlock, LinkPoint, Run, relay_schedule

Steps = list[Run | Copy]
Halts = list[list[LinkPoint]]


@st.composite
def linked(draw: st.DrawFn) -> tuple[Halts, list[ChipTransfer]]:
    """Halts of up to four chips that send and receive at random, deadlocks included."""
    counts = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
    places = [(chip, number) for chip, count in enumerate(counts) for number in range(count)]
    sends: dict[tuple[int, int], list[str]] = {place: [] for place in places}
    receives: dict[tuple[int, int], list[str]] = {place: [] for place in places}
    crossing: list[ChipTransfer] = []
    for name in "abcdefg"[: draw(st.integers(0, 7)) if places else 0]:
        source = draw(st.sampled_from(places))
        if draw(st.integers(0, 9)):
            sends[source].append(name)
        for to in draw(st.lists(st.sampled_from(places), max_size=2, unique_by=lambda place: place[0])):
            receives[to].append(name)
            crossing.append(ChipTransfer(name, source[0], to[0]))
    before = [draw(st.booleans()) for _ in counts]
    return [
        [
            LinkPoint(None if before[chip] and not number else number, sends[chip, number], receives[chip, number])
            for number in range(count)
        ]
        for chip, count in enumerate(counts)
    ], crossing


def sent_by(halts: Halts, at: tuple[int, ...]) -> set[tuple[str, int]]:
    return {(name, chip) for chip, where in enumerate(at) for point in halts[chip][: where + 1] for name in point.sends}


def begin(halts: Halts) -> tuple[int, ...]:
    return tuple(0 if one and one[0].after is None else -1 for one in halts)


def can_move(halts: Halts, crossing: list[ChipTransfer], at: tuple[int, ...], chip: int) -> bool:
    if at[chip] == len(halts[chip]):
        return False
    needs = halts[chip][at[chip]].receives if at[chip] >= 0 else ()
    sources = {one.tensor: one.from_chip for one in crossing if one.to_chip == chip}
    return all((name, sources[name]) in sent_by(halts, at) for name in needs)


def naive_rounds(halts: Halts, crossing: list[ChipTransfer]) -> tuple[Steps, tuple[int, ...]]:
    """The rounds as the rule words them: round after round, every chip in order."""
    at, steps, before = begin(halts), list[Run | Copy](), None
    while at != before:
        before = at
        for chip in range(len(halts)):
            if can_move(halts, crossing, at, chip):
                needs = halts[chip][at[chip]].receives if at[chip] >= 0 else ()
                sources = {one.tensor: one.from_chip for one in crossing if one.to_chip == chip}
                steps += [Copy(name, sources[name], chip) for name in needs]
                steps.append(Run(chip, at[chip] + 1))
                at = (*at[:chip], at[chip] + 1, *at[chip + 1 :])
    return steps, at


def final_states(halts: Halts, crossing: list[ChipTransfer]) -> set[tuple[int, ...]]:
    """Where the chips can end up, over every order in which they can be run."""
    final: set[tuple[int, ...]] = set()
    seen = {begin(halts)}
    todo = list(seen)
    while todo:
        at = todo.pop()
        movable = [chip for chip in range(len(halts)) if can_move(halts, crossing, at, chip)]
        if not movable:
            final.add(at)
        after = {(*at[:chip], at[chip] + 1, *at[chip + 1 :]) for chip in movable}
        todo += after - seen
        seen |= after
    return final


@given(linked())
def test_the_schedule_is_that_of_the_rounds_or_a_deadlock_where_no_order_ends(
    case: tuple[Halts, list[ChipTransfer]],
):
    halts, crossing = case
    steps, stopped = naive_rounds(halts, crossing)
    assert final_states(halts, crossing) == {stopped}
    if stopped == tuple(map(len, halts)):
        assert relay_schedule(halts, crossing) == steps
        return
    with pytest.raises(Deadlock) as caught:
        relay_schedule(halts, crossing)
    assert caught.value.standing == stopped
    assert set(caught.value.sent) == sent_by(halts, stopped)
    assert_explained(halts, crossing, caught.value)


def assert_explained(halts: Halts, crossing: list[ChipTransfer], error: Deadlock) -> None:
    """Each transfer of the cycle is awaited by a chip that has not ended, and it closes or ends in vain."""
    for one in error.cycle:
        assert one in crossing
        assert one.tensor in halts[one.to_chip][error.standing[one.to_chip]].receives
        assert (one.tensor, one.from_chip) not in error.sent
    for one, following in pairwise(error.cycle):
        assert one.from_chip == following.to_chip
    last = error.cycle[-1].from_chip
    closes = last == error.cycle[0].to_chip
    assert closes or error.standing[last] == error.halts[last]


@given(st.dictionaries(st.integers(0, 5), st.lists(st.integers(0, 6), max_size=3)))
def test_the_smallest_cycle_is_as_short_as_any_walk_back_to_its_start(waits: dict[int, list[int]]):
    cycle = smallest_cycle(waits)
    walks = {start: {start} for start in waits}
    shortest = 0
    for length in range(1, 7):
        walks = {start: {two for one in at for two in waits.get(one, [])} for start, at in walks.items()}
        if any(start in at for start, at in walks.items()):
            shortest = length
            break
    assert len(cycle) == shortest
    assert all(two in waits[one] for one, two in zip(cycle, cycle[1:] + cycle[:1], strict=True))
