// RUN: not tp-run %s --inputs %S/inputs/damaged.npz 2>&1 | filecheck %s

// A file that is no npz is not read.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: {{.*}}damaged.npz: expected an npz file, got something else ({{.*}}) [TP630]
