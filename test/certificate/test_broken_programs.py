"""Broken programs: a seeded sample of the bench of mutants, on layers that have most kinds of mistakes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(scope="module")
def bench() -> Iterator[ModuleType]:
    """The bench, which is no package."""
    sys.path.insert(0, str(BENCH))
    import mutants

    yield mutants
    sys.path.remove(str(BENCH))


@pytest.mark.parametrize(("case", "chips"), [("llama_bias", 3), ("llama_decode", 2)])
def test_every_mistake_is_named(bench: ModuleType, case: str, chips: int) -> None:
    """Each mutant is refused by the rule that it breaks, and no right program is."""
    rows, alarms, right = bench.run([case], [chips], 1, 7)
    assert right == len(bench.LEVELS)
    assert not alarms
    assert len(rows) >= 24
    assert not [one for row in rows.values() for one in (*row.missed, *row.misnamed)]
