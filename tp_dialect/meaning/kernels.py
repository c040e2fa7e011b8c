"""What a kernel does that names no function."""

from __future__ import annotations

from tp_dialect.certificate.expressions import COMBINERS
from tp_dialect.kernel import AllReduceOp, ComputeOp, KernelOp


def element_combiner(kernel: KernelOp) -> str | None:
    """`sum`, `max` or `min` where all that a kernel does is to combine its inputs element by element, else None.

    The `sum` of one input is a copy.
    """
    stages = [stage for nest in kernel.nests for stage in nest.stages]
    found = [stage.combiner.data for stage in stages if isinstance(stage, AllReduceOp)]
    for stage in stages:
        if isinstance(stage, ComputeOp):
            names = [op.name for op in stage.walk() if op.name.startswith(("arith.", "math."))]
            found += [COMBINERS.get(name.removeprefix("arith."), "other") for name in names]
            found += ["other"] * len(stage.folded)
    if not found and len(kernel.inputs) == 1:
        return "sum"
    return found[0] if found in (["sum"], ["max"], ["min"]) else None
