// RUN: not tp-opt %s 2>&1 | filecheck %s

// The host copies what the chip has sent by then.

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
  }
  tp.relay {
    tp.copy @a from 0 to 1
    tp.run 0 to 1
    tp.run 1 to 1
  }
}

// CHECK: error: the relay copies `a` from chip 0 to chip 1, but chip 0, which stands at halt -1, has not sent it [TP035]
