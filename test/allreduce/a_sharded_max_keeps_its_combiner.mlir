// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// A max of partials is combined by max, and is exact.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.maximumf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective max @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.kernel @allreduce_max_2x4({{.*}}) claim exact {
// CHECK: tp.all_reduce max
