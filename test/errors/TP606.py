# RUN: not python %s 2>&1 | filecheck %s
"""Operands and types of an operation fit together."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<4xf32> {
  %s = arith.constant dense<4> : tensor<1xi64>
  %y = tensor.reshape %x(%s) : (tensor<3xf32>, tensor<1xi64>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}tensor.reshape in @f{{.*}} [TP606]
