// RUN: xdsl-opt %s -p tp-split,tp-link-points,tp-relay | filecheck %s

// The host runs all chips before it waits for the first copy.

tp.program @p chips 3 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @p_c2 : tensor<4xf32> temp chip 2
  tp.tensor @f : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.let @p_c0 = @plus(@x, @x)
  tp.let @p_c1 = @plus(@x, @x)
  tp.let @p_c2 = @plus(@x, @x)
  tp.let @f = @plus(@p_c0, @p_c1)
  tp.let @y = @plus(@f, @p_c2)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
}

// CHECK: tp.relay {
// CHECK-NEXT: tp.run 0 to 0
// CHECK-NEXT: tp.run 1 to 0
// CHECK-NEXT: tp.run 2 to 0
// CHECK-NEXT: tp.copy @p_c1 from 1 to 0
// CHECK-NEXT: tp.run 0 to 1
// CHECK-NEXT: tp.run 1 to 1
// CHECK-NEXT: tp.run 2 to 1
// CHECK-NEXT: tp.copy @p_c2 from 2 to 0
// CHECK-NEXT: tp.run 0 to 2
// CHECK-NEXT: }
