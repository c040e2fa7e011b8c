# RUN: not python %s 2>&1 | filecheck %s
"""A result is indexed by distinct loops."""

from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_function
from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3x2xf32>) -> tensor<3x3xf32> {
  %e = tensor.empty() : tensor<3x3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, a)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x2xf32>) outs(%e : tensor<3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<3x3xf32>
  func.return %y : tensor<3x3xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
compile_function(f)

# CHECK: {{.*}}linalg.generic in @f{{.*}}distinct loops{{.*}} [TP607]
