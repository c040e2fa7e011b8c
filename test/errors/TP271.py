# RUN: not python %s 2>&1 | filecheck %s
"""A semaphore ends where it began (the verifier would refuse this kernel already)."""

import numpy as np
from xdsl.parser import Parser

from tp_dialect.interpreter.machine import Counts
from tp_dialect.interpreter.schedule import compile_schedule
from tp_dialect.kernel import KernelOp
from tp_tools.shell import context

TEXT = """
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split () workers [0:1 <0, 0>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.engine reader slot 0 { tp.for m {  tp.step %a tp.post full %a } }
      tp.engine writer slot 0 { tp.for m { tp.wait full %a tp.step store %a tp.post free %a } }
    }
  }
}
"""
module = Parser(context(), TEXT).parse_module()
kernel = next(op for op in module.walk() if isinstance(op, KernelOp))
compile_schedule(kernel, Counts())([np.zeros((4, 8), np.float32)])

# CHECK: {{.*}}kernel @k, nest 0: `free %a` ends at 3, expected it back at 1 [TP271]
