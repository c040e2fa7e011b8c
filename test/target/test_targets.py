"""Targets: by name, from a file, and what passes ask of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import IntegerType

from tp_dialect.errors import TpError
from tp_dialect.targets import BUILT_IN, built_in, target_of


def test_the_built_in_targets_are_known_by_name() -> None:
    """`small` and `large`, each under its own name."""
    assert {name: target.name for name, target in built_in().items()} == {"small": "small", "large": "large"}
    assert target_of("large").site_count == 64


def test_a_target_comes_from_a_file(tmp_path: Path) -> None:
    """A file of several is asked for one of them by `file@name`."""
    file = tmp_path / "chips.mlir"
    file.write_text(BUILT_IN, encoding="utf-8")
    assert target_of(f"{file}@large") == target_of("large")


def test_a_file_that_is_no_target_is_refused_with_its_first_fault(tmp_path: Path) -> None:
    """The fault of a target in a file is shown as the file's."""
    file = tmp_path / "chips.mlir"
    file.write_text(BUILT_IN.replace("memory 32768", "memory 0"), encoding="utf-8")
    with pytest.raises(TpError, match=r"expected memory of at least 1, got 0 .TP041.*TP045"):
        target_of(str(file))


def test_the_widest_integer_is_the_elementwise_datapaths() -> None:
    """Masks of one bit are no integers to add in."""
    assert target_of("small").widest_integer == IntegerType(32)


def test_engines_of_a_kind_have_names() -> None:
    """The first one has the kind's own."""
    assert target_of("small").engine_names("reader") == ("reader",)
