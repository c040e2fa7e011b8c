// RUN: not tp-opt %s 2>&1 | filecheck %s

// A program has its statements in itself or in its chips.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.let @a = @copy(@x)
  tp.chip 0 {
    tp.let @a = @copy(@x)
  }
}

// CHECK: error: the program has `tp.chip`, and a statement of its own, which binds `a` [TP037]
