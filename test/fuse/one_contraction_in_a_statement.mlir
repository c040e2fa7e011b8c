// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// The activation goes with the contraction that makes it, not with the one that reads it.

tp.program @p chips 1 {
  func.func @up(%x: tensor<2x8xf32>, %w: tensor<8x4xf32>) -> tensor<2x4xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<2x4xf32>
    %from = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = linalg.matmul ins(%x, %w : tensor<2x8xf32>, tensor<8x4xf32>) outs(%from : tensor<2x4xf32>) -> tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @down(%h: tensor<2x4xf32>, %w: tensor<4x8xf32>) -> tensor<2x8xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<2x8xf32>
    %from = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x8xf32>) -> tensor<2x8xf32>
    %y = linalg.matmul ins(%h, %w : tensor<2x4xf32>, tensor<4x8xf32>) outs(%from : tensor<2x8xf32>) -> tensor<2x8xf32>
    func.return %y : tensor<2x8xf32>
  }
  tp.tensor @x : tensor<2x8xf32> input
  tp.tensor @W1 : tensor<8x4xf32> weight
  tp.tensor @W2 : tensor<4x8xf32> weight
  tp.tensor @h : tensor<2x4xf32> temp
  tp.tensor @g : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x8xf32> output
  tp.let @h = @up(@x, @W1)
  tp.let @g = @tanh(@h)
  tp.let @y = @down(@g, @W2)
}

// CHECK: remark: `g` is not fused with `y`: `h`, `y` contract, and one operation has at most 1 contraction
// CHECK: tp.let @g = @up_to_tanh(@x, @W1)
// CHECK-NEXT: tp.let @y = @down(@g, @W2)
