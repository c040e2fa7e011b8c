// RUN: not tp-run %s --inputs %S/inputs/x.npz --engine mpi --ranks 1 --launcher no-such-launcher 2>&1 | filecheck %s

// The ranks need something that starts them.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: --launcher: there is no command `no-such-launcher` [TP671]
