// RUN: not tp-opt %s -p tp-allreduce 2>&1 | filecheck %s

// A partial that is bound again between the folds would reach the all-reduce too new.

tp.program @p chips 3 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input chip 0
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @p_c2 : tensor<4xf32> input chip 2
  tp.tensor @f : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.let @p_c0 = @copy(@x)
  tp.let @f = @plus(@p_c0, @p_c1)
  tp.let @p_c0 = @copy(@x)
  tp.let @y = @plus(@f, @p_c2)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
}

// CHECK: error: collective of `y`: its partial `p_c0` on chip 0 is bound again between its folds [TP306]
