// RUN: mpiexec -n 2 tp-run %s --inputs %S/../errors/inputs/x.npz --engine mpi --check %S/../errors/inputs/x.npz | filecheck %s
// RUN: mpiexec -n 2 tp-run %s --inputs %S/../errors/inputs/x.npz --engine mpi --reduction fast --check %S/../errors/inputs/x.npz | filecheck %s
// REQUIRES: mpi

// A person's own mpiexec does as well: chip 1's piece comes to rank 0, which prints.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<2xf32>) -> tensor<2xf32> {
    func.return %x : tensor<2xf32>
  }
  tp.tensor @x_c0 : tensor<2xf32> input chip 0 slice "x"[4] axis 0 [0:2]
  tp.tensor @x_c1 : tensor<2xf32> input chip 1 slice "x"[4] axis 0 [2:2]
  tp.tensor @y_c0 : tensor<2xf32> output chip 0 slice "x"[4] axis 0 [0:2]
  tp.tensor @y_c1 : tensor<2xf32> output chip 1 slice "x"[4] axis 0 [2:2]
  tp.let @y_c0 = @copy(@x_c0)
  tp.let @y_c1 = @copy(@x_c1)
}

// CHECK: program     p on 2 chips
// CHECK: x: largest error 0 absolute, 0 relative, at [0]: ok
// CHECK-NOT: {{.}}
