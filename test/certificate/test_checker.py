"""The checker itself: short, and independent of what it checks."""

from __future__ import annotations

import ast
from pathlib import Path

import tp_dialect.certificate
import tp_dialect.meaning

FOLDER = Path(tp_dialect.certificate.__file__).parent
MEANING = Path(tp_dialect.meaning.__file__).parent
LIMIT = 600
"""Lines of code, without blank lines, comments, docstrings and imports."""

DEFINITIONS = {"chips", "kernel", "phase", "program", "manifest", "program_index"}
"""The modules that define operations, and the index."""


def imports_of(tree: ast.Module) -> set[str]:
    """The modules that a module imports."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom | ast.Import)]
    return {one.module or "" if isinstance(one, ast.ImportFrom) else one.names[0].name for one in found}


def is_text(node: ast.AST) -> bool:
    """A docstring, or a text that stands for a comment."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def code_lines(text: str) -> int:
    """How many lines hold code: no comment, no docstring, no import."""
    skipped: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) or (isinstance(node, ast.Expr) and is_text(node)):
            skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), 1)
    return len([n for n, line in lines if line.strip() and not line.strip().startswith("#") and n not in skipped])


def test_the_checker_is_short() -> None:
    """It can be read at one go."""
    assert sum(code_lines(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.py")) <= LIMIT


def test_the_checker_imports_definitions_only() -> None:
    """Operation definitions, the index, and the table of what core operations mean: no pass, no hint, no engine."""
    for path in (*FOLDER.glob("*.py"), *MEANING.glob("*.py")):
        ours = {name for name in imports_of(ast.parse(path.read_text(encoding="utf-8"))) if name.startswith("tp_")}
        parts = {name.split(".")[1] for name in ours if "." in name}
        assert parts <= DEFINITIONS | {"certificate", "meaning"}, path
        assert all(name.startswith("tp_dialect") for name in ours), path
