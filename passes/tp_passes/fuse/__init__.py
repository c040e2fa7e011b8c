"""`tp-fuse`: statements become one where the target's rules and the order of the program allow it.

Before:

    tp.let @h_c0 = @up(@x, @W1_c0)
    tp.let @g_c0 = @gelu(@h_c0)
    tp.let @p_c0 = @down(@g_c0, @W2_c0)
    tp.let @y    = @plus(@p_c0, @p_c1)

After, where a target takes elementwise operations around one contraction:

    func.func private @up_to_gelu(...) { what @up and @gelu did }
    tp.let @g_c0 = @up_to_gelu(@x, @W1_c0)
    tp.let @p_c0 = @down(@g_c0, @W2_c0)
    tp.let @y    = @plus(@p_c0, @p_c1)

How: a target's rules (`tp_dialect.target_rules`) are asked about each operation that would be made. Under tensor
parallelism none may hold a fold of a collective, which must become the all-reduce, and all of it runs in one place: on
one chip, or on the spine. What something else reads stays bound, so a fused statement may bind several tensors.

Requires: statements over functions of one block; a target, built in or a user's own.
Ensures: the same values, bit for bit, since the same operations run on the same operands; no statement passes one that
binds what it reads, reads what it binds or binds the same; bodies are shared by chips and layers; the collectives, and
whatever they name, stay.
Leaves alone: sections, kernels and what they implement, programs with phases or with a program per chip, the program's
attributes but its certificate, all that is not its own.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.target_rules import TensorParallelRules
from tp_passes.base import TpPass
from tp_passes.fuse.program import Fusion, fusion_of
from tp_passes.fuse.target import rules_by_name

__all__ = ["FusePass"]


@dataclass(frozen=True)
class FusePass(TpPass):
    """Fuses statements as a target's rules allow.

    `target`: the name of built-in rules, or `module:attribute` of rules in Python. `verbose`: say on stderr what became
    of the statements, and for each value that is still handed from one to another why they are not one.
    """

    name = "tp-fuse"

    target: str = "generic"
    verbose: bool = False

    @override
    def run(self, ctx: Context, module: ModuleOp) -> None:
        base = rules_by_name(self.target)
        indexes = [ProgramIndex.of(program) for program in programs_of(module)]
        fusions = [fusion_of(index, TensorParallelRules(base, index.manifest)) for index in indexes]
        for fusion in fusions:
            fusion.apply()
            if self.verbose:
                print(report_of(fusion), file=sys.stderr)


def report_of(fusion: Fusion) -> str:
    """What was fused, and what was not and why, a line each."""
    index = fusion.index
    after = len(fusion.lines) or len(index.statements)
    head = (
        f"program `{index.program.program_name}` for target `{fusion.rules.name}`: {len(index.statements)} statements"
    )
    lines = [f"remark: {head} became {after}"]
    if not fusion.rules.numerics.bit_equal:
        lines.append(f"remark: numbers may change: {fusion.rules.numerics.claim}")
    lines += [f"remark: `{one.value}` is not fused with `{one.reader}`: {one.reason}" for one in fusion.refusals]
    return "\n".join(lines)
