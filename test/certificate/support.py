"""What the tests of the certificate share: programs of real layers, and programs that are written out small."""

from __future__ import annotations

import warnings
from functools import cache
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser
from xdsl.passes import ModulePass

from tp_dialect.certificate.rules import Findings
from tp_dialect.certification import findings_of
from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_passes.allreduce import AllreducePass
from tp_passes.decompose import decompose
from tp_passes.link_points import LinkPointsPass
from tp_passes.lower import LowerPass
from tp_passes.phase_order import PhaseOrderPass
from tp_passes.relay import RelayPass
from tp_passes.relocate import RelocatePass
from tp_passes.split import SplitPass
from tp_tools.shell import context

CASES = Path(__file__).resolve().parents[1] / "cases"
LAYERS = Path(__file__).resolve().parents[1] / "decompose" / "layers"

DOWNWARD: tuple[type[ModulePass], ...] = (
    LowerPass,
    RelocatePass,
    AllreducePass,
    PhaseOrderPass,
    SplitPass,
    LinkPointsPass,
    RelayPass,
)
"""The passes behind the decomposition, in order."""


def parse(text: str) -> ModuleOp:
    """A verified module from text."""
    module = Parser(context(), text).parse_module()
    module.verify()
    return module


def findings(module: ModuleOp) -> Findings:
    """What the checker finds of the module's program."""
    return findings_of(ProgramIndex.of(next(programs_of(module))))


def refusal(text: str | ModuleOp) -> str:
    """The message by which the checker refuses the program of a text; empty if it does not."""
    try:
        findings(parse(text) if isinstance(text, str) else text)
    except TpError as error:
        return str(error)
    return ""


@cache
def _layer(folder: Path, name: str) -> tuple[ModuleOp, Case]:
    text = (folder / f"{name.removesuffix('_planned')}.mlir").read_text(encoding="utf-8")
    return Parser(context(), text).parse_module(), Case.load(folder / f"{name}.json")


def decomposed(name: str, chips: int, folder: Path = CASES) -> ModuleOp:
    """A layer with its program beside it."""
    layer, case = _layer(folder, name)
    module = layer.clone()
    function = next(op for op in module.body.block.ops if isinstance(op, FuncOp))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        program, _ = decompose(module, function, case, chips, surplus="idle")
    module.body.block.add_op(program)
    return module


def lowered(module: ModuleOp, last: type[ModulePass]) -> ModuleOp:
    """The module behind all passes up to `last`."""
    for one in DOWNWARD[: DOWNWARD.index(last) + 1]:
        one().apply(Context(), module)
    return module
