"""`tp-relocate`: every section moves to the chip of what it binds.

A kernel's sites are relative to its section's chips, so stages, buffers, placement, memory map, semaphores, engine
programs and remote posts move together when the chip behind `on` changes, and nothing else of the section does.

Before:

    tp.tensor @h_c1 : tensor<1x128xf32> temp chip 1
    tp.section @h_c1 = @up_k(@x, @W1_c1) on 0

After:

    tp.section @h_c1 = @up_k(@x, @W1_c1) on 1

Requires: sections on chip 0, as tp-lower makes them.
Ensures: each one-chip section stands on the chip of the tensor that it binds (chip 0, the root, for a replicated
one); its certificate is gone, for it spoke of the old place; what is written out of it has moved along.
Leaves alone: sections that were relocated already, all-reduce sections, plain statements, all that is not its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.attributes import ChipsAttr
from tp_dialect.certificate_attribute import CERTIFICATE
from tp_dialect.errors import TpError
from tp_dialect.expansion import write_out
from tp_dialect.kernel_facts import has_multicast
from tp_dialect.phase import SectionOp, chips_attr
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.base import TpPass

Move = tuple[SectionOp, ChipsAttr]


@dataclass(frozen=True)
class RelocatePass(TpPass):
    """Moves every section to the chip of the tensor that it binds."""

    name = "tp-relocate"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        indexes = [ProgramIndex.of(program) for program in programs_of(module)]
        moves = [(index, moves_of(index)) for index in indexes]
        for index, of_program in moves:
            for section, chips in of_program:
                section.properties["chips"] = chips
                section.attributes.pop(CERTIFICATE, None)
                if section.regions:
                    write_out(section, index.kernels[section.kernel_name])


def moves_of(index: ProgramIndex) -> list[Move]:
    """The sections that stand on chip 0 and belong on another one, each with where it belongs."""
    chip_of = index.chip_of
    multicast = {name for name, kernel in index.kernels.items() if has_multicast(kernel)}
    on_root = (0,)
    moves: list[Move] = []
    for section in index.statements:
        if type(section) is not SectionOp or section.properties["chips"].data != on_root:  # pyright: ignore
            continue
        if multicast and section.kernel_name in multicast:
            raise _multicast(section)
        outs = section.outs.data
        chip = chip_of.get(outs[0].root_reference.data, 0)
        if len(outs) > 1:
            _check_one_place(section.out_names, chip_of)
        if chip != 0:
            moves.append((section, chips_attr((chip,))))
    return moves


def _multicast(section: SectionOp) -> TpError:
    name = section.kernel_name
    text = f"the section that binds `{section.out_names[0]}` runs kernel `{name}`, which has multicast groups"
    return TpError(
        "TP301", text, "a multicast group is a rectangle of sites and names no chip: load on each site instead"
    )


def _check_one_place(outs: tuple[str, ...], chip_of: dict[str, int]) -> None:
    for name in outs[1:]:
        if chip_of.get(name, 0) != chip_of.get(outs[0], 0):
            text = (
                f"one section binds `{outs[0]}` on chip {chip_of.get(outs[0], 0)} and `{name}` on chip"
                f" {chip_of.get(name, 0)}, but it runs on one chip"
            )
            raise TpError("TP302", text, "split the statement in two")
