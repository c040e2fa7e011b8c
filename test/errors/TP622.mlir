// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// Every coordinate of an output comes from some chip.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y_c0 : tensor<4xf32> output chip 0 slice "y"[6] axis 0 [0:4]
  tp.let @y_c0 = @copy(@x)
}

// CHECK: error: no output holds coordinate 4 on axis 0 of `y` [TP622]
