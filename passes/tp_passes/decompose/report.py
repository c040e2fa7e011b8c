"""What a decomposition did, layer by layer: what was cut, what every chip holds, how often it is reduced."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

from xdsl.dialects.func import FuncOp

from tp_dialect.program import LetOp, ProgramOp
from tp_passes.decompose.contractions import Contraction
from tp_passes.decompose.coords import length
from tp_passes.decompose.local import Layout
from tp_passes.decompose.tensor_types import element_bytes
from tp_passes.decompose.units import Deal


@dataclass
class LayerReport:
    """One layer. `cut` gives for each cut argument how many coordinates each chip has of its cut axis."""

    name: str
    cut: dict[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    replicated: list[str] = field(default_factory=list[str])
    """Parameters that every chip holds whole."""
    replicas: list[str] = field(default_factory=list[str])
    """Cut arguments of which some rows are on several chips."""
    replicated_bytes: float = 0
    """What is held more than once, counted for each copy beyond the first."""
    collectives: list[str] = field(default_factory=list[str])
    imbalance: float = 1.0
    """The largest share of a dealt contraction that a chip has, over an even share."""

    def lines(self) -> list[str]:
        """The layer in words."""
        cut = ", ".join(f"{self._short(one)} {'|'.join(str(n) for n in sizes)}" for one, sizes in self.cut.items())
        title = self.name or "(no layer)"
        return [
            f"{title}: cut: {cut or 'nothing'}",
            f"{title}: replicated: {', '.join(self._short(one) for one in self.replicated) or 'nothing'}",
            f"{title}: replicas of rows: {', '.join(self._short(one) for one in self.replicas) or 'none'};"
            f" {self.replicated_bytes:.0f} bytes held more than once",
            f"{title}: reduced {len(self.collectives)} times: {', '.join(self.collectives) or 'never'};"
            f" imbalance {self.imbalance:.2f}",
        ]

    def _short(self, name: str) -> str:
        return name.removeprefix(f"{self.name}.")


@dataclass
class Report:
    """The layers, in the order of the function, and what else is to be said."""

    chips: int
    layers: list[LayerReport]
    notes: list[str]
    unmatched: tuple[str, ...]
    """Keys of the plan that match nothing."""
    functions: int = 0
    statements: int = 0

    @property
    def collectives(self) -> int:
        """How many collectives there are in all."""
        return sum(len(layer.collectives) for layer in self.layers)

    def count(self, program: ProgramOp) -> None:
        """Count what `program` holds."""
        for op in program.body.block.ops:
            self.functions += isinstance(op, FuncOp)
            self.statements += isinstance(op, LetOp)

    def text(self) -> str:
        """The report in words, a line for each thing."""
        lines = [
            f"{self.chips} chips, {self.statements} statements, {self.functions} functions,"
            f" {self.collectives} collectives"
        ]
        for layer in self.layers:
            lines += layer.lines()
        lines += [f"note: {note}" for note in self.notes]
        return "\n".join(lines)


def layer_of(name: str) -> str:
    """The layer that a name belongs to: all up to its first number."""
    found = re.match(r"(?:[^.]+\.)*?\d+(?=\.|$)", name)
    return found[0] if found else ""


def report_of(
    layout: Layout,
    deals: Mapping[Contraction, Deal],
    parameters: set[int],
    notes: list[str],
    unmatched: tuple[str, ...],
) -> Report:
    """The report of a layout. `parameters`: which values of its graph are parameters."""
    layers: dict[str, LayerReport] = {}

    def layer(name: str) -> LayerReport:
        return layers.setdefault(layer_of(name), LayerReport(layer_of(name)))

    stored = [value for value in layout.graph.arguments if value in layout.stored]
    for value in stored:
        if value in parameters:
            _add_argument(layer(layout.graph.names[value]), layout, value)
    for value in stored:
        if value not in parameters and value in layout.local:
            _add_argument(layers.setdefault(*_home(layout.graph.names[value], layers)), layout, value)
    for contraction, deal in deals.items():
        sizes = [length(one) for one in deal.sets]
        one = layer(contraction.weight)
        one.imbalance = max(one.imbalance, max(sizes) * len(sizes) / sum(sizes))
    for node in layout.graph.nodes:
        if node.kind == "fold" and node.outs[0] in layout.stored:
            layer(_weight_behind(layout, node.ins[0])).collectives.append(layout.names[node.outs[0]])
    return Report(layout.chips, list(layers.values()), notes, unmatched)


def _home(name: str, layers: Mapping[str, LayerReport]) -> tuple[str, LayerReport]:
    """The layer that an input belongs to: the one that has the same number, as `past_key.3` has."""
    number = layer_of(name).rpartition(".")[2]
    found = next((one for one in layers if number and one.rpartition(".")[2] == number), "")
    return found, LayerReport(found)


def _add_argument(layer: LayerReport, layout: Layout, value: int) -> None:
    name, graph = layout.graph.names[value], layout.graph
    width = element_bytes(graph.types[value])
    if value not in layout.local:
        layer.replicated.append(name)
        layer.replicated_bytes += graph.size(value) * width * (layout.chips - 1)
        return
    axis = next(n for n, one in enumerate(layout.wanted[value]) if one is not None)
    sizes = tuple([length(layout.box(value, chip)[axis] or ()) for chip in range(layout.chips)])
    layer.cut[name] = sizes
    extra = sum(sizes) - graph.shapes[value][axis]
    if extra > 0:
        layer.replicas.append(name)
        shape = graph.shapes[value]
        layer.replicated_bytes += extra * prod(shape[:axis]) * prod(shape[axis + 1 :]) * width


def _weight_behind(layout: Layout, value: int) -> str:
    """The row weight of the first contraction that a partial comes from."""
    pending = [value]
    while pending:
        number = layout.graph.maker[pending.pop()]
        if number in layout.dealt:
            return layout.dealt[number].weight
        if number >= 0 and layout.graph.nodes[number].partial:
            pending += reversed(layout.graph.nodes[number].ins)
    return ""
