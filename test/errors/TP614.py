# RUN: not python %s 2>&1 | filecheck %s
"""A compiled function takes what its type says."""

import numpy as np
from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = arith.negf %x : tensor<3xf32>
  func.return %y : tensor<3xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)(np.ones(4, np.float32))

# CHECK: {{.*}}@f{{.*}} [TP614]
