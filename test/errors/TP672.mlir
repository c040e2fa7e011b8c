// RUN: not tp-run %s --inputs %S/inputs/x.npz --engine mpi --ranks 2 2>&1 | filecheck %s
// REQUIRES: mpi

// One rank per chip.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: rank {{0|1}}: error: program `p` has 1 chips: expected 1 ranks, got 2 [TP672]
// CHECK-NEXT: hint: start it with -n 1, or --ranks 1
