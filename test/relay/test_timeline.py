"""Timelines: who worked, who waited for whom, and what crossed."""

from __future__ import annotations

from xml.etree import ElementTree

from tp_dialect.timeline import HOST, Bar, Move, Timeline
from tp_tools.draw import svg


def test_a_barrier_makes_the_others_wait_for_the_last_chip() -> None:
    """Chips of a phase run at once; behind it all begin together."""
    timeline = Timeline(3)
    timeline.section((0,), "a", 2.0)
    timeline.section((1,), "b", 5.0)
    timeline.barrier("barrier")
    timeline.section((0,), "c", 1.0)
    assert timeline.bars[-1] == Bar(0, 5.0, 6.0, "c")
    assert timeline.length == 6.0
    assert timeline.waits == {(0, 1): 3.0, (2, 1): 5.0}
    assert [timeline.of_chip(chip).halts for chip in range(3)] == [1, 1, 1]


def test_a_section_of_several_chips_begins_when_the_last_one_is_free() -> None:
    """The chips that are early wait for the late one."""
    timeline = Timeline(2)
    timeline.section((1,), "a", 2.0)
    timeline.section((0, 1), "sum", 1.0)
    assert timeline.bars[1:] == [Bar(0, 2.0, 3.0, "sum"), Bar(1, 2.0, 3.0, "sum")]
    assert timeline.waits == {(0, 1): 2.0}


def test_a_copy_waits_for_its_sender_and_the_host_with_it() -> None:
    """The receiver waits for the sender; a third chip that the host runs behind the copy waits for the host."""
    timeline = Timeline(3)
    timeline.run(0)
    timeline.section((0,), "a", 4.0)
    timeline.copy("a", 0, 1, 64)
    timeline.run(1)
    timeline.section((1,), "b", 1.0)
    timeline.run(2)
    assert timeline.moves == [Move("a", 0, 1, 4.0, 64)]
    assert timeline.waits == {(1, 0): 4.0, (2, HOST): 4.0}
    one = timeline.of_chip(1)
    assert (one.sections, one.sent, one.received, one.work, one.waiting) == (1, 0, 64, 1.0, 4.0)
    assert timeline.of_chip(0).sent == 64


def test_chips_that_the_host_runs_before_it_copies_run_at_once() -> None:
    """The host does not wait for a chip that it has started."""
    timeline = Timeline(2)
    for chip in (0, 1):
        timeline.run(chip)
        timeline.section((chip,), "a", 2.0)
    assert timeline.length == 2.0
    assert timeline.waits == {}


def test_a_picture_has_a_row_per_chip_and_names_that_are_no_markup() -> None:
    """Eight chips, and a name with signs that SVG would take for its own."""
    timeline = Timeline(8)
    for chip in range(8):
        timeline.section((chip,), f"<h&_c{chip}", 1.0 + chip)
    timeline.barrier("barrier")
    timeline.move("h", 0, 7, 16)
    root = ElementTree.fromstring(svg(timeline, "layer <1>"))
    words = [element.text or "" for element in root.iter() if element.tag.endswith("}text")]
    assert [word for word in words if word.startswith("chip ")] == [f"chip {chip}" for chip in range(8)]
    titles = [element.text or "" for element in root.iter() if element.tag.endswith("}title")]
    assert sum(title.startswith("<h&_c7 on chip 7") for title in titles) == 1
    assert "h from chip 0 to chip 7: 16 B" in titles
    assert sum(title.endswith("barrier at 8000.000 ms") for title in titles) == 8


def test_an_empty_run_has_a_picture() -> None:
    """Chips that did nothing have their rows."""
    ElementTree.fromstring(svg(Timeline(2), "nothing"))
