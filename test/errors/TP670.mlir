// RUN: not env PYTHONPATH=%S/inputs/no_mpi4py tp-run %s --inputs %S/inputs/x.npz --engine mpi 2>&1 | filecheck %s

// Without mpi4py there are no ranks.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: --engine mpi needs mpi4py and an MPI library: no module of that name here [TP670]
// CHECK-NEXT: hint: pip install 'tp-dialect[mpi]'
