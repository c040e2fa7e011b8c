// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz 2>&1 | filecheck %s

// Nobody would bring the tensors across.

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
}

// CHECK: error: program `p` has a program per chip, but no relay yet [TP626]
// CHECK-NEXT: hint: run tp-link-points and tp-relay first
