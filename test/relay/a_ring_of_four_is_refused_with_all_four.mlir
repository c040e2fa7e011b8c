// RUN: not tp-opt %s -p tp-relay 2>&1 | filecheck %s

// Every chip waits for its right neighbour: the cycle is spelled out, not a pair of it.

tp.program @p chips 4 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @b0 : tensor<4xf32> temp
  tp.tensor @b1 : tensor<4xf32> temp
  tp.tensor @b2 : tensor<4xf32> temp
  tp.tensor @b3 : tensor<4xf32> temp
  tp.tensor @a0 : tensor<4xf32> temp
  tp.tensor @a1 : tensor<4xf32> temp
  tp.tensor @a2 : tensor<4xf32> temp
  tp.tensor @a3 : tensor<4xf32> temp
  tp.chip 0 {
    tp.let @b0 = @copy(@x)
    tp.link receive [@a1]
    tp.let @a0 = @copy(@a1)
    tp.link send [@a0]
  }
  tp.chip 1 {
    tp.let @b1 = @copy(@x)
    tp.link receive [@a2]
    tp.let @a1 = @copy(@a2)
    tp.link send [@a1]
  }
  tp.chip 2 {
    tp.let @b2 = @copy(@x)
    tp.link receive [@a3]
    tp.let @a2 = @copy(@a3)
    tp.link send [@a2]
  }
  tp.chip 3 {
    tp.let @b3 = @copy(@x)
    tp.link receive [@a0]
    tp.let @a3 = @copy(@a0)
    tp.link send [@a3]
  }
}

// CHECK: error: deadlock: chip 0 at halt 0 waits for `a1` from chip 1, which stands at halt 0 and waits for `a2` from chip 2, which stands at halt 0 and waits for `a3` from chip 3, which stands at halt 0 and waits for `a0` from chip 0 (
