// RUN: xdsl-opt %s -p 'tp-allreduce{target="%S/inputs/lonely_target.mlir@floats"}' --verify-diagnostics | filecheck %s
// RUN: xdsl-opt %s -p 'tp-allreduce{target="%S/inputs/lonely_target.mlir@narrow"}' --verify-diagnostics | filecheck %s --check-prefix=NARROW

// Integers, and a datapath that does not add them.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
    %c = arith.addi %a, %b : tensor<4xi64>
    func.return %c : tensor<4xi64>
  }
  tp.tensor @p_c0 : tensor<4xi64> input chip 0
  tp.tensor @p_c1 : tensor<4xi64> input chip 1
  tp.tensor @y : tensor<4xi64> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: collective of `y`: target `floats` is missing an integer elementwise datapath [TP309]
// NARROW: collective of `y`: target `narrow` is missing an integer elementwise datapath of 64 bits [TP309]
