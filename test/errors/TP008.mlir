// RUN: not tp-opt %s 2>&1 | filecheck %s

// A statement has one operand for each argument.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x, @x)
}

// CHECK: error: the statement that binds `y` reads 2 tensors, but `copy` has 1 [TP008]
