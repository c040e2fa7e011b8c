"""Outputs that are the same tensor as an input: they are stored when all has been loaded, through a scratch."""

from __future__ import annotations

from tp_passes.lower.affine import identity
from tp_passes.lower.bodies import identity_body
from tp_passes.lower.graph import Computation, Graph, Memory, Pieces, Read, Role

Pairs = frozenset[tuple[int, int]]
"""Numbers of an input and of an output that are one tensor."""


def stored_last(graph: Graph, pairs: Pairs) -> None:
    """Have the outputs of these pairs stored by copies behind everything else."""
    for number in sorted({output for _, output in pairs}):
        output = graph.outputs[number]
        scratch = Memory(Role.SCRATCH, output.shape, output.element)
        writers = [member for member in graph.computations if any(memory is output for memory, _ in member.writes)]
        for member in writers:
            member.writes = [(scratch if memory is output else memory, place) for memory, place in member.writes]
        whole = Pieces(output.shape, output.element, (), scratch, writers)
        every = identity(output.shape)
        copy = Computation(
            output.shape, output.element, (), [Read(whole, output.element, every)], identity_body(output.element)
        )
        copy.writes.append((output, every))
        graph.computations.append(copy)
