// RUN: not tp-opt %s -p tp-relay 2>&1 | filecheck %s

// A halt would wait for ever for what nobody sends.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @copy(@x)
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @y = @copy(@a)
  }
}

// CHECK: error: tensor `a` on chip 1: halt 0 receives it, but no transfer brings it [TP404]
