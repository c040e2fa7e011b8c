"""`tp-lower`: functions become kernels, statements become sections on chip 0."""

from __future__ import annotations

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from typing import cast
from tp_dialect.kernel import KernelOp
from tp_passes.lower.emit import write_kernel
from tp_passes.lower.nests import NestPlan
from tp_passes.lower.normalize import graph_of
from tp_passes.lower.pages import Page
from tp_passes.lower.propagate import groups_of

DEFAULT_PAGE = (32, 32)


def kernel_of(function: FuncOp, name: str, page: Page = DEFAULT_PAGE) -> KernelOp:
    graph = graph_of(function)
    groups = groups_of(graph.computations)
    plans = [NestPlan(group, page) for group in groups]
    type = function.function_type
    kernel = KernelOp.of(
        name,
        cast("list[TensorType]", list(type.inputs)),
        cast("list[TensorType]", list(type.outputs)),
        implements=function.sym_name.data,
    )
    write_kernel(kernel, graph, plans)
    return kernel
