"""Relay schedules of whole programs, replayed with private memories: only a copy moves data between chips."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.manifest import Manifest
from tp_dialect.scheduling import (
    Copy,
    Deadlock,
    LinkPoint,
    Run,
    SectionTouch,
    Statement,
    link_points,
    relay_schedule,
    transfers,
)

Steps = list[Run | Copy]


@dataclass
class ChipProgram:
    """What one chip runs, and where it halts."""

    statements: list[Statement]
    halts: list[LinkPoint]


def relayed(source: list[Statement], manifest: Manifest) -> tuple[list[ChipProgram], Steps]:
    """Split a source of one-binder statements to the chips, link them and schedule the relay."""
    crossing = transfers(source, manifest)
    programs: list[ChipProgram] = []
    for chip in range(manifest.chips):
        own = [one for one in source if manifest.chip_running(one.binders[0]) == chip]
        touches = [SectionTouch(one.ins, one.binders, {chip}) for one in own]
        programs.append(ChipProgram(own, link_points(touches, chip, crossing)))
    return programs, relay_schedule([program.halts for program in programs], crossing)


def executed(memory: dict[str, object], statements: list[Statement]) -> None:
    """Run statements on values that are their own history; reading what is not there is an error."""
    for one in statements:
        memory[one.binders[0]] = (one.binders[0], *(memory[name] for name in one.ins))


def replayed(programs: list[ChipProgram], steps: Steps, inputs: list[str]) -> list[dict[str, object]]:
    """Memories afterwards. A run moves one chip by one halt; only a copy reaches another memory."""
    memories: list[dict[str, object]] = [dict.fromkeys(inputs, "input") for _ in programs]
    at = [0 if one.halts and one.halts[0].after is None else -1 for one in programs]
    for step in steps:
        if isinstance(step, Copy):
            sending = programs[step.from_chip].halts[: at[step.from_chip] + 1]
            assert any(step.tensor in point.sends for point in sending)
            assert step.tensor in programs[step.to_chip].halts[at[step.to_chip]].receives
            memories[step.to_chip][step.tensor] = memories[step.from_chip][step.tensor]
            continue
        program = programs[step.chip]
        assert step.to == at[step.chip] + 1 <= len(program.halts)
        ends = [-1 if point.after is None else point.after for point in program.halts]
        begin = ends[at[step.chip]] + 1 if at[step.chip] >= 0 else 0
        end = ends[step.to] + 1 if step.to < len(ends) else len(program.statements)
        executed(memories[step.chip], program.statements[begin:end])
        at[step.chip] = step.to
    assert at == [len(one.halts) for one in programs]
    return memories


@st.composite
def sources(draw: st.DrawFn) -> tuple[list[Statement], Manifest]:
    """Programs that bind each name once, on up to four chips."""
    chips = draw(st.integers(1, 4))
    manifest = Manifest(chips)
    source: list[Statement] = []
    for number in range(draw(st.integers(0, 12))):
        known = ["x", "w", *(f"t{k}" for k in range(number))]
        place = draw(st.none() | st.integers(0, chips - 1))
        if place is not None:
            manifest.place(f"t{number}", place)
        source.append(Statement(f"t{number}", tuple(draw(st.lists(st.sampled_from(known), max_size=3)))))
    return source, manifest


@given(sources())
def test_a_program_that_binds_each_name_once_is_relayed_without_a_deadlock_to_the_same_values(
    case: tuple[list[Statement], Manifest],
):
    source, manifest = case
    whole: dict[str, object] = dict.fromkeys(["x", "w"], "input")
    executed(whole, source)
    memories = replayed(*relayed(source, manifest), ["x", "w"])
    for one in source:
        name = one.binders[0]
        assert memories[manifest.chip_running(name)][name] == whole[name]


@given(sources())
def test_each_transfer_is_one_copy(case: tuple[list[Statement], Manifest]):
    _, steps = relayed(*case)
    copies = [(step.tensor, step.from_chip, step.to_chip) for step in steps if isinstance(step, Copy)]
    crossing = [(one.tensor, one.from_chip, one.to_chip) for one in transfers(*case)]
    assert sorted(copies) == sorted(crossing)


def test_a_tensor_that_is_written_again_with_what_came_back_deadlocks():
    """It would be sent behind its last store, which waits for its reader."""
    manifest = Manifest(2, {"u": 1})
    source = [Statement("t", ()), Statement("u", ("t",)), Statement("t", ("u",))]
    with pytest.raises(Deadlock, match=r"`t` from chip 0.*`u` from chip 1|`u` from chip 1.*`t` from chip 0"):
        relayed(source, manifest)
