// RUN: not tp-opt %s -p tp-relay 2>&1 | filecheck %s

// Each chip waits for the other before it makes what the other waits for.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @b : tensor<4xf32> temp
  tp.chip 0 {
    tp.link receive [@b]
    tp.let @a = @copy(@b)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @b = @copy(@a)
    tp.link send [@b]
  }
}

// CHECK: error: deadlock: chip 0 at halt 0 waits for `b` from chip 1, which stands at halt 0 and waits for `a` from chip 0 (chip 0 stands at halt 0 of 2; chip 1 stands at halt 0 of 2; nothing was sent) [TP405]
