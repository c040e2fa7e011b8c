"""A larger model in memory: one exported layer, chained with itself."""

from __future__ import annotations

import re
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.parser import Parser

from tp_dialect.frontends.case import Argument, Case
from tp_tools.shell import context


def load(folder: Path, name: str) -> tuple[ModuleOp, Case]:
    """An exported layer and its case."""
    text = (folder / f"{name}.mlir").read_text(encoding="utf-8")
    return Parser(context(), text).parse_module(), Case.load(folder / f"{name}.json")


def renamed(name: str, copy: int) -> str:
    """The parameter's name in copy number `copy`: `layers.0.q` becomes `layers.3.q`."""
    return re.sub(r"\.0\.", f".{copy}.", name, count=1)


def stack(module: ModuleOp, case: Case, copies: int) -> tuple[ModuleOp, Case]:
    """The layer `copies` times: its first input is the first result of the copy before, the other inputs are shared."""
    layer = next(op for op in module.body.block.ops if isinstance(op, FuncOp) and op.sym_name.data == case.function)
    types = layer.function_type.inputs.data
    inputs = [number for number, one in enumerate(case.arguments) if one.kind == "input"]
    parameters = [number for number, one in enumerate(case.arguments) if one.kind == "parameter"]
    arguments = [case.arguments[number] for number in inputs] + [
        Argument(renamed(case.arguments[number].name, copy), "parameter", case.arguments[number].shape)
        for copy in range(copies)
        for number in parameters
    ]
    places = [*inputs, *[number for _ in range(copies) for number in parameters]]
    block = Block(arg_types=[types[number] for number in places])
    hidden: SSAValue = block.args[0]
    for copy in range(copies):
        first = len(inputs) + copy * len(parameters)
        given = dict(zip(inputs, block.args[: len(inputs)], strict=True))
        given.update(zip(parameters, block.args[first : first + len(parameters)], strict=True))
        given[inputs[0]] = hidden
        hidden = _copied(layer, given, block)
    block.add_op(ReturnOp(hidden))
    function = FuncOp(case.function, ([arg.type for arg in block.args], [hidden.type]), Region(block))
    return ModuleOp([function]), Case(case.function, tuple(arguments), case.results[:1], case.tp_plan, case.name)


def _copied(layer: FuncOp, given: dict[int, SSAValue], block: Block) -> SSAValue:
    values: dict[SSAValue, SSAValue] = {arg: given[number] for number, arg in enumerate(layer.body.block.args)}
    for op in layer.body.block.ops:
        if isinstance(op, ReturnOp):
            return values[op.operands[0]]
        block.add_op(op.clone(values))
    raise ValueError(f"function `{layer.sym_name.data}` returns nothing")
