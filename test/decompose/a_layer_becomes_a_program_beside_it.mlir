// RUN: xdsl-opt %s -p 'tp-decompose{chips=2 plan="%S/../errors/inputs/mlp.json"}' | filecheck %s

// Columns of `up` and rows of `down` are dealt; the partials are added, and the function stays.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = math.tanh %h : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK:      func.func @mlp(
// CHECK:      tp.program @mlp_tp chips 2 attributes {tp.source = @mlp, tp.arguments = ["x", "up.weight", "down.weight"], tp.results = ["y"]} {
// CHECK:      func.func private @contract(%{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<8x6xf32>) -> tensor<4x6xf32> {
// CHECK:      tp.tensor @x : tensor<4x8xf32> input
// CHECK-NEXT: tp.tensor @up.weight_c0 : tensor<8x6xf32> weight chip 0 slice "up.weight"[8, 12] axis 1 [0:6]
// CHECK-NEXT: tp.tensor @up.weight_c1 : tensor<8x6xf32> weight chip 1 slice "up.weight"[8, 12] axis 1 [6:6]
// CHECK-NEXT: tp.tensor @down.weight_c0 : tensor<6x8xf32> weight chip 0 slice "down.weight"[12, 8] axis 0 [0:6]
// CHECK-NEXT: tp.tensor @down.weight_c1 : tensor<6x8xf32> weight chip 1 slice "down.weight"[12, 8] axis 0 [6:6]
// CHECK:      tp.tensor @y : tensor<4x8xf32> output
// CHECK-NEXT: tp.let @up_c0 = @contract(@x, @up.weight_c0)
// CHECK-NEXT: tp.let @up_c1 = @contract(@x, @up.weight_c1)
// CHECK-NEXT: tp.let @v4_c0 = @tanh(@up_c0)
// CHECK-NEXT: tp.let @v4_c1 = @tanh(@up_c1)
// CHECK-NEXT: tp.let @down_c0 = @contract_1(@v4_c0, @down.weight_c0)
// CHECK-NEXT: tp.let @down_c1 = @contract_1(@v4_c1, @down.weight_c1)
// CHECK-NEXT: tp.let @y = @add(@down_c0, @down_c1)
// CHECK-NEXT: tp.collective sum @y = (@down_c0, @down_c1) folds [@y]
