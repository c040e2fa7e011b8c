// RUN: xdsl-opt %s -p tp-split,tp-link-points | filecheck %s

// The host brings a partial that is given to the chip that folds it, as it brings any input: no chip has to send it.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK-NOT: tp.link
// CHECK: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NOT: tp.link
