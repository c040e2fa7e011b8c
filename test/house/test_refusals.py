"""A refusal comes before the first change: the module is the same afterwards, to the letter."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser
from xdsl.passes import PassPipeline
from xdsl.printer import Printer
from xdsl.utils.exceptions import PassFailedException

from tp_passes import PASSES, pass_factory
from tp_tools.shell import context

REFUSALS = Path(__file__).resolve().parents[1] / "errors"
CASES = Path(__file__).resolve().parents[1] / "cases"


def pipeline_of(path: Path) -> str | None:
    """The passes that a refusal's RUN line applies to its own text, or None."""
    run = re.search(r"RUN: (.*)", path.read_text(encoding="utf-8"))
    found = run and re.match(r"not tp-opt %s -p (?:'([^']*)'|(\S+))", run[1])
    return (found[1] or found[2]).replace("%cases", str(CASES)).replace("%S", str(REFUSALS)) if found else None


def text_of(module: ModuleOp) -> str:
    """The module in generic form, which hides nothing."""
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue()


REFUSED = [path for path in sorted(REFUSALS.glob("TP*.mlir")) if pipeline_of(path)]


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_refused_module_is_unchanged(path: Path) -> None:
    """Nothing is written before everything is decided."""
    module = Parser(context(), path.read_text(encoding="utf-8")).parse_module()
    pipeline = PassPipeline.parse_spec({name: pass_factory(name) for name in PASSES}, pipeline_of(path) or "")
    *earlier, refusing = pipeline.passes
    for one in earlier:
        one.apply(context(), module)
    before = text_of(module)
    with pytest.raises(PassFailedException, match=path.stem):
        refusing.apply(context(), module)
    assert text_of(module) == before
