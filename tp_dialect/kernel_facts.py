"""What passes and checks ask of a kernel as a whole."""

from __future__ import annotations

from tp_dialect.kernel import AllReduceOp, KernelOp, LoadOp


def is_all_reduce(kernel: KernelOp) -> bool:
    """Whether the kernel combines partials of its slots."""
    return any(isinstance(stage, AllReduceOp) for nest in kernel.nests for stage in nest.stages)


def has_multicast(kernel: KernelOp) -> bool:
    """Whether a load of the kernel delivers its pages to a rectangle of sites."""
    return any(
        isinstance(stage, LoadOp) and stage.multicast is not None for nest in kernel.nests for stage in nest.stages
    )
