"""What a program's verifier checks of chip programs' tensors: who has what, and that what crosses is one version."""

from __future__ import annotations

from itertools import product
from typing import NoReturn

from xdsl.utils.exceptions import VerifyException

from tp_dialect.chip_programs import ChipProgram, chip_programs, storing_chips
from tp_dialect.errors import message
from tp_dialect.manifest import Collective
from tp_dialect.program_index import ProgramIndex, StatementOp


def _refuse(code: str, text: str, hint: str | None = None) -> NoReturn:
    raise VerifyException(message(code, text, hint))


def check_crossings(index: ProgramIndex) -> None:
    """Raise a `VerifyException` unless each chip has what it reads, and each tensor that crosses is one version."""
    if index.lines:
        name = index.statements[0].out_names[0]
        _refuse("TP037", f"the program has `tp.chip`, and a statement of its own, which binds `{name}`")
    programs = chip_programs(index)
    stored = storing_chips(programs)
    linked = any(program.halts for program in programs)
    for program in programs:
        _check_places(index, program)
        _check_reads(index, program, set() if linked else set(stored))
        _check_sends(program)
        _check_receives(index, program, stored)
    for op in index.collectives:
        _check_folds(op.collective, stored, whole=len(index.chips) == index.chip_count)


def _check_places(index: ProgramIndex, program: ChipProgram) -> None:
    for op in program.statements:
        for name in op.out_names:
            lives_on = index.tensors[name].chip_id
            if lives_on not in (None, program.chip):
                _refuse("TP038", f"chip {program.chip} binds `{name}`, which lives on chip {lives_on}")


def _check_reads(index: ProgramIndex, program: ChipProgram, known: set[str]) -> None:
    chip = program.chip
    for number in range(-1, len(program.halts)):
        if number >= 0:
            known.update(program.halts[number].receive_names)
        for op in program.stretch(number, number + 1):
            for name in op.in_names:
                if name not in known and not index.holds_from_start(name, chip):
                    _refuse("TP036", *_not_held(index, name, chip, op))
            known.update(op.out_names)


def _not_held(index: ProgramIndex, name: str, chip: int, op: StatementOp) -> tuple[str, str]:
    text = f"chip {chip} reads `{name}` to bind `{op.out_names[0]}`, but has neither stored nor received it before"
    if not index.is_given(name):
        return text, "receive it at a halt in front of the statement"
    return f"{text}; it is given to chip {index.tensors[name].chip_id}", "declare a replica of it on this chip"


def _check_sends(program: ChipProgram) -> None:
    """Nothing that was sent is stored again: the copy could be made before or after."""
    sent: dict[str, int] = {}
    for number in range(-1, len(program.halts)):
        if number >= 0:
            sent.update((name, number) for name in program.halts[number].send_names)
        for op in program.stretch(number, number + 1):
            for name in op.out_names:
                if name in sent:
                    text = f"chip {program.chip} sends `{name}` at halt {sent[name]} and stores it again behind it"
                    _refuse("TP039", text)


def _check_receives(index: ProgramIndex, program: ChipProgram, stored: dict[str, tuple[int, ...]]) -> None:
    chip = program.chip
    for halt in program.halts:
        for name in halt.receive_names:
            chips = stored.get(name, ())
            if chip in chips:
                _refuse("TP039", f"chip {chip} receives `{name}`, which a statement of its own stores")
            if len(chips) > 1:
                listed = " and by ".join(f"chip {one}" for one in chips)
                _refuse("TP039", f"chip {chip} receives `{name}`, which is stored by {listed}")
            if chips and index.holds_from_start(name, chip):
                text = f"chip {chip} receives `{name}` from chip {chips[0]}, but holds a version of it from the start"
                _refuse("TP039", text)


def _check_folds(one: Collective, stored: dict[str, tuple[int, ...]], whole: bool) -> None:
    """Each chip spells the collective whole or not at all, and where all chips are there, one of them does."""
    binding = {fold: stored.get(fold, ()) for fold in one.folds}
    for fold, other in product(binding, binding):
        for chip in set(binding[other]) - set(binding[fold]):
            text = f"chip {chip} has some fold statements of the collective of `{one.out}`, but none that binds"
            _refuse("TP032", f"{text} `{fold}`")
    if whole and stored and not binding[one.out]:
        _refuse("TP032", f"collective of `{one.out}`: no chip has its fold statements")
