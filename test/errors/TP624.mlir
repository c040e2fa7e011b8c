// RUN: not tp-run %s --inputs %S/inputs/short.npz 2>&1 | filecheck %s

// An array has the full tensor's shape.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: array `x`: expected shape 4, got 3 [TP624]
