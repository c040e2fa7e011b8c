// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// Two sums of one shape run one kernel on their own partials.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @q_c0 : tensor<4xf32> input chip 0
  tp.tensor @q_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.tensor @z : tensor<4xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.let @z = @plus(@q_c1, @q_c0)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
  tp.collective sum @z = (@q_c0, @q_c1) folds [@z]
}

// CHECK: tp.kernel @allreduce_2x4
// CHECK-NOT: tp.kernel
// CHECK: tp.section @y = @allreduce_2x4(@p_c0, @p_c1) on 0, 1
// CHECK-NEXT: tp.section @z = @allreduce_2x4(@q_c0, @q_c1) on 0, 1
