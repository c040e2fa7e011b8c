// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// A state holds something before the first statement, and binding it updates it.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @s : tensor<4xf32> state
  tp.let @s = @plus(@s, @x)
  tp.let @s = @plus(@s, @x)
}

// CHECK: tp.let @s = @plus(@s, @x)
// CHECK-NEXT: tp.let @s = @plus(@s, @x)
