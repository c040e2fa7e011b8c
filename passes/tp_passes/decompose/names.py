"""Names of tensors: a checkpoint's where there is one, else after the parameter that feeds it, else by place."""

from __future__ import annotations

from collections.abc import Iterable

from tp_dialect.frontends.plan import module_of
from tp_passes.decompose.graph import Graph, Node


class Names:
    """Hands out base names. The piece of chip c of a tensor is called `<base>_c<c>`, the others carry the base."""

    def __init__(self, graph: Graph, chips: int, parameters: Iterable[int]):
        self._graph = graph
        self._chips = chips
        self._parameters = frozenset(parameters)
        self._fed: dict[int, frozenset[int]] = {}
        self._taken: set[str] = set()

    def free(self, base: str, local: bool) -> str:
        """`base`, or a variant of it under which nothing else is called yet; it is taken then."""
        variant, number = base, 1
        while not self._taken.isdisjoint(self._all(variant, local)):
            variant, number = f"{base}.{number}", number + 1
        self._taken.update(self._all(variant, local))
        return variant

    def _all(self, base: str, local: bool) -> list[str]:
        return [f"{base}_c{chip}" for chip in range(self._chips)] if local else [base]

    def of_node(self, node: Node, result: int) -> str:
        """What the tensor of a statement is after: its parameter's module, or its place in the function."""
        fed: set[int] = set()
        for value in node.ins:
            fed |= self._parameters_of(value)
        if len(fed) != 1 or len(node.outs) > 1:
            return f"v{node.position}" + (f"_{result}" if len(node.outs) > 1 else "")
        parameter = self._graph.names[next(iter(fed))]
        module = module_of(parameter)
        return f"{module}.biased" if parameter == f"{module}.bias" else module

    def _parameters_of(self, value: int) -> frozenset[int]:
        """The parameters that a value is a view of."""
        known = self._fed.get(value)
        if known is None:
            maker = self._graph.maker_of(value)
            if maker is None:
                known = frozenset([value]) & self._parameters
            elif maker.is_view:
                known = frozenset[int]().union(*[self._parameters_of(one) for one in maker.ins])
            else:
                known = frozenset[int]()
            self._fed[value] = known
        return known
