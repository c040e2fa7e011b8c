"""The first phase in which some chips are all free, in nearly constant time however many are taken.

Trying phase after phase is quadratic where many independent sequences begin behind one long one.
"""

from __future__ import annotations

from collections.abc import Sequence


class Calendar:
    """The taken phases of each chip, as union-find: a taken one points to a later one, a free one to nothing.

    A set of several chips has an entry of its own, which learns the phases that were found taken for it.
    Chips only become busier, so what is taken stays so, and no set looks at a phase twice.
    """

    def __init__(self) -> None:
        self._taken: dict[int, dict[int, int]] = {}
        self._learnt: dict[frozenset[int], dict[int, int]] = {}

    def take(self, chips: frozenset[int], first: int) -> int:
        """Take the first phase from `first` on in which all `chips` are free."""
        taken = [self._taken.setdefault(chip, {}) for chip in chips]
        phase = _free(taken[0], first) if len(taken) == 1 else self._jointly_free(chips, taken, first)
        for one in taken:
            one[phase] = phase + 1
        return phase

    def _jointly_free(self, chips: frozenset[int], taken: Sequence[dict[int, int]], first: int) -> int:
        learnt = self._learnt.setdefault(chips, {})
        phase = _free(learnt, first)
        while True:
            free = max((_free(one, phase) for one in taken), default=phase)
            if free == phase:
                return phase
            learnt[phase] = free
            phase = _free(learnt, free)


def _free(later: dict[int, int], phase: int) -> int:
    """The first free phase from `phase` on; the path to it is compressed."""
    root = phase
    while root in later:
        root = later[root]
    while phase != root:
        later[phase], phase = root, later[phase]
    return root
