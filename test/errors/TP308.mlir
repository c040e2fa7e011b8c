// RUN: xdsl-opt %s -p 'tp-allreduce{target="%S/inputs/lonely_target.mlir@lonely"}' --verify-diagnostics | filecheck %s

// Two chips, and pages that cannot leave one.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.addf %a, %b : tensor<4xf32>
    func.return %c : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: collective of `y`: target `lonely` has no hand-off that crosses chips [TP308]
