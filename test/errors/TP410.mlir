// RUN: not tp-opt %s -p tp-link-points 2>&1 | filecheck %s

// A tensor crosses from the one chip that stores it.

tp.program @p chips 3 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 2
  tp.chip 0 {
    tp.let @a = @copy(@x)
  }
  tp.chip 1 {
    tp.let @a = @copy(@x)
  }
  tp.chip 2 {
    tp.let @y = @copy(@a)
  }
}

// CHECK: error: tensor `a` is stored by chip 0 and chip 1, and chip 2 reads it to bind `y` [TP410]
