// RUN: not tp-opt %s 2>&1 | filecheck %s

// A temp is bound before it is read.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @h : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@h)
}

// CHECK: error: the statement that binds `y` reads `h`, which no earlier one binds [TP011]
