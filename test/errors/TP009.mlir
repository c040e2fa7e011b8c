// RUN: not tp-opt %s 2>&1 | filecheck %s

// A tensor has the type that the function asks for.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<5xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: the statement that binds `y` reads `x` of type tensor<5xf32>, but number 0 of `copy` has type tensor<4xf32> [TP009]
