// RUN: not tp-run %s --inputs %S/inputs/x.npz --check %S/inputs/y_short.npz 2>&1 | filecheck %s

// An expected result has the output's shape.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: output `y` has shape 4, but 3 was expected [TP632]
