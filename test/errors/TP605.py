# RUN: not python %s 2>&1 | filecheck %s
"""The bits of an infinity in a dense constant are read as an integer."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = arith.constant dense<[0xFF800000, 0xFF800000, 0x00000000]> : tensor<3xf32>
  func.return %y : tensor<3xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}arith.constant in @f: {{.*}}4286578688{{.*}} [TP605]
