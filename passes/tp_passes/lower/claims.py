"""What a kernel may claim of its numbers: exact where nothing rounds, else why not and in which order it sums."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Operation

from tp_dialect.attributes import ClaimAttr
from tp_passes.lower.bodies import needed_operations
from tp_passes.lower.graph import Body, Computation, Opaque, form_of
from tp_passes.lower.nests import NestPlan

ROUNDING = frozenset({"arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.remf", "arith.truncf"})
"""Arithmetic on floats that rounds; so do all functions of `math` but those in `MOVING`."""

CONVERTING = frozenset({"arith.sitofp", "arith.uitofp"})
"""From integers, which a float may not hold."""

MOVING = frozenset(f"math.{name}" for name in ("absf", "ceil", "copysign", "floor", "round", "roundeven", "trunc"))
"""Functions on floats whose results are exact."""


def claim_of(plans: Sequence[NestPlan]) -> ClaimAttr:
    """The claim of a kernel of these nests."""
    rounding = [(plan, member) for plan in plans for member in plan.group.members if rounds(member)]
    if not rounding:
        return ClaimAttr.exact()
    summing = [(plan, member) for plan, member in rounding if member.reduced]
    what, orders = "arithmetic", ["element by element"]
    if summing:
        what = "accumulation"
        orders = [text for plan, member in summing for text in _orders(plan, member)]
    _, last = (summing or rounding)[-1]
    return ClaimAttr.approximate(f"{_float_of(last)} {what}", "; ".join(dict.fromkeys(orders)))


def rounds(member: Computation) -> bool:
    """Whether an operation of a computation's body rounds."""
    body = member.body
    if isinstance(body, Opaque):
        return any(_rounds(op) for op in body.op.walk())
    if not isinstance(body, Body):
        return False
    operations, _ = needed_operations(body.block, [body.result])
    return any(_rounds(inner) for op in operations for inner in op.walk())


def _rounds(op: Operation) -> bool:
    if op.name in ROUNDING or op.name in CONVERTING:
        return True
    return op.name.startswith("math.") and op.name not in MOVING and _makes_floats(op)


def _makes_floats(op: Operation) -> bool:
    return any(isinstance(form_of(result.type)[1], AnyFloat) for result in op.results)


def _orders(plan: NestPlan, member: Computation) -> list[str]:
    """In which order a reduction takes its terms, one text for each of its loops that matters."""
    found: list[str] = []
    for loop in member.reduced_loops:
        dim, page = plan.dim(member, loop), plan.page(member, loop)
        if dim is None:
            found.append(f"{page} terms within a page")
        else:
            found.append(f"{dim} ascending, {plan.dims[dim]} pages of {page}")
    return found


def _float_of(member: Computation) -> str:
    return str(member.element) if isinstance(member.element, AnyFloat) else "float"
