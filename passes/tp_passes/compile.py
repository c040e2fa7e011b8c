"""`tp-compile`: the whole line, from an exporter's function to phases, or to a program per chip, as one pass.

Before:

    func.func @layer(%x: tensor<1x6x128xf32>, %q_proj: tensor<128x128xf32>, ...) -> tensor<1x6x128xf32>

After:

    tp.program @layer_tp chips 2 {
      ...
      tp.phase {
        tp.section @... = @...(...) on 0
        tp.section @... = @...(...) on 1
      }
    }

Requires: a function as an exporter prints it, and a plan.
Ensures: what each of its passes ensures. `PIPELINE` names them in order, each with its reason.
Leaves alone: whatever its passes leave alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from tp_passes.allreduce import AllreducePass
from tp_passes.base import TpPass
from tp_passes.chip_lines import Spine
from tp_passes.decompose import DecomposePass
from tp_passes.fuse import FusePass
from tp_passes.link_points import LinkPointsPass
from tp_passes.lower import LowerPass
from tp_passes.on_target import DEFAULT_PAGE
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relay import RelayPass
from tp_passes.relocate import RelocatePass
from tp_passes.split import SplitPass


@dataclass(frozen=True)
class CompilePass(TpPass):
    """Decomposes a function over the chips and brings it to phases, or with `to=relay` on to a program per chip."""

    name = "tp-compile"

    chips: int
    plan: str
    function: str | None = None
    surplus: Literal["refuse", "idle", "replicate"] = "refuse"
    strict: bool = False
    keep: bool = True
    verbose: bool = False
    fuse: bool = False
    page: tuple[int, ...] | None = None
    target: str | None = None
    to: Literal["phases", "relay"] = "phases"
    spine: Spine = "root"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        for one in self.passes():
            one.apply(ctx, module)

    def passes(self) -> Iterator[ModulePass]:
        """The passes of the pipeline, with this pass's options."""
        stages = [stage for stage in PIPELINE if self.to == "relay" or stage.level != "relay"]
        return (stage.make(self) for stage in stages if stage.wanted(self))


@dataclass(frozen=True)
class Stage:
    """One pass of the pipeline: how it is made of the options, the level that it leads to, why it stands here, and
    whether the options want it."""

    make: Callable[[CompilePass], ModulePass]
    level: str
    reason: str
    wanted: Callable[[CompilePass], bool] = lambda options: True


PIPELINE: tuple[Stage, ...] = (
    Stage(
        lambda options: DecomposePass(
            chips=options.chips,
            plan=options.plan,
            function=options.function,
            surplus=options.surplus,
            strict=options.strict,
            keep=options.keep,
            verbose=options.verbose,
        ),
        "source",
        "first, on plain tensors: what is decided here can be run and compared before anything spatial exists",
    ),
    Stage(
        lambda options: FusePass(target=options.target or "generic", verbose=options.verbose),
        "source",
        "with fuse=true: on the source, where folds and places are known, because a fused statement moves as a whole",
        wanted=lambda options: options.fuse,
    ),
    Stage(
        lambda options: LowerPass(page=options.page, target=options.target),
        "sections",
        "kernels come from functions, so their number does not grow with chips or layers",
    ),
    Stage(
        lambda options: RelocatePass(),
        "sections",
        "behind lowering, which places everything on chip 0: a scheduled section moves as a whole",
    ),
    Stage(
        lambda options: AllreducePass(page=options.page, target=options.target),
        "sections",
        "the folds read partials of all chips, which a one-chip section cannot; each collective becomes one section",
    ),
    Stage(
        lambda options: PhaseOrderPass(),
        "phases",
        "last of the linked form, because only now it is known which chips each section takes",
    ),
    Stage(
        lambda options: SplitPass(spine=options.spine, page=options.page or DEFAULT_PAGE),
        "relay",
        "the other way of running: behind the linked form, whose sections and order the chips' programs keep",
    ),
    Stage(
        lambda options: LinkPointsPass(),
        "relay",
        "what crosses is known once it is known which chip runs what",
    ),
    Stage(
        lambda options: RelayPass(),
        "relay",
        "the host's steps follow from where the chips halt",
    ),
)
"""The passes in order."""
