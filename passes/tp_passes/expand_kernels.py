"""`tp-expand-kernels`: sections are written out in place, with absolute sites: what a back end emits.

In a kernel, sites are relative to a section's chips; written out, `at`, the slot of an engine, posts to other chips and
a worker's site name the chip itself. An intermediate is named after the section's binder.

Before:

    tp.section @h_c1 = @up_k(@x, @W1_c1) on 1

After:

    tp.section @h_c1 = @up_k(@x, @W1_c1) on 1 {
    ^bb0(%x: tensor<1x64xf32>, %W1_c1: tensor<64x128xf32>, %h_c1: tensor<1x128xf32>):
      tp.nest (n = 4, k = 2) split (n) workers [0:1 <1, 0, 0>, ...] {
        %a = tp.load %x[0, k] over (n, k) at 1 on reader memory [0, 128] semaphores [0, 1] : ...
        ...
        tp.engine reader slot 1 { ... }
      }
    }

Requires: sections, as deep as they are to be emitted (placed, sized, choreographed, relocated).
Ensures: each section has its kernel's body on its own chips behind it; before and after relocation these differ in chip
ids and in nothing else. The program runs as before.
Leaves alone: sections that are written out already, kernels, and all that is not its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from tp_dialect.expansion import write_out
from tp_dialect.phase import SectionOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.base import TpPass


@dataclass(frozen=True)
class ExpandKernelsPass(TpPass):
    """Writes every section out with absolute sites."""

    name = "tp-expand-kernels"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        for program in programs_of(module):
            kernels = ProgramIndex.of(program).kernels
            for section in [op for op in program.walk() if isinstance(op, SectionOp) and not op.regions]:
                write_out(section, kernels[section.kernel_name])
