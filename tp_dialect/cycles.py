"""The smallest cycle among things that wait for each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def smallest_cycle(waits_for: Mapping[int, Iterable[int]]) -> tuple[int, ...]:
    """The shortest circle in which each waits for the next, its lowest member first; () if there is none.

    `waits_for[one]` are those that `one` waits for; what is no key waits for nothing.
    """
    best: tuple[int, ...] = ()
    for start in sorted(waits_for):
        best = _cycle_through(start, waits_for, len(best) - 1 if best else len(waits_for)) or best
    return best


def _cycle_through(start: int, waits_for: Mapping[int, Iterable[int]], longest: int) -> tuple[int, ...]:
    """A shortest cycle through `start` and higher members (those through lower ones are known), or ()."""
    reached_from: dict[int, int] = {}
    frontier = [start]
    for _ in range(longest):
        reached: list[int] = []
        for one in frontier:
            for other in waits_for[one]:
                if other in waits_for and other >= start and other not in reached_from:
                    reached_from[other] = one
                    reached.append(other)
        if start in reached_from:
            return _unwound(reached_from, start)
        frontier = reached
    return ()


def _unwound(reached_from: Mapping[int, int], start: int) -> tuple[int, ...]:
    path = [start]
    while (one := reached_from[path[-1]]) != start:
        path.append(one)
    return (start, *reversed(path[1:]))
