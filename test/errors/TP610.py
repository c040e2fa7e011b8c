# RUN: not python %s 2>&1 | filecheck %s
"""The program's own assertion speaks."""

import numpy as np
from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>, %ok: i1) -> tensor<3xf32> {
  cf.assert %ok, "sizes differ"
  func.return %x : tensor<3xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)(np.ones(3, np.float32), np.asarray(False))

# CHECK: {{.*}}cf.assert in @f: {{.*}}sizes differ{{.*}} [TP610]
