# RUN: not python %s 2>&1 | filecheck %s
"""An index that is computed stays inside of the tensor."""

import numpy as np
from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>, %i: index) -> f32 {
  %y = tensor.extract %x[%i] : tensor<3xf32>
  func.return %y : f32
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)(np.ones(3, np.float32), np.asarray(3))

# CHECK: {{.*}}tensor.extract in @f: {{.*}}from 0 to 2, got 3 [TP609]
