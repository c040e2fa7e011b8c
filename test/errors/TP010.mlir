// RUN: not tp-opt %s 2>&1 | filecheck %s

// Nobody binds a weight.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @w : tensor<4xf32> weight
  tp.let @w = @copy(@x)
}

// CHECK: error: tensor `w` is bound by a statement, but its role is weight [TP010]
