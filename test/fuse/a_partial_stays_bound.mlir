// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// A chip's own statements become one up to its partial, which the fold reads; the collective reads as before.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @W_c0 : tensor<2x4xf32> weight chip 0
  tp.tensor @W_c1 : tensor<2x4xf32> weight chip 1
  tp.tensor @a_c0 : tensor<2x4xf32> temp chip 0
  tp.tensor @a_c1 : tensor<2x4xf32> temp chip 1
  tp.tensor @p_c0 : tensor<2x4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<2x4xf32> temp chip 1
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a_c0 = @plus(@x, @W_c0)
  tp.let @a_c1 = @plus(@x, @W_c1)
  tp.let @p_c0 = @tanh(@a_c0)
  tp.let @p_c1 = @tanh(@a_c1)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.let @p_c0 = @plus_to_tanh(@x, @W_c0)
// CHECK-NEXT: tp.let @p_c1 = @plus_to_tanh(@x, @W_c1)
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
