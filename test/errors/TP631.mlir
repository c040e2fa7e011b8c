// RUN: not tp-run %s --inputs %S/inputs/x.npz --check %S/inputs/x.npz 2>&1 | filecheck %s

// Every output has something to be compared with.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: expected an array for output `y` in the file to check against [TP631]
