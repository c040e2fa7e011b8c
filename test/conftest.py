"""Hypothesis: no deadlines, since machines are shared; `--hypothesis-profile=thorough` tries 5,000 cases."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("tp", deadline=None)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("tp")
