"""The host's relay, rule by rule: the order of runs and copies, and what is said of a deadlock."""

from __future__ import annotations

import sys

import pytest

from tp_dialect.errors import TpError
from tp_dialect.scheduling import ChipTransfer, Copy, Deadlock, LinkPoint, Run, Unlinked, relay_schedule


def halt(sends: str = "", receives: str = "", after: int | None = 0) -> LinkPoint:
    return LinkPoint(after, tuple(sends.split()), tuple(receives.split()))


def first(receives: str) -> LinkPoint:
    """A halt in front of the chip's first section."""
    return halt("", receives, None)


# The rounds, step by step


def test_no_chips_need_no_steps():
    assert relay_schedule([], []) == []


def test_a_chip_without_halts_runs_to_its_end():
    assert relay_schedule([[], []], []) == [Run(0, 0), Run(1, 0)]


def test_the_root_sends_and_the_other_chip_gets_its_copy_before_it_starts():
    """A chip whose first halt precedes its first section stands at halt 0: its first run is to halt 1."""
    chips = [[halt("x")], [first("x"), halt("p", after=1)]]
    assert relay_schedule(chips, [ChipTransfer("x", 0, 1)])[:3] == [Run(0, 0), Copy("x", 0, 1), Run(1, 1)]


def test_a_layer_on_two_chips():
    chips = [[halt("x"), halt("", "p1", after=2), halt("y", after=3)], [first("x"), halt("p1", "y", after=1)]]
    crossing = [ChipTransfer("x", 0, 1), ChipTransfer("p1", 1, 0), ChipTransfer("y", 0, 1)]
    assert relay_schedule(chips, crossing) == [
        Run(0, 0),
        Copy("x", 0, 1),
        Run(1, 1),
        Run(0, 1),
        Copy("p1", 1, 0),
        Run(0, 2),
        Copy("y", 0, 1),
        Run(1, 2),
        Run(0, 3),
    ]


def test_sends_of_the_same_round_count_for_later_chips_only():
    """Chip 1 sees what chip 0 sent in this round; chip 0 sees what chip 1 sent in the next."""
    down = relay_schedule([[halt("t")], [first("t")]], [ChipTransfer("t", 0, 1)])
    assert down == [Run(0, 0), Copy("t", 0, 1), Run(1, 1), Run(0, 1)]
    up = relay_schedule([[first("t")], [halt("t")]], [ChipTransfer("t", 1, 0)])
    assert up == [Run(1, 0), Copy("t", 1, 0), Run(0, 1), Run(1, 1)]


def test_chips_that_need_nothing_of_each_other_run_in_one_round():
    chips = [[halt("a"), halt("b", after=1)], [halt("c")]]
    assert relay_schedule(chips, []) == [Run(0, 0), Run(1, 0), Run(0, 1), Run(1, 1), Run(0, 2)]


def test_a_chip_takes_one_halt_a_round():
    chips = [[halt("t")], [first("t"), halt("u", after=0)], [first("u")]]
    crossing = [ChipTransfer("t", 0, 1), ChipTransfer("u", 1, 2)]
    assert relay_schedule(chips, crossing) == [
        Run(0, 0),
        Copy("t", 0, 1),
        Run(1, 1),
        Copy("u", 1, 2),
        Run(2, 1),
        Run(0, 1),
        Run(1, 2),
    ]


def test_a_halt_that_sends_and_receives_sends_before_it_waits():
    """So two chips that swap at one halt each do not block each other."""
    chips = [[halt("x", "y")], [halt("y", "x")]]
    crossing = [ChipTransfer("x", 0, 1), ChipTransfer("y", 1, 0)]
    assert relay_schedule(chips, crossing) == [
        Run(0, 0),
        Run(1, 0),
        Copy("y", 1, 0),
        Run(0, 1),
        Copy("x", 0, 1),
        Run(1, 1),
    ]


def test_copies_come_in_the_order_of_the_halt():
    chips = [[halt("a b c")], [first("c a b")]]
    crossing = [ChipTransfer(name, 0, 1) for name in "abc"]
    copies = [step for step in relay_schedule(chips, crossing) if isinstance(step, Copy)]
    assert copies == [Copy(name, 0, 1) for name in "cab"]


def test_only_copies_that_are_missing_are_made():
    chips = [[halt("t")], [first("t"), halt("", "t", after=1)]]
    steps = relay_schedule(chips, [ChipTransfer("t", 0, 1)])
    assert steps.count(Copy("t", 0, 1)) == 1
    assert steps[-1] == Run(1, 2)


def test_a_tensor_is_copied_to_each_chip_that_receives_it():
    chips = [[halt("t")], [first("t")], [first("t")]]
    steps = relay_schedule(chips, [ChipTransfer("t", 0, 1), ChipTransfer("t", 0, 2)])
    assert [step for step in steps if isinstance(step, Copy)] == [Copy("t", 0, 1), Copy("t", 0, 2)]


def test_a_send_by_another_chip_than_the_transfers_does_not_count():
    """Two tensors of one name: chip 2's is not the one that crosses."""
    chips = [[halt("", "u"), halt("t", after=1)], [first("t")], [halt("t u", "", 0)]]
    crossing = [ChipTransfer("t", 0, 1), ChipTransfer("u", 2, 0)]
    steps = relay_schedule(chips, crossing)
    assert steps.index(Run(0, 1)) < steps.index(Copy("t", 0, 1)) < steps.index(Run(1, 1))
    with pytest.raises(Deadlock):
        relay_schedule([[], [first("t")], [halt("t")]], [ChipTransfer("t", 0, 1)])


def test_pairing_is_by_name_not_by_arrival():
    """Chip 1 reaches b before a; a still gets a1."""
    chips = [[halt("", "a1"), halt("", "b1", after=1)], [halt("b1"), halt("a1", after=1)]]
    steps = relay_schedule(chips, [ChipTransfer("a1", 1, 0), ChipTransfer("b1", 1, 0)])
    assert [step for step in steps if isinstance(step, Copy)] == [Copy("a1", 1, 0), Copy("b1", 1, 0)]


def test_a_halt_that_receives_what_no_transfer_brings_is_refused_naming_both():
    with pytest.raises(Unlinked, match=r"`t` on chip 1: halt 1 receives it, but no transfer.*\[TP404\]") as caught:
        relay_schedule([[halt("t")], [first("x"), halt("", "t", after=2)]], [ChipTransfer("x", 0, 1)])
    assert (caught.value.tensor, caught.value.chip) == ("t", 1)
    with pytest.raises(TpError, match="TP404"):
        relay_schedule([[halt("t")], [first("t")]], [ChipTransfer("t", 0, 2)])


def test_what_a_halt_before_the_first_section_sends_counts_from_the_beginning():
    chips = [[first("t")], [halt("t", "", None)]]
    assert relay_schedule(chips, [ChipTransfer("t", 1, 0)]) == [Copy("t", 1, 0), Run(0, 1), Run(1, 1)]


def test_of_two_transfers_of_one_tensor_to_one_chip_the_first_counts():
    chips = [[halt("t")], [halt("t")], [first("t")]]
    steps = relay_schedule(chips, [ChipTransfer("t", 1, 2), ChipTransfer("t", 0, 2)])
    assert [step for step in steps if isinstance(step, Copy)] == [Copy("t", 1, 2)]


# Deadlocks in words


def test_two_chips_that_receive_before_they_send_deadlock():
    chips = [[first("y"), halt("x", after=0)], [first("x"), halt("y", after=0)]]
    crossing = [ChipTransfer("x", 0, 1), ChipTransfer("y", 1, 0)]
    with pytest.raises(Deadlock) as caught:
        relay_schedule(chips, crossing)
    assert str(caught.value) == (
        "deadlock: chip 0 at halt 0 waits for `y` from chip 1, which stands at halt 0 and waits for `x` from"
        " chip 0 (chip 0 stands at halt 0 of 2; chip 1 stands at halt 0 of 2; nothing was sent) [TP405]"
    )
    other_way_round = [[first("y"), halt("x", after=0)], [halt("y"), halt("", "x", after=1)]]
    assert len(relay_schedule(other_way_round, crossing)) == 7


def test_a_ring_of_first_steps_is_reported_with_all_its_members():
    """Each of four chips waits for its right neighbour before it sends to its left one."""
    chips = [[first(f"t{(c + 1) % 4}"), halt(f"t{c}", after=0)] for c in range(4)]
    crossing = [ChipTransfer(f"t{c}", c, (c - 1) % 4) for c in range(4)]
    with pytest.raises(Deadlock) as caught:
        relay_schedule(chips, crossing)
    assert [one.from_chip for one in caught.value.cycle] == [1, 2, 3, 0]
    for chip in range(4):
        assert f"waits for `t{chip}` from chip {chip}" in str(caught.value)


def test_a_deadlock_says_where_each_chip_stands_and_what_was_sent():
    chips = [
        [halt("a"), halt("", "y", after=1)],
        [halt("", "a"), halt("", "x", after=1), halt("y", after=2)],
        [],
    ]
    crossing = [ChipTransfer("a", 0, 1), ChipTransfer("y", 1, 0), ChipTransfer("x", 0, 1)]
    with pytest.raises(Deadlock) as caught:
        relay_schedule(chips, crossing)
    error = caught.value
    assert (error.standing, error.halts, error.sent) == ((1, 1, 0), (2, 3, 0), (("a", 0),))
    assert "chip 0 stands at halt 1 of 2; chip 1 stands at halt 1 of 3; chip 2 has ended" in str(error)
    assert "sent: `a` from chip 0" in str(error)


def test_the_smallest_cycle_is_reported_not_the_first():
    """Chips 0 to 2 wait in a circle of three, chips 3 and 4 for each other."""
    waits = {0: "b", 1: "c", 2: "a", 3: "e", 4: "d"}
    chips = [[first(waits[c]), halt("abcde"[c], after=0)] for c in range(5)]
    crossing = [ChipTransfer(name, "abcde".index(name), c) for c, name in waits.items()]
    with pytest.raises(Deadlock, match="chip 3 at halt 0 waits for `e` from chip 4, which") as caught:
        relay_schedule(chips, crossing)
    assert caught.value.cycle == (ChipTransfer("e", 4, 3), ChipTransfer("d", 3, 4))


def test_a_wait_for_a_chip_that_ended_is_a_deadlock_without_a_cycle():
    with pytest.raises(Deadlock, match="chip 1 at halt 0 waits for `t` from chip 0, which has ended"):
        relay_schedule([[], [first("t")]], [ChipTransfer("t", 0, 1)])


def test_a_wait_for_a_chip_that_is_not_there_is_a_deadlock():
    with pytest.raises(Deadlock, match="waits for `t` from chip 7, which the program does not have"):
        relay_schedule([[first("t")]], [ChipTransfer("t", 7, 0)])


def test_a_long_list_of_sends_is_cut_short_in_the_text_only():
    chips = [[halt(" ".join(f"t{k}" for k in range(50)))], [first("x")]]
    with pytest.raises(Deadlock, match="and 20 more") as caught:
        relay_schedule(chips, [ChipTransfer("x", 0, 1)])
    assert len(caught.value.sent) == 50


def test_a_deadlock_names_the_first_of_several_awaited_tensors():
    chips = [[first("a b"), halt("c", after=0)], [first("c"), halt("a b", after=0)]]
    crossing = [ChipTransfer("a", 1, 0), ChipTransfer("b", 1, 0), ChipTransfer("c", 0, 1)]
    with pytest.raises(Deadlock, match="chip 0 at halt 0 waits for `a` from chip 1"):
        relay_schedule(chips, crossing)


def lines_run(halts: list[list[LinkPoint]], crossing: list[ChipTransfer]) -> int:
    """How many lines of Python one schedule takes: a measure of work that no other load disturbs."""
    count = 0

    def step(*_: object) -> object:
        nonlocal count
        count += 1
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        relay_schedule(halts, crossing)
    finally:
        sys.settrace(before)
    return count


def test_work_grows_linearly_where_each_round_moves_one_chip_only():
    """The tensor comes up from the last chip to the first, so that round after round all others wait."""

    def program(size: int) -> tuple[list[list[LinkPoint]], list[ChipTransfer]]:
        up: list[list[LinkPoint]] = [[first(f"t{c + 1}"), halt(f"t{c}", after=0)] for c in range(size - 1)]
        return [*up, [halt(f"t{size - 1}")]], [ChipTransfer(f"t{c + 1}", c + 1, c) for c in range(size - 1)]

    assert lines_run(*program(400)) < 2.5 * lines_run(*program(200))
