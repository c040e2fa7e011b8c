// RUN: xdsl-opt %s -p tp-lower | filecheck %s

// A matmul becomes a kernel that folds its pages, made once; the statements run it on chip 0, the function stays.

tp.program @mlp chips 2 {
  func.func @up(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> tensor<1x128xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x128xf32>
    %h = linalg.matmul ins(%x, %w : tensor<1x64xf32>, tensor<64x128xf32>) outs(%zero : tensor<1x128xf32>) -> tensor<1x128xf32>
    func.return %h : tensor<1x128xf32>
  }
  tp.tensor @x : tensor<1x64xf32> input
  tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
  tp.tensor @W1_c1 : tensor<64x128xf32> weight chip 1 slice "W1"[64, 256] axis 1 [128:128]
  tp.tensor @h_c0 : tensor<1x128xf32> output chip 0 slice "h"[1, 256] axis 1 [0:128]
  tp.tensor @h_c1 : tensor<1x128xf32> output chip 1 slice "h"[1, 256] axis 1 [128:128]
  tp.let @h_c0 = @up(@x, @W1_c0)
  tp.let @h_c1 = @up(@x, @W1_c1)
}

// CHECK: func.func @up
// CHECK: tp.kernel @up_k(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> (%h: tensor<1x128xf32>)
// CHECK-SAME: claim approximate "f32 accumulation" order "k ascending, 2 pages of 32" implements @up {
// CHECK-NEXT: tp.nest (n = 4, k = 2) {
// CHECK-NEXT: [[X:%.*]] = tp.load %x[0, k] over (n, k) : !tp.buffer<fifo 2, tensor<1x32xf32>>
// CHECK-NEXT: [[W:%.*]] = tp.load %w[k, n] over (n, k) : !tp.buffer<fifo 2, tensor<32x32xf32>>
// CHECK-NEXT: [[H:%.*]] = tp.compute ([[X]], [[W]]) over (n, k) fold (k) from [0.000000e+00 : f32] : !tp.buffer<fifo 1, tensor<1x32xf32>> {
// CHECK: tp.store [[H]], %h[0, n] over (n)
// CHECK-NOT: tp.kernel
// CHECK-NOT: tp.let
// CHECK: tp.section @h_c0 = @up_k(@x, @W1_c0) on 0
// CHECK-NEXT: tp.section @h_c1 = @up_k(@x, @W1_c1) on 0
