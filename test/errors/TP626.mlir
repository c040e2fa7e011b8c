// RUN: not tp-run %s --inputs %S/inputs/x.npz --level phases 2>&1 | filecheck %s

// A program of plain statements has no phases to run.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: program `p` is at the level of source, which is shallower than phases [TP626]
// CHECK-NEXT: hint: run tp-lower first
