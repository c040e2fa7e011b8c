"""Kernels made for a target: tiled, placed, sized and choreographed, in the largest pages that fit."""

from __future__ import annotations

from collections.abc import Callable

from tp_dialect.errors import TpError
from tp_dialect.kernel import KernelOp
from tp_dialect.program_index import ProgramIndex
from tp_dialect.target import Target
from tp_dialect.targets import target_of
from tp_passes.choreograph import choreograph_kernel
from tp_passes.place import place_kernel
from tp_passes.size import Page, fitting

DEFAULT_PAGE: Page = (32, 32)
"""The page sizes that are used where neither they nor a target are given."""


def optional_target(spec: str | None) -> Target | None:
    """The target that a pass's option names; None for none."""
    return None if spec is None else target_of(spec)


def page_for(page: Page | None, target: Target | None) -> Page:
    """The largest page: the one that is asked for, else the target's tile."""
    return page if page is not None else DEFAULT_PAGE if target is None else target.tile


def kernel_for(make: Callable[[Page], KernelOp], page: Page, target: Target | None) -> KernelOp:
    """The kernel as it is made, or, with a target, all of what is done for a target, in pages of at most `page`."""
    if target is None:
        return make(page)

    def placed(page: Page) -> KernelOp:
        kernel = make(page)
        place_kernel(kernel, target)
        return kernel

    kernel = fitting(placed, page, target)
    choreograph_kernel(kernel)
    return kernel


def check_chips(index: ProgramIndex, target: Target | None) -> None:
    """Raise `TP268` for a program of more chips than the target has."""
    if target is not None and index.chip_count > target.chips:
        text = f"program `{index.program.program_name}` has {index.chip_count} chips, target `{target.name}` only"
        raise TpError("TP268", f"{text} {target.chips}", "decompose for fewer chips, or use another target")
