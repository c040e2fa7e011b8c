// RUN: not tp-opt %s -p 'tp-split{versions=refuse}' 2>&1 | filecheck %s

// With versions=refuse the writer, the rewriter and the reader are named.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @t : tensor<4xf32> temp
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.let @t = @copy(@x)
  tp.let @a_c1 = @copy(@t)
  tp.let @t = @twice(@t)
}

// CHECK: error: tensor `t` is bound by statement 0 (`copy`) on chip 0, read on chip 1 by the statement that binds `a_c1`, and bound again by statement 2 (`twice`) on chip 0 [TP409]
