// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// Both chips compute the same from what is replicated, and the sum counts it twice.

tp.program @p chips 2 {
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  func.func @plus(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %s = arith.addf %a, %b : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  tp.tensor @h : tensor<1x4xf32> input
  tp.tensor @W : tensor<4x6xf32> weight
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> temp chip 1
  tp.tensor @y : tensor<1x6xf32> output
  tp.let @p_c0 = @down(@h, @W)
  tp.let @p_c1 = @down(@h, @W)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: error: `p_c0` is whole on every chip, but an all-reduce sums it over the chips
// CHECK-NEXT: path: from `h`
// CHECK-NEXT: @p_c0 = @down(@h, @W) [TP515]
