"""Kernels that a test writes as text, compiled and run."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from xdsl.context import Context
from xdsl.dialects import arith, builtin, func, linalg, math, tensor
from xdsl.parser import Parser

from tp_dialect import TP
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.kernel import KernelOp

Array = NDArray[np.generic]
Run = Callable[..., tuple[Array, ...]]


def _parsed(text: str) -> KernelOp:
    context = Context()
    for dialect in (builtin.Builtin, func.Func, linalg.Linalg, arith.Arith, tensor.Tensor, math.Math, TP):
        context.load_dialect(dialect)
    module = Parser(context, f"tp.program @example chips 8 {{\n{text}\n}}").parse_module()
    module.verify()
    return next(op for op in module.walk() if isinstance(op, KernelOp))


@pytest.fixture
def parsed() -> Callable[[str], KernelOp]:
    """Reads and verifies the text of a kernel."""
    return _parsed


@pytest.fixture
def run() -> Run:
    """Runs the text of a kernel on arrays."""
    return lambda text, *arrays: compile_kernel(_parsed(text))(arrays)


@pytest.fixture
def numbers() -> Callable[..., Array]:
    """Mixed-sign f32 numbers that no symmetry maps onto themselves."""

    def numbers(*shape: int, seed: int = 0) -> Array:
        return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)

    return numbers
