// RUN: xdsl-opt %s -p tp-allreduce | filecheck %s

// With one chip nothing crosses and nothing rounds.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@p_c0)
  tp.collective sum @y = (@p_c0) folds [@y]
}

// CHECK: tp.kernel @allreduce_1x4(%{{[^ ]*}}: tensor<4xf32>) -> (%{{[^ ]*}}: tensor<4xf32>) claim exact {
// CHECK: tp.section @y = @allreduce_1x4(@p_c0) on 0
