"""`tp`: whole-program tensor parallelism over several spatial chips, as an xDSL dialect.

This package holds the nouns: what the IR says, and how it is read, checked and run. The verbs are `tp_passes`, the
commands `tp_tools`; imports go one way, tools -> passes -> dialect. Where to look:

    manifest.py        which tensor lives where, which piece it is, which additions are one all-reduce (no IR)
    scheduling.py      phases, transfers, link points, the host's relay, on names and numbers (no IR)
    target_rules.py    what a target says of fusing statements, and tensor parallelism in front of it (no IR)
    errors/            every code of an error, with why it is refused and how it is mended

    terse.py           how one-line operations are read, written and verified fast
    attributes.py      slices, chips of a section, claims, buffers
    program.py         level 1: tp.program, tp.tensor, tp.let, tp.collective
    kernel.py          level 2: tp.kernel and the stages in it; engines.py: what each engine of a site does
    choreography.py    what engines have to tell one another; placement_checks.py: whether they do
    expansion.py       a section written out, with absolute sites
    target.py          the chip that kernels are placed on; targets.py: those known by name, and files
    phase.py           levels 2 and 3: tp.section, tp.phase
    chips.py           level 4: tp.chip, tp.link, tp.relay, tp.run, tp.copy
    program_index.py   one walk over a program, into dictionaries
    program_checks.py  what a program's verifier checks; kernel_checks.py: a kernel's

    frontends/         case files and the words of plans
    interpreter/       numpy semantics of functions, kernels, phases, chips

`TP` is the dialect. It is imported when it is asked for, so that the pure modules cost nothing but themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tp_dialect.dialect import TP as TP

__all__ = ["TP"]


def __getattr__(name: str) -> object:
    if name == "TP":
        from tp_dialect.dialect import TP

        return TP
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
