"""The page of wrong programs shows what the checker really says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tp_dialect.program_index import programs_of
from tp_tools.check_program import record_of, text_of

from .support import parse

PAGE = Path(__file__).resolve().parents[2] / "docs" / "wrong_programs.md"
EXAMPLES = re.findall(
    r"## (.*?)\n.*?```mlir\n(.*?)```\n\n```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("title", "program", "shown"), EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_the_page_shows_what_is_said(title: str, program: str, shown: str) -> None:
    """Each program of the page is refused with the words that stand under it."""
    assert text_of(record_of(next(programs_of(parse(program))))).strip() == shown.strip(), title


def test_the_page_has_three_programs() -> None:
    """None is lost by its form."""
    assert len(EXAMPLES) == 3
