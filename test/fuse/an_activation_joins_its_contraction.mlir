// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// What follows a contraction becomes one statement with it; what is only passed on inside is no tensor any more.

tp.program @p chips 1 {
  func.func @up(%x: tensor<2x8xf32>, %w: tensor<8x4xf32>) -> tensor<2x4xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<2x4xf32>
    %from = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = linalg.matmul ins(%x, %w: tensor<2x8xf32>, tensor<8x4xf32>) outs(%from : tensor<2x4xf32>) -> tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b: tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x8xf32> input
  tp.tensor @W : tensor<8x4xf32> weight
  tp.tensor @b : tensor<2x4xf32> weight
  tp.tensor @h : tensor<2x4xf32> temp
  tp.tensor @g : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @h = @up(@x, @W)
  tp.let @g = @plus(@h, @b)
  tp.let @y = @tanh(@g)
}

// CHECK-NOT: func.func @
// CHECK: func.func private @up_to_tanh(%x: tensor<2x8xf32>, %w: tensor<8x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK: [[H:%.+]] = linalg.matmul
// CHECK: [[G:%.+]] = arith.addf [[H]], %b
// CHECK: [[Y:%.+]] = math.tanh [[G]]
// CHECK: func.return [[Y]]
// CHECK: tp.tensor @b
// CHECK-NEXT: tp.tensor @y
// CHECK-NEXT: tp.let @y = @up_to_tanh(@x, @W, @b)
// CHECK-NOT: tp.let
