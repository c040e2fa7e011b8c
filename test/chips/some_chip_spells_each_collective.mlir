// RUN: not tp-opt %s 2>&1 | filecheck %s

// A collective that no chip folds would be lost in silence.

tp.program @p chips 3 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @p_c2 : tensor<4xf32> input chip 2
  tp.tensor @f : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
  tp.tensor @z : tensor<4xf32> output
  tp.chip 0 {
    tp.let @z = @plus(@p_c0, @p_c0)
  }
  tp.chip 1 {
  }
  tp.chip 2 {
  }
}

// CHECK: error: collective of `y`: no chip has its fold statements [TP032]
