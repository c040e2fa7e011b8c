// RUN: not tp-opt %s 2>&1 | filecheck %s

// Nobody could say whose value the reader gets.

tp.program @p chips 3 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 2
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.let @a = @copy(@x)
  }
  tp.chip 2 {
    tp.link receive [@a]
    tp.let @y = @copy(@a)
  }
}

// CHECK: error: chip 2 receives `a`, which is stored by chip 0 and by chip 1 [TP039]
