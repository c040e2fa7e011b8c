// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz --level relay 2>&1 | filecheck %s

// A program that has no chips says which passes are missing.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.let @a = @copy(@x)
  tp.let @y = @copy(@a)
}

// CHECK: error: program `p` is at the level of source, which is shallower than relay [TP626]
// CHECK-NEXT: hint: run tp-split, tp-link-points and tp-relay first
