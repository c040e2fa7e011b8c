// RUN: xdsl-opt %s -p 'tp-split{spine=everywhere}' | filecheck %s

// With spine=everywhere every chip repeats what is replicated, the folds included.

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

// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @n = @plus(@x, @x)
// CHECK-NEXT: tp.let @p_c0 = @plus(@n, @x)
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NEXT: }
// CHECK-NEXT: tp.chip 1 {
// CHECK-NEXT: tp.let @n = @plus(@x, @x)
// CHECK-NEXT: tp.let @p_c1 = @plus(@n, @n)
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NEXT: }
