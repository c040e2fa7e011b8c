"""`tp-decompose`: a `tp.program` next to an exporter's function, by its model's tensor-parallel plan.

Before:

    func.func @layer(%x: tensor<1x64xf32>, %up: tensor<256x64xf32>, %down: tensor<64x256xf32>) -> tensor<1x64xf32>

After, beside the function, which stays as the reference:

    tp.program @layer_tp chips 2 {
      func.func private @contract(...) ...
      tp.tensor @"mlp.up.weight_c0" : tensor<128x64xf32> weight chip 0 slice "mlp.up.weight"[256, 64] axis 0 [0:128]
      ...
      tp.let @"mlp.up_c0" = @contract(@x, @"mlp.up.weight_c0")
      ...
      tp.let @y = @add(@"mlp.down_c0", @"mlp.down_c1")
      tp.collective sum @y = (@"mlp.down_c0", @"mlp.down_c1") folds [@y]
    }

How: the coordinates of each row weight's contraction are dealt to the chips in whole units (`units`), and what a chip
must hold of any other value is what its own coordinates demand of it (`demand`). Partials are followed forward and
folded lazily (`partials`); views are made again in the statements that read them (`local`); bodies are functions that
statements, chips and layers share by content (`recipes`, `build`).

Requires: one function of one block, static shapes, and a case file that names its arguments and results and holds the
plan.

Ensures: each chip-local tensor is the full tensor restricted to a box, and partials add up to the full tensor; the
dealt sets partition the contraction.

Leaves alone: the function (unless `keep=false`), and everything else. A module that holds the program already is not
changed.
"""

from __future__ import annotations

import sys
import warnings
from dataclasses import dataclass
from typing import Literal

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.rewriter import InsertPoint, Rewriter

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.program import ProgramOp
from tp_passes.base import TpPass
from tp_passes.decompose.case_check import function_in, symbol_in
from tp_passes.decompose.core import Surplus, decompose
from tp_passes.decompose.report import LayerReport, Report

__all__ = ["DecomposePass", "LayerReport", "Report", "Surplus", "decompose"]


@dataclass(frozen=True)
class DecomposePass(TpPass):
    """Cut a function into a program for several chips, by the plan of its case file.

    Options: `chips`; `plan`, the path of the case file; `function`, if it is not the one that the case names;
    `surplus`, what to do with more chips than units; `strict`, refuse keys of the plan that match nothing;
    `keep=false`, drop the function; `verbose`, say on stderr what was cut, replicated and reduced; `auto`, find the
    cuts from the data flow instead of the plan.
    """

    name = "tp-decompose"

    chips: int
    plan: str
    function: str | None = None
    surplus: Literal["refuse", "idle", "replicate"] = "refuse"
    strict: bool = False
    keep: bool = True
    verbose: bool = False
    auto: bool = False

    @override
    def run(self, ctx: Context, module: ModuleOp) -> None:
        report = self.decompose_module(module)
        if report is not None:
            self._tell(report)

    def decompose_module(self, module: ModuleOp) -> Report | None:
        """Put the program beside its function, and say what was done; None if `module` holds it already."""
        case = Case.load(self.plan)
        name = self.function or case.function
        if self._is_done(module, name):
            return None
        func = function_in(module, name)
        program, report = decompose(
            module, func, case, self.chips, surplus=self.surplus, strict=self.strict, auto=self.auto
        )
        Rewriter.insert_op(program, InsertPoint.after(func))
        if not self.keep:
            Rewriter.erase_op(func)
        return report

    def _is_done(self, module: ModuleOp, name: str) -> bool:
        """The module holds this decomposition already; `TP129` if it holds another one."""
        found = symbol_in(module, f"{name}_tp")
        if not isinstance(found, ProgramOp) or found.attributes.get("tp.source") != SymbolRefAttr(name):
            return False
        if found.chip_count != self.chips:
            raise TpError(
                "TP129",
                f"the module holds program `{name}_tp` for {found.chip_count} chips already, asked for {self.chips}",
                hint="remove it first",
            )
        return True

    def _tell(self, report: Report) -> None:
        if report.unmatched:
            keys = ", ".join(f"`{key}`" for key in report.unmatched)
            warnings.warn_explicit(f"plan: no parameter matches {keys}", UserWarning, self.plan, 0)
        if self.verbose:
            print(report.text(), file=sys.stderr)
