// RUN: not tp-opt %s -p tp-allreduce 2>&1 | filecheck %s

// Nobody reads a sum of some partials only.

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
  tp.tensor @z : tensor<4xf32> output
  tp.let @f = @plus(@p_c0, @p_c1)
  tp.let @y = @plus(@f, @p_c2)
  tp.let @z = @plus(@f, @y)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
}

// CHECK: error: collective of `y`: the statement that binds `z` reads its fold `f`, a sum of some partials only [TP305]
