"""Hypothesis: no deadlines, since machines are shared; `--hypothesis-profile=thorough` tries 5,000 cases.

`--shuffles=50` runs every real layer in that many orders, instead of the two of an ordinary test run.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("tp", deadline=None)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("tp")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffles", type=int, default=2, help="orders in which each real layer is run")
