// RUN: not tp-run %s --inputs %S/inputs/x.npz --chips 2 2>&1 | filecheck %s

// Sharding a plain function takes a plan.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: error: --chips compiles a plain function, which needs a plan [TP633]
