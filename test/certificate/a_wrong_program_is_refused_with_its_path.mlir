// RUN: not tp-check %s | filecheck %s
// RUN: not tp-check %s --json | filecheck %s --check-prefix JSON

// The bias is added on every chip: tp-check says which, where, and how the partial came to be; its exit status is 1.

tp.program @layer chips 2 {
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  func.func @plus(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %s = arith.addf %a, %b : tensor<1x6xf32>
    func.return %s : tensor<1x6xf32>
  }
  tp.tensor @h_c0 : tensor<1x4xf32> input chip 0 slice "h"[1, 8] axis 1 [0:4]
  tp.tensor @h_c1 : tensor<1x4xf32> input chip 1 slice "h"[1, 8] axis 1 [4:4]
  tp.tensor @W_c0 : tensor<4x6xf32> weight chip 0 slice "W"[8, 6] axis 0 [0:4]
  tp.tensor @W_c1 : tensor<4x6xf32> weight chip 1 slice "W"[8, 6] axis 0 [4:4]
  tp.tensor @bias : tensor<1x6xf32> weight
  tp.tensor @p_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x6xf32> temp chip 1
  tp.tensor @q_c0 : tensor<1x6xf32> temp chip 0
  tp.tensor @q_c1 : tensor<1x6xf32> temp chip 1
  tp.tensor @y : tensor<1x6xf32> output
  tp.let @p_c0 = @down(@h_c0, @W_c0)
  tp.let @p_c1 = @down(@h_c1, @W_c1)
  tp.let @q_c0 = @plus(@p_c0, @bias)
  tp.let @q_c1 = @plus(@p_c1, @bias)
  tp.let @y = @plus(@q_c0, @q_c1)
  tp.collective sum @y = (@q_c0, @q_c1) folds [@y]
}

// CHECK: program layer on 2 chips: refused
// CHECK-NEXT: `q_c0` on chip 0: `bias` is no partial but joins one, so the all-reduce counts it once per chip
// CHECK-NEXT: path: from `W_c0` of chip 0
// CHECK-NEXT: @p_c0 = @down(@h_c0, @W_c0)
// CHECK-NEXT: @q_c0 = @plus(@p_c0, @bias) [TP506]

// JSON: "holds": false,
// JSON-NEXT: "code": "TP506",
