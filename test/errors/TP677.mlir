// RUN: not tp-run - --inputs %S/inputs/x.npz --engine mpi < %s 2>&1 | filecheck %s

// Standard input reaches one rank only.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: --engine mpi: standard input reaches one rank only [TP677]
// CHECK-NEXT: hint: name a file
