# RUN: not python %s 2>&1 | filecheck %s
"""A kernel is run on one array per input, each of that input's shape."""

import numpy as np
from xdsl.dialects.builtin import TensorType, f32

from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.kernel import KernelOp

kernel = KernelOp.of("nothing", [TensorType(f32, [9, 8])], [])
compile_kernel(kernel)([np.zeros((8, 9), np.float32)])

# CHECK: {{.*}}kernel @nothing: expected arrays float32 9x8, got float32 8x9 [TP239]
