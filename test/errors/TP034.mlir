// RUN: not tp-opt %s 2>&1 | filecheck %s

// A halt sends what the chip has stored before.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.chip 0 {
    tp.link send [@a]
    tp.let @a = @copy(@x)
  }
}

// CHECK: error: chip 0: a halt sends `a`, which no statement before it stores [TP034]
