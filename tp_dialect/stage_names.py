"""What a kernel's stages are called in messages, and the refusal of a kernel."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

from tp_dialect.computes import AllReduceOp, ComputeOp
from tp_dialect.errors import message
from tp_dialect.kernel import KernelOp, NestOp
from tp_dialect.stages import LoadOp, StageOp, StoreOp

_KINDS: dict[type[Operation], str] = {LoadOp: "load", ComputeOp: "compute", AllReduceOp: "all-reduce", StoreOp: "store"}


def value_text(value: SSAValue) -> str:
    """`%x`; the number of an argument or the kind of its maker where a value has no name."""
    if value.name_hint is not None:
        return f"%{value.name_hint}"
    owner = value.owner
    return f"unnamed `{owner.name}`" if isinstance(owner, Operation) else "an unnamed argument"


def stage_text(stage: StageOp) -> str:
    """`load %a`, `compute %c`, `store of %c`."""
    if isinstance(stage, StoreOp):
        return f"store of {value_text(stage.page)}"
    kind = _KINDS.get(type(stage), stage.name)
    return f"{kind} {value_text(stage.results[0])}" if stage.results else kind


def place_text(op: Operation) -> str:
    """`kernel @up, nest 1, load %a`: where an operation of a kernel stands; nests are counted from 0."""
    if isinstance(op, KernelOp):
        return f"kernel @{op.kernel_name}"
    parent = op.parent_op()
    before = "" if parent is None else f"{place_text(parent)}, "
    if isinstance(op, NestOp):
        nests = list(parent.nests) if isinstance(parent, KernelOp) else [op]
        return f"{before}nest {nests.index(op)}"
    if isinstance(op, StageOp):
        return before + stage_text(op)
    return before + (value_text(op.results[0]) if op.results else op.name)


def dims_text(dims: Sequence[str]) -> str:
    """`(m, n)`."""
    return f"({', '.join(dims)})"


def refusal(code: str, op: Operation, text: str, hint: str | None = None) -> VerifyException:
    """The exception that refuses a kernel for what one of its operations does."""
    return VerifyException(message(code, f"{place_text(op)}: {text}", hint))
