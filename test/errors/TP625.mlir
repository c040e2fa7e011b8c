// RUN: not tp-run %s --inputs %S/inputs/double.npz 2>&1 | filecheck %s

// An array of f64 is not converted in silence.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: array `x`: expected float32 for f32, got float64 [TP625]
