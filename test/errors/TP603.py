# RUN: not python %s 2>&1 | filecheck %s
"""A block is compiled from its arguments only."""

from xdsl.parser import Parser

from tp_tools.shell import context

MODULE = """
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      outs(%e : tensor<3xf32>) {
  ^bb0(%a: f32):
    %c = arith.constant 1.0 : f32
    linalg.yield %c : f32
  } -> tensor<3xf32>
  %z = arith.addf %y, %x : tensor<3xf32>
  func.return %z : tensor<3xf32>
}
"""

f = next(iter(Parser(context(), MODULE).parse_module().ops))
from xdsl.ir import Block  # noqa: E402

from tp_dialect.interpreter.functions import compile_block  # noqa: E402

last = f.body.block.ops.last
add = last.prev_op
block = Block([add.clone()])
last = last.clone({add.results[0]: block.first_op.results[0]})
block.add_op(last)
compile_block(block)

# CHECK: {{.*}}from outside{{.*}} [TP603]
