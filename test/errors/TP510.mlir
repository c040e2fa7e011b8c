// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// Partial sums are compared instead of added.

tp.program @p chips 2 {
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  func.func @greater(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %s = arith.maximumf %a, %b : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  tp.tensor @h_c0 : tensor<1x4xf32> input chip 0 slice "h"[1, 8] axis 1 [0:4]
  tp.tensor @h_c1 : tensor<1x4xf32> input chip 1 slice "h"[1, 8] axis 1 [4:4]
  tp.tensor @W_c0 : tensor<4x6xf32> weight chip 0 slice "W"[8, 6] axis 0 [0:4]
  tp.tensor @W_c1 : tensor<4x6xf32> weight chip 1 slice "W"[8, 6] axis 0 [4:4]
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> temp chip 1
  tp.tensor @y : tensor<1x6xf32> output
  tp.let @p_c0 = @down(@h_c0, @W_c0)
  tp.let @p_c1 = @down(@h_c1, @W_c1)
  tp.let @y = @greater(@p_c0, @p_c1)
  tp.collective max @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: error: the all-reduce of `y` is a max, but its partials are made by another combiner
// CHECK-NEXT: path: from `W_c0` of chip 0
// CHECK-NEXT: @p_c0 = @down(@h_c0, @W_c0)
// CHECK-NEXT: @y = @greater(@p_c0, @p_c1) [TP510]
