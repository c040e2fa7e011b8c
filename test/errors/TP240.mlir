// RUN: not tp-opt %s -p tp-lower 2>&1 | filecheck %s

// A function that is declared and has no body.

tp.program @p chips 1 {
  func.func private @elsewhere(tensor<4xf32>) -> tensor<4xf32>
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @elsewhere(@x)
}

// CHECK: function @elsewhere: expected a body of one block that ends in func.return [TP240]
