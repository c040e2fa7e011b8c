// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// One section takes the place of both folds; the collective and the fold's declaration stay.

tp.program @p chips 3 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @p_c2 : tensor<4xf32> input chip 2
  tp.tensor @f1 : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.let @f1 = @plus(@p_c0, @p_c1)
  tp.let @y = @plus(@f1, @p_c2)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f1, @y]
}

// CHECK: tp.tensor @f1 : tensor<4xf32> temp
// CHECK: tp.kernel @allreduce_3x4(
// CHECK-SAME: claim approximate "f32 accumulation" order "left to right in chip order"
// CHECK: tp.all_reduce sum
// CHECK-NOT: tp.let
// CHECK: tp.section @y = @allreduce_3x4(@p_c0, @p_c1, @p_c2) on 0, 1, 2
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f1, @y]
