// RUN: not tp-opt %s 2>&1 | filecheck %s

// Two versions of one name would meet in one memory.

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
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @y = @copy(@a)
    tp.let @a = @copy(@y)
  }
}

// CHECK: error: chip 1 receives `a`, which a statement of its own stores [TP039]
