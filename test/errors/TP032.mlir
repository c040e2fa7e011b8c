// RUN: not tp-opt %s 2>&1 | filecheck %s

// A collective is spelled out whole, or not at all.

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
  tp.let @f = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
}

// CHECK: error: collective of `y`: expected all of its fold statements, or none and one all-reduce section, but nothing binds `y` [TP032]
