// RUN: not tp-opt %s -p tp-relay 2>&1 | filecheck %s

// A halt receives a tensor from the one chip that sends it.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
}

// CHECK: error: tensor `a` is sent by chip 0 and by chip 1 [TP414]
