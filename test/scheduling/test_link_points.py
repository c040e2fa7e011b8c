"""Where a chip halts: behind the last store of what it sends, before the first load of what it receives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.scheduling import ChipTransfer, LinkPoint, SectionTouch, Unlinked, link_points


def touch(reads: str, writes: str) -> SectionTouch:
    return SectionTouch(set(reads.split()), set(writes.split()), {1})


def sent(tensor: str, to: int = 0) -> ChipTransfer:
    return ChipTransfer(tensor, 1, to)


def received(tensor: str) -> ChipTransfer:
    return ChipTransfer(tensor, 0, 1)


LAYER = [touch("x w1", "h"), touch("h w2", "p"), touch("y w3", "z")]


def test_a_layer_halts_for_its_input_and_where_the_partial_goes_and_the_sum_comes():
    assert link_points(LAYER, 1, [received("x"), sent("p"), received("y")]) == [
        LinkPoint(None, (), ("x",)),
        LinkPoint(1, ("p",), ("y",)),
    ]


def test_without_transfers_there_is_no_halt():
    assert link_points(LAYER, 1, []) == []
    assert link_points([], 1, []) == []


def test_transfers_of_other_chips_are_not_this_ones():
    assert link_points(LAYER, 1, [ChipTransfer("x", 0, 2), ChipTransfer("p", 2, 0)]) == []


def test_a_tensor_is_sent_behind_the_last_section_that_stores_it():
    sections = [touch("", "t"), touch("t", "t"), touch("t", "a")]
    assert link_points(sections, 1, [sent("t")]) == [LinkPoint(1, ("t",), ())]


def test_what_the_last_section_stores_is_sent_behind_it():
    assert link_points([touch("", "a"), touch("", "t")], 1, [sent("t")]) == [LinkPoint(1, ("t",), ())]


def test_a_tensor_is_received_in_front_of_the_first_section_that_loads_it():
    sections = [touch("a", ""), touch("b", ""), touch("t", ""), touch("t", "")]
    assert link_points(sections, 1, [received("t")]) == [LinkPoint(1, (), ("t",))]


def test_what_the_first_section_loads_is_brought_before_the_chip_starts():
    assert link_points([touch("t", ""), touch("t", "")], 1, [received("t")]) == [LinkPoint(None, (), ("t",))]


def test_behind_section_0_is_not_before_the_start():
    points = link_points([touch("x", "a"), touch("t", "")], 1, [sent("a"), received("t"), received("x")])
    assert points == [LinkPoint(None, (), ("x",)), LinkPoint(0, ("a",), ("t",))]


def test_what_falls_on_one_boundary_is_one_link_point_in_the_order_of_the_transfers():
    sections = [touch("", "a b"), touch("s t", "")]
    points = link_points(sections, 1, [sent("b"), received("t"), received("s"), sent("a")])
    assert points == [LinkPoint(0, ("b", "a"), ("t", "s"))]


def test_link_points_come_in_program_order_whatever_the_order_of_the_transfers():
    sections = [touch("x", "a"), touch("", "b"), touch("", "c")]
    points = link_points(sections, 1, [sent("c"), sent("a"), sent("b"), received("x")])
    assert [point.after for point in points] == [None, 0, 1, 2]


def test_a_tensor_that_goes_to_several_chips_is_sent_once():
    assert link_points([touch("", "t")], 1, [sent("t", 0), sent("t", 2)]) == [LinkPoint(0, ("t",), ())]


@pytest.mark.parametrize(
    ("transfer", "why", "code"),
    [
        (sent("x"), "it sends this tensor, but no section of it stores it", "TP401"),
        (received("q"), "it receives this tensor, but no section of it loads it", "TP402"),
        (received("h"), "it receives this tensor, but its own section 0 stores it", "TP403"),
        (received("p"), "it receives this tensor, but its own section 1 stores it", "TP403"),
    ],
)
def test_a_transfer_without_a_place_is_unlinked(transfer: ChipTransfer, why: str, code: str):
    with pytest.raises(Unlinked) as caught:
        link_points(LAYER, 1, [received("x"), transfer])
    error = caught.value
    assert (error.tensor, error.chip, error.why, error.code) == (transfer.tensor, 1, why, code)
    assert str(error) == f"tensor `{transfer.tensor}` on chip 1: {why} [{code}]"
    assert isinstance(error, TpError)


def test_lists_and_tuples_make_equal_link_points():
    assert LinkPoint(None, ["a"], []) == LinkPoint(None, ("a",), ())
    assert LinkPoint(None, (), ()) != LinkPoint(0, (), ())
    with pytest.raises(TpError, match=r"sends: expected several names"):
        LinkPoint(0, "ab", ())


names = st.frozensets(st.sampled_from("abcdef"), max_size=3)


@given(
    st.lists(st.builds(SectionTouch, names, names, st.just({1})), max_size=8),
    st.lists(st.builds(ChipTransfer, st.sampled_from("abcdef"), st.integers(0, 2), st.integers(0, 2))),
)
def test_link_points_are_those_of_the_rule(sections: list[SectionTouch], crossing: list[ChipTransfer]):
    stores = {name: k for k, section in enumerate(sections) for name in section.writes}
    loads = {name: k for k, section in reversed(list(enumerate(sections))) for name in section.reads}
    out = {one.tensor for one in crossing if one.from_chip == 1}
    back = {one.tensor for one in crossing if one.to_chip == 1}
    if out - stores.keys() or back - loads.keys() or back & stores.keys():
        with pytest.raises(Unlinked):
            link_points(sections, 1, crossing)
        return
    points = link_points(sections, 1, crossing)
    places = [-1 if point.after is None else point.after for point in points]
    assert places == sorted(set(places))
    sends = [(name, at) for point, at in zip(points, places, strict=True) for name in point.sends]
    receives = [(name, at) for point, at in zip(points, places, strict=True) for name in point.receives]
    assert sorted(sends) == sorted((name, stores[name]) for name in out)
    assert sorted(receives) == sorted((name, loads[name] - 1) for name in back)
