// RUN: xdsl-opt %s -p tp-fuse,tp-lower,tp-phase-order -o %t.once.mlir
// RUN: xdsl-opt %t.once.mlir -p tp-fuse -o %t.twice.mlir
// RUN: diff %t.once.mlir %t.twice.mlir

// Its statements are sections in an order already.

tp.program @p chips 1 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @y = @tanh(@a)
}
