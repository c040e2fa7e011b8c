// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz --report 2>&1 | filecheck %s

// At source level no chip runs anything.

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

// CHECK: error: --report and --timeline: at source level no chip runs anything [TP633]
