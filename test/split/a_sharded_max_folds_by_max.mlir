// RUN: xdsl-opt %s -p tp-allreduce,tp-split | filecheck %s

// The fold's kernel has the combiner of the collective.

tp.program @p chips 2 {
  func.func @most(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
    %s = arith.maxsi %a, %b : tensor<4xi32>
    func.return %s : tensor<4xi32>
  }
  tp.tensor @p_c0 : tensor<4xi32> input chip 0
  tp.tensor @p_c1 : tensor<4xi32> input chip 1
  tp.tensor @y : tensor<4xi32> output
  tp.let @y = @most(@p_c0, @p_c1)
  tp.collective max @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.kernel @fold_max_4xi32
// CHECK-SAME: claim exact
// CHECK: arith.maxsi
// CHECK: tp.section @y = @fold_max_4xi32(@p_c0, @p_c1) on 0
