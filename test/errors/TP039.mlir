// RUN: not tp-opt %s 2>&1 | filecheck %s

// What was sent is not stored again: the copy could be made before or after.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
    tp.let @a = @copy(@a)
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @y = @copy(@a)
  }
}

// CHECK: error: chip 0 sends `a` at halt 0 and stores it again behind it [TP039]
