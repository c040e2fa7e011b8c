// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz 2>&1 | filecheck %s

// A chip that is let go before its tensor is copied reads nothing: the error names tensor and chip.

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
    tp.run 0 to 0
    tp.run 1 to 1
    tp.copy @a from 0 to 1
    tp.run 0 to 1
  }
}

// CHECK: error: chip 1 reads `a` to bind `y`, but does not hold it: no copy has brought it from chip 0 [TP629]
