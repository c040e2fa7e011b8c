# RUN: not python %s 2>&1 | filecheck %s
"""numpy has no integers of 128 bits."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xi128>) -> tensor<3xi128> {
  %y = arith.addi %x, %x : tensor<3xi128>
  func.return %y : tensor<3xi128>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}@f{{.*}}i128{{.*}} [TP602]
