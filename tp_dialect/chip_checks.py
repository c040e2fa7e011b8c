"""What a program's verifier checks of chip programs and the relay (level 4).

What a chip reads and what crosses is checked in `crossing_checks.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tp_dialect.chips import ChipOp, CopyOp, LinkOp, RelayOp, RunOp
from tp_dialect.crossing_checks import check_crossings
from tp_dialect.errors import message
from tp_dialect.phase import SectionOp
from tp_dialect.program import LetOp
from tp_dialect.program_index import ProgramIndex, StatementOp, halts_of


def _refuse(code: str, text: str) -> NoReturn:
    raise VerifyException(message(code, text))


def check_chips(index: ProgramIndex, check_types: Callable[[StatementOp], None]) -> None:
    """Raise a `VerifyException` unless the chips and the relay hold what their operations promise.

    `check_types` judges one statement by itself.
    """
    chips: dict[int, ChipOp] = {}
    for op in index.chips:
        if not 0 <= op.chip_id < index.chip_count:
            _refuse("TP013", f"expected a `tp.chip` in 0..{index.chip_count - 1}, got chip {op.chip_id}")
        if op.chip_id in chips:
            _refuse("TP033", f"chip {op.chip_id} has two `tp.chip`")
        chips[op.chip_id] = op
        _check_lines(op, check_types)
        _check_halts(index, op)
    if chips:
        check_crossings(index)
    if len(index.relays) > 1:
        _refuse("TP035", f"expected at most one `tp.relay`, got {len(index.relays)}")
    for relay in index.relays:
        _check_relay(index, relay, chips)


def _check_lines(chip: ChipOp, check_types: Callable[[StatementOp], None]) -> None:
    for op in chip.body.block.ops:
        if isinstance(op, LetOp | SectionOp):
            check_types(op)
        elif not isinstance(op, LinkOp):
            _refuse("TP033", f"chip {chip.chip_id}: expected statements, sections and halts, got `{op.name}`")
        if isinstance(op, SectionOp) and op.chip_ids != (chip.chip_id,):
            _refuse(
                "TP033",
                f"chip {chip.chip_id}: the section that binds `{op.out_names[0]}` runs on {list(op.chip_ids)}",
            )


def _check_halts(index: ProgramIndex, chip: ChipOp) -> None:
    lines: Sequence[Operation] = list(chip.body.block.ops)
    first_store: dict[str, int] = {}
    last_read: dict[str, int] = {}
    for place, op in enumerate(lines):
        if isinstance(op, LetOp | SectionOp):
            for name in op.in_names:
                last_read[name] = place
            for name in op.out_names:
                first_store.setdefault(name, place)
    for place, op in enumerate(lines):
        if not isinstance(op, LinkOp):
            continue
        where = f"chip {chip.chip_id}"
        if not op.sends.data and not op.receives.data:
            _refuse("TP034", f"{where}: expected a halt that sends or receives, got one that does neither")
        for names in (op.send_names, op.receive_names):
            for name in names:
                if name not in index.tensors:
                    _refuse("TP007", f"{where}: a halt names `{name}`, which is no tensor here")
                if names.count(name) > 1:
                    _refuse("TP034", f"{where}: a halt names `{name}` twice")
        for name in op.send_names:
            if first_store.get(name, place) >= place:
                _refuse("TP034", f"{where}: a halt sends `{name}`, which no statement before it stores")
        for name in op.receive_names:
            if last_read.get(name, place) <= place:
                _refuse("TP034", f"{where}: a halt receives `{name}`, which no statement behind it reads")


def _check_relay(index: ProgramIndex, relay: RelayOp, chips: dict[int, ChipOp]) -> None:
    halts = {chip: list(halts_of(op)) for chip, op in chips.items()}
    standing = dict.fromkeys(chips, -1)
    sent: set[tuple[str, int]] = set()

    def arrive(chip: int, halt: int) -> None:
        for link in halts[chip][standing[chip] + 1 : halt + 1]:
            sent.update((name, chip) for name in link.send_names)
        standing[chip] = halt

    for chip, op in chips.items():
        if isinstance(op.body.block.first_op, LinkOp):
            arrive(chip, 0)
    for step in relay.body.block.ops:
        if isinstance(step, RunOp):
            chip, to = step.chip_id, step.halt
            _check_chip(chip, chips, "runs")
            if not standing[chip] < to <= len(halts[chip]):
                _refuse(
                    "TP035",
                    f"the relay runs chip {chip} to halt {to}, but it stands at halt {standing[chip]} of"
                    f" {len(halts[chip])}",
                )
            arrive(chip, to)
        elif isinstance(step, CopyOp):
            name, source, target = step.copied_name, step.from_chip, step.to_chip
            if name not in index.tensors:
                _refuse("TP007", f"the relay copies `{name}`, which is no tensor here")
            _check_chip(source, chips, f"copies `{name}` from")
            _check_chip(target, chips, f"copies `{name}` to")
            if source == target:
                _refuse("TP035", f"the relay copies `{name}` from chip {source} to itself")
            if (name, source) not in sent:
                _refuse(
                    "TP035",
                    f"the relay copies `{name}` from chip {source} to chip {target}, but chip {source}, which stands"
                    f" at halt {standing[source]}, has not sent it",
                )
        else:
            _refuse("TP035", f"expected `tp.run` and `tp.copy` in `tp.relay`, got `{step.name}`")


def _check_chip(chip: int, chips: dict[int, ChipOp], verb: str) -> None:
    if chip not in chips:
        _refuse("TP033", f"the relay {verb} chip {chip}, which has no `tp.chip`")
