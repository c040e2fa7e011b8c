"""Rule 8: what the body of a compute holds."""

from __future__ import annotations

from xdsl.dialects.builtin import UnregisteredOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from tp_dialect.computes import ComputeOp, YieldOp
from tp_dialect.stage_names import refusal, value_text
from tp_dialect.stages import buffer_of

CORE_DIALECTS = frozenset({"arith", "math", "tensor", "linalg", "scf", "index"})
"""The dialects of tensor-level core operations; a body may hold theirs and no others."""


def check_body(compute: ComputeOp) -> None:
    """Refuse a body whose head is not that of its pages, which captures, or which holds what is no core operation."""
    block = compute.body.block
    _check_head(compute, block)
    known: set[SSAValue] = set(block.args)
    for op in block.walk():
        if op is not block.last_op:
            _check_operation(compute, op)
        for operand in op.operands:
            if operand not in known:
                text = f"expected values of the body only, got {value_text(operand)} in `{op.name}`"
                raise refusal("TP218", compute, text, "load it, and pass its page as an operand")
        known.update(op.results)
        known.update(argument for region in op.regions for inner in region.blocks for argument in inner.args)


def _check_head(compute: ComputeOp, block: Block) -> None:
    page = compute.buffer.page
    wanted: list[Attribute] = [buffer_of(operand).page for operand in compute.pages]
    if compute.folded:
        wanted.append(page)
    got = [argument.type for argument in block.args]
    if wanted != got:
        text = f"expected a body with arguments {_types(wanted)}, got {_types(got)}"
        raise refusal("TP217", compute, text, "the operands' pages, and behind them a fold's accumulator")
    last = block.last_op
    if not isinstance(last, YieldOp) or last.page.type != page:
        found = "no `tp.yield`" if not isinstance(last, YieldOp) else str(last.page.type)
        raise refusal("TP217", compute, f"expected a body that yields {page}, got {found}")


def _check_operation(compute: ComputeOp, op: Operation) -> None:
    name = op.op_name.data if isinstance(op, UnregisteredOp) else op.name
    if name.split(".")[0] not in CORE_DIALECTS:
        dialects = ", ".join(sorted(CORE_DIALECTS))
        hint = "inline the function" if name == "func.call" else None
        raise refusal("TP219", compute, f"expected operations of {dialects} in a body, got `{name}`", hint)
    if name.startswith("linalg.") and len(op.results) > 1:
        text = f"expected `{name}` with one result, got {len(op.results)}"
        raise refusal("TP220", compute, text, "drop dead results, split live ones")


def _types(types: list[Attribute]) -> str:
    return f"({', '.join(map(str, types))})"
