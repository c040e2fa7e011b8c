// RUN: xdsl-opt %s -p tp-split,tp-link-points | filecheck %s

// Behind the store of what is sent, in front of the first reader of what is received; one boundary is one halt.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @n : tensor<4xf32> temp
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> temp
  tp.tensor @z_c1 : tensor<4xf32> output chip 1
  tp.let @n = @plus(@x, @x)
  tp.let @p_c1 = @plus(@n, @x)
  tp.let @y = @plus(@n, @p_c1)
  tp.let @z_c1 = @plus(@y, @x)
}

// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @n = @plus(@x, @x)
// CHECK-NEXT: tp.link send [@n] receive [@p_c1]
// CHECK-NEXT: tp.let @y = @plus(@n, @p_c1)
// CHECK-NEXT: tp.link send [@y]
// CHECK-NEXT: }
// CHECK-NEXT: tp.chip 1 {
// CHECK-NEXT: tp.link receive [@n]
// CHECK-NEXT: tp.let @p_c1 = @plus(@n, @x)
// CHECK-NEXT: tp.link send [@p_c1] receive [@y]
// CHECK-NEXT: tp.let @z_c1 = @plus(@y, @x)
// CHECK-NEXT: }
