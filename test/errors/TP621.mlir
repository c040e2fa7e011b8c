// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// Two replicas of one output must hold the same.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y_c0 : tensor<4xf32> output chip 0 slice "y"[4] axis 0 [0:4]
  tp.tensor @y_c1 : tensor<4xf32> output chip 1 replica slice "y"[4] axis 0 [0:4]
  tp.let @y_c0 = @copy(@x)
  tp.let @y_c1 = @twice(@x)
}

// CHECK: error: `y_c0` and `y_c1` both hold coordinate 0 on axis 0 of `y`, but not the same values [TP621]
