"""Rows that a file stores in another order than the program has them.

GGUF files of the llama architecture hold the rows of each query and key head interleaved: rows j and j + D/2 of a head
of D rows lie side by side, for a rotary embedding over neighbours instead of halves (`permute` of llama.cpp's
converter).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from tp_dialect.errors import TpError


@dataclass(frozen=True)
class Reorder:
    """The order of axis 0 in the file: the program's rows seen as `parts`, those axes stored in the order `order`.

    One part may be -1: what the number of rows leaves for it. Parts (heads, 2, -1) and order (0, 2, 1) are
    interleaved heads.
    """

    parts: tuple[int, ...]
    order: tuple[int, ...]

    def __post_init__(self) -> None:
        if sorted(self.order) != list(range(len(self.parts))):
            self._refuse(f"expected an order of the axes 0 to {len(self.parts) - 1}, got {list(self.order)}")
        if any(part < 1 and part != -1 for part in self.parts) or self.parts.count(-1) > 1:
            self._refuse("expected parts of at least 1, one of which may be -1")

    def _refuse(self, why: str) -> None:
        raise TpError("TP652", f"reorder of rows as {list(self.parts)}: {why}")

    def stored(self, rows: NDArray[np.intp], of: int, title: str) -> NDArray[np.intp]:
        """Where the program's `rows` of a tensor of `of` rows lie in the file; `TP652` if the parts do not fit."""
        known = prod(part for part in self.parts if part != -1)
        parts = tuple(of // known if part == -1 else part for part in self.parts)
        if prod(parts) != of:
            raise TpError("TP652", f"{title}: {of} rows cannot be seen as {list(self.parts)}")
        coordinates = np.unravel_index(rows, parts)
        return np.ravel_multi_index([coordinates[axis] for axis in self.order], [parts[axis] for axis in self.order])
