"""The function of a fused statement: the functions of its parts, one after the other, in one body.

What a part binds is handed to the parts that read it, so nothing is computed in another way than before. Functions are
shared by content: statements that fuse the same functions in the same way, on whatever chip and in whatever layer, call
one function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from tp_dialect.target_rules import Leaf
from tp_passes.fuse.flow import Flow, Version

Wire = tuple[int, int]
"""An operand of a part: argument (-1, number) of the fused function, or result (part, number) of an earlier part."""

Recipe = tuple[tuple[tuple[str, tuple[Wire, ...]], ...], tuple[Wire, ...]]
"""The parts, each with its function and operands, and what is returned: what a fused function is known by."""

GIVEN = -1


@dataclass(frozen=True)
class Wiring:
    """A fused statement: what its function does, and the tensors that it binds and reads."""

    recipe: Recipe
    outs: tuple[str, ...]
    ins: tuple[str, ...]


def wiring_of(flow: Flow, group: Sequence[int], callees: Sequence[str], bound: Sequence[Version]) -> Wiring:
    """How statements, in order, become one that binds `bound`. `callees`: the function of each."""
    made: dict[Version, Wire] = {}
    ins: dict[str, Wire] = {}
    parts: list[tuple[str, tuple[Wire, ...]]] = []
    for part, (number, callee) in enumerate(zip(group, callees, strict=True)):
        leaf: Leaf = flow.leaves[number]
        wires: list[Wire] = []
        for maker, name in zip(flow.makers[number], leaf.ins, strict=True):
            wire = made.get((maker, name))
            wires.append(ins.setdefault(name, (GIVEN, len(ins))) if wire is None else wire)
        parts.append((callee, tuple(wires)))
        for place, name in enumerate(leaf.outs):
            made[number, name] = (part, place)
    recipe = tuple(parts), tuple([made[version] for version in bound])
    return Wiring(recipe, tuple([name for _, name in bound]), tuple(ins))


class Inliner:
    """Makes each fused function once."""

    def __init__(self, functions: Mapping[str, FuncOp], is_free: Callable[[str], bool]):
        self._functions = functions
        self._is_free = is_free
        self._same = _representatives(functions)
        self._known: dict[Recipe, FuncOp] = {}
        self.made: list[FuncOp] = []

    def function_of(self, recipe: Recipe) -> str:
        """The function that a recipe is, by name."""
        parts, returned = recipe
        key = tuple([(self._same[callee], wires) for callee, wires in parts]), returned
        function = self._known.get(key)
        if function is None:
            name = self._name(stem_of([callee for callee, _ in parts]))
            function = self._known[key] = inlined(name, key, self._functions)
            self.made.append(function)
        return function.sym_name.data

    def _name(self, stem: str) -> str:
        taken = {function.sym_name.data for function in self.made}
        name, number = stem, 1
        while name in taken or not self._is_free(name):
            name, number = f"{stem}_{number}", number + 1
        return name


def stem_of(callees: Sequence[str]) -> str:
    """What a function fused of these is called: by the first and the last of them."""
    first, last = (re.sub(r"_\d+$", "", name) for name in (callees[0], callees[-1]))
    return f"{first}_to_{last}"


def _representatives(functions: Mapping[str, FuncOp]) -> dict[str, str]:
    """For each function the first one that has the same content."""
    same: dict[str, str] = {}
    by_form: dict[tuple[object, ...], list[FuncOp]] = {}
    for name, function in functions.items():
        form = (function.function_type, tuple([op.name for op in function.walk()]))
        alike = by_form.setdefault(form, [])
        found = next((one for one in alike if one.body.is_structurally_equivalent(function.body)), function)
        if found is function:
            alike.append(function)
        same[name] = found.sym_name.data
    return same


def inlined(name: str, recipe: Recipe, functions: Mapping[str, FuncOp]) -> FuncOp:
    """A private function that does what a recipe says."""
    parts, returned = recipe
    block = Block(arg_types=_given_types(recipe, functions))
    results: list[Sequence[SSAValue]] = []

    def value(wire: Wire) -> SSAValue:
        part, number = wire
        return block.args[number] if part == GIVEN else results[part][number]

    for callee, wires in parts:
        operands = [value(wire) for wire in wires]
        _name_arguments(functions[callee].body.block, operands)
        results.append(_copied(functions[callee].body.block, operands, block))
    outs = [value(wire) for wire in returned]
    block.add_op(ReturnOp(*outs))
    type = FunctionType.from_lists(list(block.arg_types), [out.type for out in outs])
    return FuncOp(name, type, Region(block), "private")


def _given_types(recipe: Recipe, functions: Mapping[str, FuncOp]) -> list[Attribute]:
    """The types of the arguments, which are numbered by their first use."""
    types: dict[int, Attribute] = {}
    for callee, wires in recipe[0]:
        for (part, number), type in zip(wires, functions[callee].function_type.inputs, strict=True):
            if part == GIVEN:
                types[number] = type
    return [types[number] for number in range(len(types))]


def _name_arguments(callee: Block, operands: Sequence[SSAValue]) -> None:
    for argument, operand in zip(callee.args, operands, strict=True):
        if operand.name_hint is None:
            operand.name_hint = argument.name_hint


def _copied(callee: Block, operands: Sequence[SSAValue], into: Block) -> Sequence[SSAValue]:
    """A copy of a body's operations on other values; what they return."""
    values: dict[SSAValue, SSAValue] = dict(zip(callee.args, operands, strict=True))
    copies: list[Operation] = []
    returned: Sequence[SSAValue] = ()
    for op in callee.ops:
        if isinstance(op, ReturnOp):
            returned = [values[value] for value in op.operands]
        else:
            copies.append(op.clone(values))
    into.add_ops(copies)
    return returned
