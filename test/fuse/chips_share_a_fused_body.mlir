// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// Bodies are known by content: chips that fuse the same call one function, also where their parts had two names.

tp.program @p chips 2 {
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
  func.func @activation(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x8xf32> input
  tp.tensor @W_c0 : tensor<8x4xf32> weight chip 0
  tp.tensor @W_c1 : tensor<8x4xf32> weight chip 1
  tp.tensor @h_c0 : tensor<2x4xf32> temp chip 0
  tp.tensor @h_c1 : tensor<2x4xf32> temp chip 1
  tp.tensor @y_c0 : tensor<2x4xf32> output chip 0
  tp.tensor @y_c1 : tensor<2x4xf32> output chip 1
  tp.let @h_c0 = @up(@x, @W_c0)
  tp.let @h_c1 = @up(@x, @W_c1)
  tp.let @y_c0 = @tanh(@h_c0)
  tp.let @y_c1 = @activation(@h_c1)
}

// CHECK: func.func private @up_to_tanh(
// CHECK-NOT: func.func
// CHECK: tp.let @y_c0 = @up_to_tanh(@x, @W_c0)
// CHECK: tp.let @y_c1 = @up_to_tanh(@x, @W_c1)
