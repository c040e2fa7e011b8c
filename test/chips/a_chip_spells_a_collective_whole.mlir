// RUN: not tp-opt %s 2>&1 | filecheck %s

// Half a sum would be taken for the whole.

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
  tp.chip 0 {
    tp.let @y = @plus(@p_c0, @p_c1)
  }
}

// CHECK: error: chip 0 has some fold statements of the collective of `y`, but none that binds `f` [TP032]
