"""Lowered functions are run: kernel and function on the same numbers, compared by position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray
from xdsl.dialects.builtin import IntegerType, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from tp_dialect.interpreter.arrays import dtype_of
from tp_dialect.interpreter.functions import compile_function
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.kernel import KernelOp
from tp_dialect.printable import keep_printable
from tp_dialect.program import ProgramOp
from tp_passes.lower import kernel_of
from tp_tools.shell import context

Array = NDArray[np.generic]
TOLERANCE = 1e-5
"""A share of a result's largest value."""


def _functions(text: str) -> list[FuncOp]:
    module = Parser(context(), text).parse_module()
    module.verify()
    return [op for op in module.walk() if isinstance(op, FuncOp)]


def _numbers(types: Sequence[TensorType], seed: int = 0, below: int = 4) -> list[Array]:
    """Mixed-sign floats, integers from 0 to below `below`, booleans."""
    random = np.random.default_rng(seed)
    arrays: list[Array] = []
    for type in types:
        dtype = dtype_of(type.get_element_type())
        whole = isinstance(type.get_element_type(), IntegerType)
        numbers = random.integers(0, below, type.get_shape()) if whole else random.standard_normal(type.get_shape())
        arrays.append(np.asarray(numbers % 2 if dtype == np.bool_ else numbers).astype(dtype))
    return arrays


def _checked_kernel(function: FuncOp, page: tuple[int, ...]) -> KernelOp:
    """The kernel of a function, verified in a program, and once more as read back from its text."""
    kernel = kernel_of(function, "k", page)
    module = ModuleOp([ProgramOp.of("p", 1, [function.clone(), kernel])])
    module.verify()
    keep_printable(module)
    again = Parser(context(), str(module)).parse_module()
    again.verify()
    assert module.is_structurally_equivalent(again)
    return next(op for op in again.walk() if isinstance(op, KernelOp))


def _agree(function: FuncOp, page: tuple[int, ...], seed: int = 0) -> KernelOp:
    kernel = _checked_kernel(function, page)
    arrays = _numbers(list(function.function_type.inputs), seed)  # pyright: ignore
    for want, got in zip(compile_function(function)(*arrays), compile_kernel(kernel)(arrays), strict=True):
        assert want.dtype == got.dtype
        if want.dtype.kind == "f" and want.size:
            largest = np.abs(want[np.isfinite(want)]).max(initial=1e-30)
            np.testing.assert_allclose(got, np.broadcast_to(want, got.shape), rtol=0, atol=TOLERANCE * largest)
        else:
            np.testing.assert_array_equal(got, np.broadcast_to(want, got.shape))
    return kernel


@pytest.fixture(scope="session")
def functions() -> Callable[[str], list[FuncOp]]:
    """Reads and verifies the functions of a text."""
    return _functions


@pytest.fixture(scope="session")
def agree() -> Callable[..., KernelOp]:
    """Lowers a function with a page, checks the kernel and its text, runs both, and gives the kernel."""
    return _agree
