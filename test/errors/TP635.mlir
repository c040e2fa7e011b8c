// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// Of several programs one is chosen.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}
tp.program @q chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: the file holds 2 programs: p, q [TP635]
// CHECK-NEXT: hint: choose one by --program NAME
