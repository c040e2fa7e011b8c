"""Phases: what may run at once is gathered, what depends comes later, and no phase is tried after phase."""

from __future__ import annotations

import random
import sys
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.manifest import Collective, Manifest
from tp_dialect.scheduling import SectionTouch, phase_order


def touch(reads: str, writes: str, *chips: int) -> SectionTouch:
    return SectionTouch(set(reads.split()), set(writes.split()), set(chips))


def phases_of(touches: list[SectionTouch]) -> list[list[int]]:
    """The section numbers of each phase, read off the barriers."""
    phases: list[list[int]] = [[]]
    for number, ends in zip(*phase_order(touches), strict=True):
        phases[-1].append(number)
        if ends:
            phases.append([])
    return phases if phases != [[]] else []


def depends(later: SectionTouch, earlier: SectionTouch) -> bool:
    """The rule of dependence, word for word."""
    return bool(later.reads & earlier.writes or later.writes & (earlier.reads | earlier.writes))


def naive_phases(touches: list[SectionTouch]) -> list[list[int]]:
    """Trying phase after phase."""
    at: list[int] = []
    for number, one in enumerate(touches):
        before = list(enumerate(touches[:number]))
        phase = max((at[k] + 1 for k, other in before if depends(one, other)), default=0)
        while any(at[k] == phase and other.chips & one.chips for k, other in before):
            phase += 1
        at.append(phase)
    return [[k for k, phase in enumerate(at) if phase == p] for p in range(max(at, default=-1) + 1)]


names = st.frozensets(st.sampled_from("abcdef"), max_size=2)
programs = st.lists(
    st.builds(SectionTouch, names, names, st.frozensets(st.integers(0, 3), min_size=1, max_size=3)),
    max_size=25,
)


def test_nothing_in_gives_two_empty_lists():
    assert phase_order([]) == ([], [])


def test_one_section_is_one_phase_without_a_barrier():
    assert phase_order([touch("x", "y", 0)]) == ([0], [False])


def test_the_same_work_on_two_chips_is_one_phase():
    assert phase_order([touch("x w0", "h0", 0), touch("x w1", "h1", 1)]) == ([0, 1], [False, False])


def test_chips_do_not_take_turns_in_a_layer():
    layer = [
        touch("x w0", "h0", 0),
        touch("x w1", "h1", 1),
        touch("h0 v0", "p0", 0),
        touch("h1 v1", "p1", 1),
        touch("p0 p1", "y", 0, 1),
        touch("y", "z", 0),
    ]
    order, barrier_after = phase_order(layer)
    assert order == [0, 1, 2, 3, 4, 5]
    assert barrier_after == [False, True, False, True, True, False]


def test_a_source_that_lists_chip_after_chip_is_reordered_by_phase():
    by_chip = [touch("x", "a0", 0), touch("a0", "b0", 0), touch("x", "a1", 1), touch("a1", "b1", 1)]
    assert phase_order(by_chip) == ([0, 2, 1, 3], [False, True, False, False])


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (touch("", "t", 0), touch("t", "", 1)),  # read after write
        (touch("t", "", 0), touch("", "t", 1)),  # write after read
        (touch("", "t", 0), touch("", "t", 1)),  # write after write
    ],
)
def test_a_hazard_on_a_name_puts_the_later_section_in_a_later_phase(first: SectionTouch, second: SectionTouch):
    assert phases_of([first, second]) == [[0], [1]]


def test_two_readers_share_a_phase():
    assert phases_of([touch("t", "a", 0), touch("t", "b", 1)]) == [[0, 1]]


def test_a_section_that_updates_a_state_does_not_depend_on_itself():
    assert phases_of([touch("state x", "state", 0), touch("other", "other", 1)]) == [[0, 1]]


def test_carried_state_counts():
    steps = [touch("cache k", "cache", 0), touch("cache", "a", 1), touch("cache k", "cache", 2)]
    assert phases_of(steps) == [[0], [1], [2]]


def test_a_chip_takes_one_section_a_phase():
    assert phases_of([touch("", "a", 0), touch("", "b", 0), touch("", "c", 1)]) == [[0, 2], [1]]


def test_a_later_section_fills_a_phase_that_was_left_free():
    assert phases_of([touch("", "a", 0), touch("a", "b", 0), touch("", "c", 1), touch("", "d", 1)]) == [
        [0, 2],
        [1, 3],
    ]


def test_a_section_on_several_chips_waits_for_a_phase_in_which_all_are_free():
    zigzag = [touch("", "a", 0), touch("a", "b", 1), touch("b", "c", 0), touch("", "y", 0, 1)]
    assert phases_of(zigzag) == [[0], [1], [2], [3]]


def test_the_earliest_read_is_not_forgotten_when_a_later_section_reads_earlier():
    """The chip that reads late comes first in the source: the writer waits for the later of both reads."""
    late_reader_first = [touch("", "a", 0), touch("a t", "b", 0), touch("t", "c", 1), touch("", "t", 2)]
    assert phases_of(late_reader_first) == [[0, 2], [1], [3]]


def test_a_partial_is_not_overwritten_beside_the_all_reduce_that_reads_it():
    """Although only chip 0 writes."""
    assert phases_of([touch("p0 p1", "y", 0, 1), touch("q", "p0", 0)]) == [[0], [1]]
    assert phases_of([touch("p0 p1", "y", 1), touch("q", "p0", 0)]) == [[0], [1]]


def test_a_staging_buffer_is_not_filled_again_before_it_was_read():
    staged = [touch("a", "h", 0), touch("h", "b", 1), touch("a2", "h", 0), touch("h", "b2", 1)]
    assert phases_of(staged) == [[0], [1], [2], [3]]


def test_a_collective_of_one_partial_shares_a_phase_with_others():
    mixed = [touch("q0", "z", 3), touch("p0 p1 p2", "y", 0, 1, 2)]
    assert phases_of(mixed) == [[0, 1]]


def test_the_order_of_names_in_a_manifest_does_not_change_the_phases():
    placed = {f"{name}_c{chip}": chip for name in "hp" for chip in range(3)}
    found: set[str] = set()
    for seed in range(20):
        keys = list(placed.items())
        random.Random(seed).shuffle(keys)
        manifest = Manifest(3, dict(keys), {}, [Collective("y", ("p_c0", "p_c1", "p_c2"), ("s", "y"))])
        bindings = [f"{name}_c{chip}" for chip in range(3) for name in "hp"]
        touches = [touch("", name, manifest.chip_running(name)) for name in bindings]
        found.add(repr(phase_order(touches)))
    assert found == {"([0, 2, 4, 1, 3, 5], [False, False, True, False, False, False])"}


def test_a_string_is_no_set_of_names():
    with pytest.raises(TpError, match=r"reads: expected several names.*\[TP027\]"):
        SectionTouch("x", {"y"}, {0})
    with pytest.raises(TpError, match=r"writes: expected several names"):
        SectionTouch({"x"}, "y", {0})


def test_touches_are_equal_by_value_however_they_were_given():
    assert SectionTouch(["x", "x"], ("y",), [0]) == SectionTouch({"x"}, {"y"}, {0})
    assert SectionTouch({"x"}, {"y"}, {0}) != SectionTouch({"x"}, {"y"}, {1})


@given(programs)
def test_phases_are_those_of_trying_phase_after_phase(touches: list[SectionTouch]):
    assert phases_of(touches) == naive_phases(touches)


@given(programs)
def test_the_order_holds_each_section_once_and_ends_without_a_barrier(touches: list[SectionTouch]):
    order, barrier_after = phase_order(touches)
    assert sorted(order) == list(range(len(touches)))
    assert len(barrier_after) == len(order)
    assert not any(barrier_after[-1:])


@given(programs)
def test_sections_of_one_phase_are_independent_and_on_different_chips(touches: list[SectionTouch]):
    for phase in phases_of(touches):
        assert phase == sorted(phase)
        for first, second in combinations((touches[number] for number in phase), 2):
            assert not first.chips & second.chips
            assert not first.writes & (second.reads | second.writes)
            assert not second.writes & first.reads


@given(programs)
def test_what_depends_comes_in_a_later_phase(touches: list[SectionTouch]):
    at = {number: k for k, phase in enumerate(phases_of(touches)) for number in phase}
    for early, late in combinations(range(len(touches)), 2):
        if depends(touches[late], touches[early]):
            assert at[early] < at[late]


def chain(count: int, chip: int) -> list[SectionTouch]:
    return [SectionTouch({f"l{k}"}, {f"l{k + 1}"}, {chip}) for k in range(count)]


def lines_run(touches: list[SectionTouch]) -> int:
    """How many lines of Python one ordering takes: a measure of work that no other load disturbs."""
    count = 0

    def step(*_: object) -> object:
        nonlocal count
        count += 1
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        phase_order(touches)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("chips", [{1}, {0, 1}, {1, 2, 3}])
def test_work_grows_linearly_where_independent_sequences_begin_behind_one_long_one(chips: set[int]):
    def program(size: int) -> list[SectionTouch]:
        behind = [SectionTouch({f"l{size}"}, {f"z{k}"}, chips) for k in range(size)]
        return [*chain(size, 0), *behind]

    assert lines_run(program(800)) < 2.5 * lines_run(program(400))


def test_work_grows_linearly_where_two_chips_are_free_in_turns_only():
    def program(size: int) -> list[SectionTouch]:
        turns = [SectionTouch({f"l{k}"}, {f"l{k + 1}"}, {k % 2}) for k in range(size)]
        return turns + [SectionTouch((), {f"z{k}"}, {0, 1}) for k in range(size)]

    assert lines_run(program(800)) < 2.5 * lines_run(program(400))
