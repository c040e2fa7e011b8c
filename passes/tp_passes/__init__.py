"""The passes of `tp`, one a module: `tp-phase-order` is `PhaseOrderPass` in `phase_order.py`.

`PASSES` is the one registry, in pipeline order; `TP_UNIVERSE`, which plain `xdsl-opt` finds through the entry point
group `xdsl.universe`, is derived from it. Nothing here imports a pass, the dialect or numpy until it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from xdsl.universe import Universe

if TYPE_CHECKING:
    from xdsl.ir import Dialect
    from xdsl.passes import ModulePass

PASSES: tuple[str, ...] = (
    "tp-decompose",
    "tp-fuse",
    "tp-lower",
    "tp-place",
    "tp-size",
    "tp-choreograph",
    "tp-relocate",
    "tp-allreduce",
    "tp-phase-order",
    "tp-split",
    "tp-link-points",
    "tp-relay",
    "tp-certify",
    "tp-expand-kernels",
    "tp-compile",
)
"""Every pass by its name, in the order in which a pipeline uses them."""


def module_of(pass_name: str) -> str:
    """The module of a pass: `tp_passes.phase_order` for `tp-phase-order`."""
    return f"{__name__}.{pass_name.removeprefix('tp-').replace('-', '_')}"


def class_of(pass_name: str) -> str:
    """The class of a pass: `PhaseOrderPass` for `tp-phase-order`."""
    return "".join(word.capitalize() for word in pass_name.removeprefix("tp-").split("-")) + "Pass"


def pass_factory(pass_name: str) -> Callable[[], type[ModulePass]]:
    """A function that imports the pass's class when it is called."""
    return lambda: getattr(import_module(module_of(pass_name)), class_of(pass_name))


def _tp_dialect() -> Dialect:
    from tp_dialect import TP

    return TP


TP_UNIVERSE = Universe(
    all_dialects={"tp": _tp_dialect},
    all_passes={name: pass_factory(name) for name in PASSES},
)
