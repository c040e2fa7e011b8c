# RUN: not python %s 2>&1 | filecheck %s
"""A callee stands in the same table of symbols."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = func.call @g(%x) : (tensor<3xf32>) -> tensor<3xf32>
  func.return %y : tensor<3xf32>
}
func.func private @h()
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}func.call in @f{{.*}}@g{{.*}}@f, @h [TP611]
