"""The case against the function that it speaks of, and the module that holds it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation

from tp_dialect.errors import TpError
from tp_dialect.frontends.case import Argument, Case, Result
from tp_passes.decompose.tensor_types import as_tensor, shape_in


def symbol_in(module: ModuleOp, name: str) -> Operation | None:
    """The operation directly in `module` that is called `name`."""
    for op in module.body.ops:
        symbol = op.properties.get("sym_name") or op.attributes.get("sym_name")
        if isinstance(symbol, StringAttr) and symbol.data == name:
            return op
    return None


def check_name_free(module: ModuleOp, name: str) -> None:
    """`TP129` if something in `module` is called `name` already."""
    taken = symbol_in(module, name)
    if taken is not None:
        raise TpError("TP129", f"the module holds a `{taken.name}` called `{name}` already")


def function_in(module: ModuleOp, name: str) -> FuncOp:
    """The function `name` of `module`; `TP107`, which lists those that are there, if there is none."""
    found = symbol_in(module, name)
    if isinstance(found, FuncOp):
        return found
    names = [op.sym_name.data for op in module.body.ops if isinstance(op, FuncOp)]
    close = get_close_matches(name, names, n=1)
    raise TpError(
        "TP107",
        f"the module has no function `{name}`; its functions: {', '.join(f'`{one}`' for one in names) or 'none'}",
        hint=f"did you mean `{close[0]}`?" if close else "the option `function` names another one than the case does",
    )


def check_case(func: FuncOp, case: Case) -> None:
    """`TP108`, `TP109` if arguments or results differ, `TP128` if the function has no body or several blocks."""
    name = func.sym_name.data
    if len(func.body.blocks) != 1:
        count = len(func.body.blocks)
        raise TpError("TP128", f"function `{name}`: expected a body of one block, got {count or 'a declaration'}")
    if not isinstance(func.body.blocks[0].last_op, ReturnOp):
        raise TpError("TP128", f"function `{name}`: expected it to end in `func.return`")
    type = func.function_type
    _check(name, "argument", case.arguments, type.inputs.data)
    _check(name, "result", case.results, type.outputs.data)


def _check(function: str, what: str, listed: Sequence[Argument] | Sequence[Result], types: Sequence[Attribute]) -> None:
    if len(listed) != len(types):
        more = f"; the case goes on with `{listed[len(types)].name}`" if len(listed) > len(types) else ""
        raise TpError("TP108", f"function `{function}` has {len(types)} {what}s, its case lists {len(listed)}{more}")
    for number, (one, type) in enumerate(zip(listed, types, strict=True)):
        if DYNAMIC_INDEX in shape_in(type):
            raise TpError(
                "TP128", f"{what} {number} of `{function}`, `{one.name}`: expected a static shape, got {type}"
            )
        shape = shape_in(type)
        if as_tensor(type) is not None and shape != one.shape:
            raise TpError(
                "TP109",
                f"{what} {number} of `{function}`, `{one.name}`: the function has shape {list(shape)}, the case"
                f" {list(one.shape)}",
            )
