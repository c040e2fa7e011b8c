"""Compares results with expected ones, position by position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import Array
from tp_dialect.terse import shape_text


@dataclass(frozen=True)
class Comparison:
    """How far one output is from what was expected: `absolute` and `relative` (to the largest expected value) are the
    largest errors, `position` where; `beyond` how many positions of `count` are outside of the tolerance."""

    name: str
    absolute: float
    relative: float
    position: tuple[int, ...]
    beyond: int
    count: int

    def line(self) -> str:
        """The comparison for a terminal."""
        verdict = "ok" if self.beyond == 0 else f"WRONG at {self.beyond} of {self.count} positions"
        return (
            f"{self.name}: largest error {self.absolute:.3g} absolute, {self.relative:.3g} relative, at"
            f" {list(self.position)}: {verdict}"
        )


def compare(got: Mapping[str, Array], want: Mapping[str, Array], rtol: float, atol: float) -> list[Comparison]:
    """One comparison per output of `got`. Missing from `want`, or of another shape, is `TP631` or `TP632`.

    A position is within the tolerance if `abs(got - want) <= atol + rtol * max(abs(want))`; where NaN is expected, NaN
    is right, and nowhere else.
    """
    return [_compared(name, array, _expected(name, array, want), rtol, atol) for name, array in got.items()]


def _expected(name: str, got: Array, want: Mapping[str, Array]) -> Array:
    if name not in want:
        known = ", ".join(sorted(want)[:12]) or "none"
        raise TpError(
            "TP631", f"expected an array for output `{name}` in the file to check against", f"there are: {known}"
        )
    expected = want[name]
    if expected.shape != got.shape:
        text = f"output `{name}` has shape {shape_text(got.shape)}, but {shape_text(expected.shape)} was expected"
        raise TpError("TP632", text)
    return expected


def _compared(name: str, got: Array, want: Array, rtol: float, atol: float) -> Comparison:
    if got.size == 0:
        return Comparison(name, 0.0, 0.0, (), 0, 0)
    actual, expected = got.astype(np.float64), want.astype(np.float64)
    both_nan = np.isnan(actual) & np.isnan(expected)
    # Infinities of one sign are equal; their difference is NaN, which would read as an error.
    same = both_nan | (actual == expected)
    with np.errstate(invalid="ignore"):
        error = np.where(same, 0.0, np.abs(actual - expected))
    error = np.where(np.isnan(error), np.inf, error)
    finite = np.abs(expected[np.isfinite(expected)])
    scale = float(finite.max()) if finite.size else 0.0
    position = np.unravel_index(int(np.argmax(error)), error.shape)
    largest = float(error[position])
    relative = largest / scale if scale else (0.0 if largest == 0 else float("inf"))
    beyond = int(np.count_nonzero(error > atol + rtol * scale))
    return Comparison(name, largest, relative, tuple(int(i) for i in position), beyond, error.size)
