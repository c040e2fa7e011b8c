# RUN: not python %s 2>&1 | filecheck %s
"""Sizes are known before anything runs."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = arith.negf %x : tensor<?xf32>
  func.return %y : tensor<?xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}@f{{.*}}tensor<?xf32>{{.*}} [TP601]
