// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// Several steps between the old state and the new one become one that reads and binds it.

tp.program @p chips 1 {
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @S : tensor<2x4xf32> state
  tp.tensor @a : tensor<2x4xf32> temp
  tp.let @a = @plus(@x, @S)
  tp.let @S = @tanh(@a)
}

// CHECK: tp.let @S = @plus_to_tanh(@x, @S)
// CHECK-NOT: tp.let
