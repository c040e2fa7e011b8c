# RUN: not python %s 2>&1 | filecheck %s
"""A gather asks for rows that its table has."""

import numpy as np
from xdsl.dialects.builtin import TensorType, f32, i64

from tp_dialect.attributes import BufferType
from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.kernel import KernelOp, LoadOp, NestOp, StoreOp

kernel = KernelOp.of("rows", [TensorType(f32, [9, 8]), TensorType(i64, [3])], [TensorType(f32, [3, 8])])
table, ids = kernel.inputs
load = LoadOp.of(table, ["m", 0], ["m"], BufferType.of(TensorType(f32, [1, 8])), rows=ids)
store = StoreOp.of(load, kernel.outputs[0], ["m", 0], ["m"])
kernel.body.block.add_op(NestOp.of({"m": 3}, [load, store]))
compile_kernel(kernel)([np.zeros((9, 8), np.float32), np.array([0, 9, 3])])

# CHECK: {{.*}}kernel @rows: expected row numbers from 0 to 8, got 0 to 9 [TP238]
