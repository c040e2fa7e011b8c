// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz --level phases 2>&1 | filecheck %s

// The order of the source is gone once each chip has a program of its own.

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
    tp.copy @a from 0 to 1
    tp.run 1 to 1
    tp.run 0 to 1
  }
}

// CHECK: error: program `p` has a program per chip, which runs at the level of relay alone, not of phases [TP626]
// CHECK-NEXT: hint: run the program as it was before tp-split
