"""A recipe: what makes each value of a function of which others, in order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.hints import isa

from tp_dialect.certificate.expressions import Expressions, Value
from tp_dialect.certificate.readings import Axis, Shape

AnyTensor = TensorType[Attribute]

Rule = Callable[[Sequence[Value]], Value]
"""What a value is, given what the values are that it is made of."""


class Recipe:
    """Rules in order. A value goes by its `SSAValue`, or by an object of its own where it has none."""

    def __init__(self, space: Expressions):
        self.space, self.line = space, space.readings.line
        self._rules: list[tuple[Hashable, Sequence[Hashable], Rule]] = []

    def __len__(self) -> int:
        return len(self._rules)

    def drop(self, count: int) -> None:
        """Keep the first `count` rules only."""
        del self._rules[count:]

    def follow(self, now: dict[Hashable, Value]) -> None:
        """Add what all values are to `now`, which knows what the arguments are."""
        for made, operands, rule in self._rules:
            now[made] = rule([now[one] for one in operands])

    def then(self, made: Hashable, operands: Sequence[Hashable], rule: Rule) -> Hashable:
        """`made` is what the rule makes of the operands."""
        self._rules.append((made, operands, rule))
        return made

    def view(self, made: Hashable, source: Hashable, sources: Sequence[Axis], shape: Shape) -> Hashable:
        """`made` is `source`, each axis of it read at `sources` over `shape`."""
        read, at = self.space.view, tuple(sources)
        return self.then(made, (source,), lambda values: read(values[0], at, shape))

    def window(
        self, source: Hashable, starts: Sequence[int], sizes: Sequence[int], strides: Sequence[int] | None = None
    ) -> Hashable:
        """A window of `source`."""
        every = strides or [1] * len(sizes)
        moves = [self.line(axis, size, every[axis])[1] for axis, size in enumerate(sizes)]
        return self.view(object(), source, list(zip(starts, moves, strict=True)), tuple(sizes))


def shape_of(value: SSAValue) -> Shape:
    """The shape of a tensor, `()` of a scalar."""
    return tuple(value.type.get_shape()) if isa(value.type, AnyTensor) else ()


def element_of(type: Attribute) -> Attribute:
    """The type of a tensor's elements; a scalar's own."""
    return type.element_type if isa(type, AnyTensor) else type


def named(op: Operation) -> tuple[tuple[str, Attribute], ...]:
    """The attributes of an operation, in one order."""
    return tuple(sorted([*op.properties.items(), *op.attributes.items()], key=lambda item: item[0]))
