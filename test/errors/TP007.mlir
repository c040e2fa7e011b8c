// RUN: not tp-opt %s 2>&1 | filecheck %s

// A statement reads a tensor that nobody declared.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@z)
}

// CHECK: error: the statement that binds `y` reads `z`, which is no tensor here [TP007]
