// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// The chips of an all-reduce are swapped: each one would look for the other's partial.

tp.program @p chips 2 {
  func.func @down(%h: tensor<1x4xf32>, %w: tensor<4x6xf32>) -> tensor<1x6xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x6xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x4xf32>, tensor<4x6xf32>) outs(%zero : tensor<1x6xf32>) -> tensor<1x6xf32>
    func.return %p : tensor<1x6xf32>
  }
  tp.kernel @sum(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>) -> (%s: tensor<1x6xf32>) claim approximate "f32" order "left to right" {
    tp.nest (m = 1) {
      %p = tp.load %a[m, 0] over (m) at 0 : !tp.buffer<fifo 2, tensor<1x6xf32>>
      %q = tp.load %b[m, 0] over (m) at 1 : !tp.buffer<interm 2, tensor<1x6xf32>>
      %r = tp.all_reduce sum (%p, %q) over (m) at 0 : !tp.buffer<fifo 2, tensor<1x6xf32>>
      tp.store %r, %s[m, 0] over (m) at 0
    }
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
  tp.section @y = @sum(@p_c0, @p_c1) on 1, 0
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: error: the all-reduce of `y` on chips 1, 0 does not load each chip's partial on its chip [TP522]
