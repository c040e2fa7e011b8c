"""`tp-choreograph`: each buffer gets its semaphores, and each engine of a site its program of waits, steps and posts.

A program is the sequential reading of the nest with nothing but its engine's stages left in it, so engines that follow
it cannot hang: the reading itself is one order in which all of them get through.

Before:

    tp.nest (n = 4, k = 2) split (n) workers [...] {
      %a = tp.load %x[0, k] over (n, k) on reader memory [0, 128] : ...
      %c = tp.compute (%a, %b) over (n, k) fold (k) from [0.0 : f32] on compute memory [...] : ... { ... }
      tp.store %c, %h[0, n] over (n) on writer
    }

After:

    tp.nest (n = 4, k = 2) split (n) workers [...] {
      %a = tp.load %x[0, k] over (n, k) on reader memory [0, 128] semaphores [0, 1] : ...
      ...
      tp.engine reader slot 0 { tp.for n { tp.for k { tp.wait free %a  tp.step %a  tp.post full %a ... } } }
      tp.engine compute slot 0 {
        tp.for n {
          tp.wait free %c
          tp.for k { tp.wait full %a  tp.wait full %b  tp.step %c  tp.post free %a  tp.post free %b }
          tp.post full %c
        }
      }
      tp.engine writer slot 0 { tp.for n { tp.wait full %c  tp.step store %c  tp.post free %c } }
    }

Requires: placed and sized kernels (tp-place, tp-size).
Ensures: each semaphore is back at its start in the end, and no engine hangs at any depth of the buffers.
Leaves alone: nests that have their engine programs, nests that are not sized, and all that is not its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, i64
from xdsl.ir import Operation

from tp_dialect.choreography import Place, Signal, hand_offs, place_of, signals, step_of
from tp_dialect.engines import EngineOp, ForOp, PostOp, StepOp, WaitOp
from tp_dialect.kernel import KernelOp, NestOp
from tp_dialect.program_index import ProgramIndex, programs_of
from tp_dialect.stages import StageOp
from tp_passes.base import TpPass


@dataclass(frozen=True)
class ChoreographPass(TpPass):
    """Writes the program of each engine, with its semaphores."""

    name = "tp-choreograph"

    def run(self, ctx: Context, module: ModuleOp) -> None:
        for program in programs_of(module):
            for kernel in ProgramIndex.of(program).kernels.values():
                choreograph_kernel(kernel)


def choreograph_kernel(kernel: KernelOp) -> None:
    """Write the engine programs of every nest that is sized and has none yet."""
    for nest in kernel.nests:
        made = [stage for stage in nest.stages if stage.results]
        if all(stage.memory is not None for stage in made) and nest.split is not None and not list(nest.engines):
            _number_semaphores(nest)
            nest.body.block.add_ops(engine_programs(list(nest.stages)))


def _number_semaphores(nest: NestOp) -> None:
    numbers: dict[StageOp, list[int]] = {stage: [] for stage in nest.stages if stage.results}
    for pair, one in enumerate(hand_offs(list(nest.stages))):
        numbers[one.maker] += [2 * pair, 2 * pair + 1]
    for stage, ids in numbers.items():
        stage.properties["semaphores"] = DenseArrayBase.from_list(i64, ids)


@dataclass(frozen=True)
class Loop:
    """A loop of the sequential reading: what stands in it, stages and loops, in order."""

    dim: str
    body: tuple[Node, ...]


Node = StageOp | Loop
"""A stage, or a loop over stages."""


def reading_of(stages: Sequence[StageOp], depth: int = 0) -> tuple[Node, ...]:
    """Stages as sequential loops that share their common leading dimensions; `depth` loops stand around already."""
    nodes: list[Node] = []
    place = 0
    while place < len(stages):
        dims = stages[place].dims
        if len(dims) <= depth:
            nodes.append(stages[place])
            place += 1
            continue
        end = place
        while end < len(stages) and stages[end].dims[depth : depth + 1] == dims[depth : depth + 1]:
            end += 1
        nodes.append(Loop(dims[depth], reading_of(stages[place:end], depth + 1)))
        place = end
    return tuple(nodes)


def stages_in(node: Node) -> list[StageOp]:
    """The stages of a node, in order."""
    return [node] if isinstance(node, StageOp) else [stage for inner in node.body for stage in stages_in(inner)]


def engine_programs(stages: Sequence[StageOp]) -> list[EngineOp]:
    """The program of each engine of a nest, in the order of their first stages."""
    reading, needed = reading_of(stages), signals(stages)
    programs: list[EngineOp] = []
    for place in dict.fromkeys(place_of(stage) for stage in stages):
        own = [signal for signal in needed if signal.place == place]
        programs.append(EngineOp.of(place[1], place[0], _Writer(place, own, stages).lines(reading, ())))
    return programs


class _Writer:
    """Writes the lines of one engine."""

    def __init__(self, place: Place, own: Sequence[Signal], stages: Sequence[StageOp]):
        self._place = place
        self._own = own
        self._stages = stages

    def lines(self, nodes: Sequence[Node], dims: tuple[str, ...]) -> list[Operation]:
        """The lines of what stands in the loops over `dims`."""
        held = [set(stages_in(node)) for node in nodes]
        here = {stage for stages in held for stage in stages}
        own = [signal for signal in self._own if signal.dims == dims and here.issuperset(signal.anchors)]
        lines: list[Operation] = []
        for node, stages in zip(nodes, held, strict=True):
            before = [signal for signal in own if signal.waits and _first(signal, nodes) is node]
            behind = [signal for signal in own if not signal.waits and _last(signal, nodes) is node]
            lines += [WaitOp.of(signal.which, signal.buffer) for signal in before]
            if any(place_of(stage) == self._place for stage in stages):
                lines.append(self._line(node, dims))
            lines += [PostOp.of(signal.which, signal.buffer, signal.to) for signal in behind]
        return lines

    def _line(self, node: Node, dims: tuple[str, ...]) -> Operation:
        if isinstance(node, StageOp):
            return StepOp.of(*step_of(node, self._stages))
        return ForOp.of(node.dim, self.lines(node.body, (*dims, node.dim)))


def _first(signal: Signal, nodes: Sequence[Node]) -> Node | None:
    return next((node for node in nodes if set(stages_in(node)) & set(signal.anchors)), None)


def _last(signal: Signal, nodes: Sequence[Node]) -> Node | None:
    return _first(signal, list(reversed(nodes)))
