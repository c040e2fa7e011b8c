"""What keeps the house in order: names agree, docstrings say what they must, every code has its refusal."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from xdsl.parser import Parser

from tp_dialect import TP
from tp_dialect.errors import INDEX
from tp_passes import PASSES, class_of, module_of
from tp_tools.shell import context

ROOT = Path(__file__).resolve().parents[2]
REFUSALS = ROOT / "test" / "errors"
OPERATIONS = list(TP.operations)
SOURCES = [path for folder in ("tp_dialect", "passes", "tools") for path in (ROOT / folder).rglob("*.py")]


@pytest.mark.parametrize("name", PASSES)
def test_three_names_of_a_pass_agree(name: str) -> None:
    """`tp-phase-order` is `PhaseOrderPass` in `phase_order`."""
    cls = getattr(import_module(module_of(name)), class_of(name))
    assert cls.name == name


@pytest.mark.parametrize("name", PASSES)
def test_a_pass_says_what_it_does(name: str) -> None:
    """One sentence, the IR before and after, what it requires, ensures and leaves alone."""
    text = inspect.getdoc(import_module(module_of(name))) or ""
    assert text.startswith(f"`{name}`: ")
    for word in ("Before", "After", "Requires:", "Ensures:", "Leaves alone:"):
        assert re.search(rf"^{word}", text, re.M), f"{name} does not say {word}"


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: op.name)
def test_an_operation_lists_its_constraints(op: type) -> None:
    """An operation says its meaning and the constraints that its verifier checks."""
    text = inspect.getdoc(op) or ""
    assert re.search(r"^Constraints:\n\n- ", text, re.M)


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: op.name)
def test_the_example_of_an_operation_parses_verifies_and_shows_it(op: type) -> None:
    """The one `mlir` example of an operation is a module that holds it."""
    examples = re.findall(r"```mlir\n(.*?)```", inspect.getdoc(op) or "", re.S)
    assert len(examples) == 1
    module = Parser(context(), examples[0]).parse_module()
    module.verify()
    assert any(isinstance(inner, op) for inner in module.walk())


@pytest.mark.parametrize("code", sorted(INDEX))
def test_a_code_has_a_refusal_of_its_own(code: str) -> None:
    """Every code of the error index is met by a test that is named after it, and checked there."""
    found = [path for suffix in (".mlir", ".py") if (path := REFUSALS / f"{code}{suffix}").exists()]
    assert found, f"no test/errors/{code}.mlir or .py"
    assert f"[{code}]" in found[0].read_text(encoding="utf-8")


def test_every_code_that_is_raised_has_an_entry() -> None:
    """No message is made with a code that the index does not have, and no entry is without a use."""
    used: set[str] = set()
    for path in SOURCES:
        if path.parent.name != "errors":
            used.update(re.findall(r'"(TP\d{3})"', path.read_text(encoding="utf-8")))
    assert used - INDEX.keys() == set()
    assert INDEX.keys() - used == set()


def test_the_plug_in_costs_no_import_until_it_is_used() -> None:
    """Finding the universe loads neither numpy nor the dialect."""
    code = (
        "import sys, tp_passes; tp_passes.TP_UNIVERSE;"
        " print([m for m in sys.modules if m.startswith(('numpy', 'tp_dialect'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_core_imports_only_xdsl_and_numpy() -> None:
    """A user who installs no extra can import everything."""
    allowed = {"xdsl", "numpy", "tp_dialect", "tp_passes", "tp_tools", "typing_extensions"}
    for path in SOURCES:
        for name in re.findall(r"^(?:from|import) (\w+)", path.read_text(encoding="utf-8"), re.M):
            assert name in allowed or name in sys.stdlib_module_names, f"{path} imports {name}"


def test_the_reference_pages_are_up_to_date() -> None:
    """docs/*.md are what `docs/reference.py` writes."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "reference.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
