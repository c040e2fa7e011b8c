"""The program: functions, tensors and statements from a layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, StringAttr, SymbolRefAttr, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Case
from tp_dialect.manifest import Slice
from tp_dialect.program import CollectiveOp, LetOp, ProgramOp, TensorOp
from tp_passes.decompose.build import FunctionBuilder
from tp_passes.decompose.coords import Cut, Ranges, intersection, length, merged
from tp_passes.decompose.graph import Node
from tp_passes.decompose.local import SPINE, Layout, Statement
from tp_passes.decompose.recipes import Interner, Key
from tp_passes.decompose.templates import copy_of


class Emitter:
    """Writes the statements of a layout, in the order of its graph. `roles`: of the arguments and results."""

    def __init__(self, layout: Layout, roles: dict[int, str]):
        self._layout = layout
        self._graph = layout.graph
        self._roles = roles
        self._interner = Interner()
        self._builder = FunctionBuilder(self._interner)
        self._functions: dict[Key, FuncOp] = {}
        self._symbols: set[str] = set()
        self._tensors: list[TensorOp] = []
        self._lines: list[Operation] = []

    def program(self, name: str, case: Case, source: str) -> ProgramOp:
        """All of it."""
        self._reserve_names()
        for value in self._graph.arguments:
            if value in self._layout.wanted:
                self._declare(value)
        for number, node in enumerate(self._graph.nodes):
            self._node(number, node)
        ops = [*self._functions.values(), *self._tensors, *self._lines]
        program = ProgramOp.of(name, self._layout.chips, ops)
        program.attributes["tp.source"] = SymbolRefAttr(source)
        program.attributes["tp.arguments"] = ArrayAttr([StringAttr(one.name) for one in case.arguments])
        program.attributes["tp.results"] = ArrayAttr([StringAttr(one.name) for one in case.results])
        return program

    def _reserve_names(self) -> None:
        layout = self._layout
        for value, base in layout.names.items():
            self._symbols.update(
                [f"{base}_c{chip}" for chip in range(layout.chips)] if value in layout.local else [base]
            )

    # Tensors

    def _declare(self, value: int) -> None:
        layout, type = self._layout, cast("TensorType", self._graph.types[value])
        role = self._roles.get(value, "temp")
        if value not in layout.local:
            self._tensors.append(TensorOp.of(layout.names[value], type, role))
            return
        seen: Ranges = ()
        axis = None if role == "temp" else self._axis(value)
        for chip in range(layout.chips):
            if not layout.has(value, chip):
                continue
            box = layout.box(value, chip)
            shape = [size if part is None else length(part) for size, part in zip(type.get_shape(), box, strict=True)]
            piece, replica = None, False
            if axis is not None:
                ranges = box[axis] or ((0, type.get_shape()[axis]),)
                replica = bool(intersection(seen, ranges))
                seen = merged((*seen, *ranges))
                of_ranges = tuple([(start, stop - start) for start, stop in ranges])
                piece = Slice(layout.names[value], type.get_shape(), axis, of_ranges)
            local = TensorType(type.element_type, shape)
            self._tensors.append(TensorOp.of(layout.name(value, chip), local, role, chip, piece, replica))

    def _axis(self, value: int) -> int:
        """The one axis on which an argument or a result is cut; `TP125` if there are several.

        A result that every chip has whole is a slice, too: of all of its first axis.
        """
        axes = [axis for axis, cut in enumerate(self._layout.wanted[value]) if isinstance(cut, Cut)] or [0]
        name = self._layout.names[value]
        if not self._layout.wanted[value]:
            raise TpError("TP125", f"result `{name}` has no axis, but comes of what each chip has for itself")
        if len(axes) > 1:
            raise TpError(
                "TP125",
                f"`{name}` would be cut on axes {axes[0]} and {axes[1]} at once, but a piece is a slice of one axis",
            )
        return axes[0]

    # Statements

    def _node(self, number: int, node: Node) -> None:
        stored = [place for place, value in enumerate(node.outs) if value in self._layout.stored]
        if not stored:
            return
        for place in stored:
            self._declare(node.outs[place])
        if node.kind == "fold":
            self._fold(node)
            return
        values = [node.outs[place] for place in stored]
        for chip in self._places(values):
            statement = Statement(self._layout, chip, self._interner)
            if node.is_view:
                refs = [statement.view(values[0])]
            elif self._is_idle(number, chip):
                refs = [statement.zero(number)]
            else:
                refs = statement.node(number, stored)
            self._let(values, chip, statement, refs, stem_of(node))

    def _places(self, values: Sequence[int]) -> list[int]:
        """The chips on which a statement stands; the spine, if it is replicated."""
        layout = self._layout
        if values[0] not in layout.local:
            return [SPINE]
        return [chip for chip in range(layout.chips) if layout.has(values[0], chip)]

    def _is_idle(self, number: int, chip: int) -> bool:
        dealt = self._layout.dealt.get(number)
        return dealt is not None and dealt.cut is not None and not dealt.cut.sets[chip]

    def _let(self, values: Sequence[int], chip: int, statement: Statement, refs: Sequence[int], stem: str) -> None:
        recipe = statement.recipe
        returned = [self._copied(statement, ref) if recipe.is_argument(ref) else ref for ref in refs]
        function = self._function(recipe.key(returned), stem)
        outs = [self._layout.name(value, chip) for value in values]
        self._lines.append(LetOp.of(outs, function, recipe.ins))

    def _copied(self, statement: Statement, ref: int) -> int:
        recipe = statement.recipe
        shape, element = recipe.shapes[ref], recipe.elements[ref]
        type = TensorType(self._interner.attributes[element], shape)
        op = copy_of(type, type, tuple(range(len(shape))))
        return recipe.clone(op, [ref, recipe.empty(shape, element)], [(shape, element)], (0,))

    def _function(self, key: Key, stem: str) -> str:
        function = self._functions.get(key)
        if function is None:
            name, number = stem, 1
            while name in self._symbols:
                name, number = f"{stem}_{number}", number + 1
            self._symbols.add(name)
            function = self._functions[key] = self._builder.build(name, key)
        return function.sym_name.data

    def _fold(self, node: Node) -> None:
        """The left fold of the partials in chip order, and the collective that it means."""
        layout = self._layout
        part, out = node.ins[0], node.outs[0]
        type = cast("TensorType", self._graph.types[out])
        name = layout.names[out]
        partials = [layout.name(part, chip) for chip in range(layout.chips)]
        folds = [f"{name}_f{number}" for number in range(1, layout.chips - 1)] + [name]
        self._tensors += [TensorOp.of(one, type, "temp") for one in folds[:-1]]
        statement = Statement(layout, SPINE, self._interner)
        shape, element = type.get_shape(), self._interner.attribute(type.element_type)
        if layout.chips == 1:
            ref = self._copied(statement, statement.recipe.argument("a", shape, element))
            self._lines.append(LetOp.of(folds, self._function(statement.recipe.key([ref]), "copy"), partials))
        else:
            refs = [statement.recipe.argument(one, shape, element) for one in "ab"]
            refs.append(statement.recipe.empty(shape, element))
            ref = statement.recipe.clone(node.op, refs, [(shape, element)], (0,))
            function = self._function(statement.recipe.key([ref]), "add")
            left = partials[0]
            for fold, right in zip(folds, partials[1:], strict=True):
                self._lines.append(LetOp.of([fold], function, [left, right]))
                left = fold
        self._lines.append(CollectiveOp.of("sum", name, partials, folds))


def stem_of(node: Node) -> str:
    """What the function of a node is called: by what its body computes."""
    if node.is_view:
        return "view"
    if node.kind != "generic":
        return node.op.name.split(".")[-1] if node.kind == "opaque" else node.kind
    words = [
        op.name.split(".")[1] for op in node.generic.block.ops if op.name not in ("linalg.yield", "arith.constant")
    ]
    if node.generic.reductions and words[-2:] in (["mulf", "addf"], ["muli", "addi"]):
        return "contract"
    return "_".join(words[-3:]) or "make"
