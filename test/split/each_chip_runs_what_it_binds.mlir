// RUN: xdsl-opt %s -p tp-split | filecheck %s

// A chip's own statements go to that chip, the spine to the root; declarations stay.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @n : tensor<4xf32> temp
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @n = @plus(@x, @x)
  tp.let @p_c0 = @plus(@n, @x)
  tp.let @p_c1 = @plus(@n, @n)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: func.func @plus
// CHECK: tp.tensor @y : tensor<4xf32> output
// CHECK-NEXT: tp.chip 0 {
// CHECK-NEXT: tp.let @n = @plus(@x, @x)
// CHECK-NEXT: tp.let @p_c0 = @plus(@n, @x)
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NEXT: }
// CHECK-NEXT: tp.chip 1 {
// CHECK-NEXT: tp.let @p_c1 = @plus(@n, @n)
// CHECK-NEXT: }
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
