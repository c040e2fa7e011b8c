// RUN: not tp-run %s --inputs %S/inputs/other.npz 2>&1 | filecheck %s

// Every input of the program has its array.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: expected an array for `x`, got none [TP623]
// CHECK-NEXT: hint: there are: z
