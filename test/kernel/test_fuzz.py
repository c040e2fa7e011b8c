"""Kernels put together at random: each is refused with a code, or runs and stores every element."""

from __future__ import annotations

import re

import numpy as np
from hypothesis import event, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import FloatAttr, TensorType, f32
from xdsl.dialects.linalg.ops import MatmulOp
from xdsl.ir import Block, Region
from xdsl.utils.exceptions import VerifyException

from tp_dialect.attributes import BufferType
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.kernel import ComputeOp, KernelOp, LoadOp, NestOp, StoreOp, YieldOp
from tp_dialect.program import ProgramOp

DIMS = ("m", "n", "k")
SHAPE = {"m": 4, "n": 6, "k": 5}


def tensor(*dims: int) -> TensorType:
    return TensorType(f32, dims)


@st.composite
def kernels(draw: st.DrawFn) -> KernelOp:
    """Matrix products in pages, mostly right, with a size, an index, an order or a pad that may be wrong."""
    page = {dim: draw(st.integers(1, size)) for dim, size in SHAPE.items()}
    slip = st.sampled_from([0] * 9 + [1, -1])
    counts = {dim: max(1, -(-SHAPE[dim] // page[dim]) + draw(slip)) for dim in DIMS}
    order = draw(st.sampled_from([DIMS] * 6 + [("n", "m", "k"), ("m", "k", "n"), ("m", "n"), ("k",)]))

    def index(*wanted: str) -> list[str | int]:
        return [draw(st.sampled_from([dim] * 12 + ["m", "n", "k", 0])) for dim in wanted]

    def pad() -> FloatAttr | None:
        return draw(st.sampled_from([FloatAttr(0.0, f32)] * 8 + [FloatAttr(1.0, f32), None]))

    m, n, k = (page[dim] for dim in DIMS)
    kernel = KernelOp.of("k", [tensor(SHAPE["m"], SHAPE["k"]), tensor(SHAPE["k"], SHAPE["n"])], [tensor(4, 6)])
    left = LoadOp.of(kernel.inputs[0], index("m", "k"), order, BufferType.of(tensor(m, k)), pad=pad())
    right = LoadOp.of(kernel.inputs[1], index("k", "n"), order, BufferType.of(tensor(k, n)), pad=pad())
    block = Block(arg_types=[tensor(m, k), tensor(k, n), tensor(m, n)])
    product = MatmulOp(block.args[:2], block.args[2:], (tensor(m, n),))
    block.add_ops([product, YieldOp.of(product.results[0])])
    start = FloatAttr(0.0, f32)
    compute = ComputeOp.of(
        [left, right], order, BufferType.of(tensor(m, n)), Region(block), fold=order[-1:], start=start
    )
    store = StoreOp.of(compute, kernel.outputs[0], index("m", "n"), draw(st.sampled_from([order[:-1]] * 6 + [order])))
    stages = [left, right, compute, store]
    kernel.body.block.add_op(NestOp.of(counts, stages))
    return kernel


@settings(max_examples=400)
@given(kernels())
def test_a_kernel_is_refused_with_a_code_or_stores_every_element(kernel):
    program = ProgramOp.of("p", 1, [kernel])
    try:
        program.verify()
    except VerifyException as error:
        codes = re.findall(r"\[(TP2\d\d)\]", str(error))
        assert len(codes) == 1
        event(codes[0])
        return
    event("accepted")
    x = np.arange(1, 21, dtype=np.float32).reshape(4, 5)
    w = np.arange(-12, 18, dtype=np.float32).reshape(5, 6)
    (y,) = compile_kernel(kernel)([x, w])
    assert not np.isnan(y).any()
    nest = next(kernel.nests)
    left, right, _, store = nest.stages
    assert isinstance(left, LoadOp) and isinstance(right, LoadOp) and isinstance(store, StoreOp)
    if (left.page_index, right.page_index, store.page_index) == (("m", "k"), ("k", "n"), ("m", "n")):
        np.testing.assert_array_equal(y, x[:, : _reach(nest, left)] @ w[: _reach(nest, left)])


def _reach(nest: NestOp, load: LoadOp) -> int:
    """How many of the contracted elements the loads go through: a dimension may have too few pages."""
    return nest.dim_sizes["k"] * load.buffer.page.get_shape()[1]
