"""Every deleted wait and every deleted post is seen, by the verifier and by running the engines, each on its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from xdsl.ir import Operation
from xdsl.utils.exceptions import InterpretationError, VerifyException

from tp_dialect.engines import PostOp, StepOp, WaitOp
from tp_dialect.interpreter.schedule import check_progress
from tp_dialect.kernel import KernelOp
from tp_dialect.placement_checks import check_placement
from tp_dialect.program import ProgramOp
from tp_dialect.program_index import ProgramIndex

Compiled = Callable[[str, int, str], ProgramOp]


def mutants(compiled: Compiled, kind: tuple[type[Operation], ...]) -> Iterator[tuple[KernelOp, str]]:
    """Each kernel of two layers with one line of one engine deleted, and which."""
    for layer in (("llama", 2, "small"), ("mixtral", 2, "small")):
        for name, kernel in ProgramIndex.of(compiled(*layer)).kernels.items():
            lines = [op for nest in kernel.nests for engine in nest.engines for op in engine.walk()]
            for number in [place for place, op in enumerate(lines) if isinstance(op, kind)]:
                mutant = kernel.clone()
                copies = [op for nest in mutant.nests for engine in nest.engines for op in engine.walk()]
                gone = copies[number]
                gone.detach()
                yield mutant, f"{name}: {gone.name} {number}"
                gone.erase()


def verify(kernel: KernelOp) -> None:
    """What the verifier checks of placement."""
    for nest in kernel.nests:
        check_placement(nest, list(nest.stages))


def test_deleted_waits_and_posts_are_seen_by_running(compiled: Compiled) -> None:
    """Engines hang, or a semaphore is not back at its start."""
    seen = 0
    for mutant, what in mutants(compiled, (WaitOp, PostOp)):
        with pytest.raises(InterpretationError, match=r"TP270|TP271"):
            check_progress(mutant)
            pytest.fail(what)
        seen += 1
    assert seen > 500


def test_deleted_lines_are_seen_by_the_verifier(compiled: Compiled) -> None:
    """A missing wait or post unbalances its semaphore, a missing step leaves a stage undone."""
    seen = 0
    for mutant, what in mutants(compiled, (WaitOp, PostOp, StepOp)):
        with pytest.raises(VerifyException, match=r"TP264|TP265"):
            verify(mutant)
            pytest.fail(what)
        seen += 1
    assert seen > 700


def test_what_is_not_mutated_is_right(compiled: Compiled) -> None:
    """The check above sees the deletion, and nothing else."""
    for kernel in ProgramIndex.of(compiled("llama", 2, "small")).kernels.values():
        verify(kernel.clone())
        check_progress(kernel)
