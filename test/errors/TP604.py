# RUN: not python %s 2>&1 | filecheck %s
"""A constant holds its numbers."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = arith.constant dense_resource<blob> : tensor<3xf32>
  func.return %y : tensor<3xf32>
}

{-# dialect_resources: {builtin: {blob: "0x040000000000803F"}} #-}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}arith.constant in @f{{.*}}blob{{.*}} [TP604]
