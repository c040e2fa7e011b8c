// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// A tensor's line holds its type, role, chip and slice, and chip 0 is not lost.

tp.program @p chips 2 {
  tp.tensor @x : tensor<1x64xf32> input
  tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
  tp.tensor @qkv_c1 : tensor<6x8xbf16> weight chip 1 slice "qkv"[12, 8] axis 0 [2:2, 6:2, 10:2]
  tp.tensor @k_c1 : tensor<16x64xf32> weight chip 1 replica slice "k_proj.weight"[16, 64] axis 0 [0:16]
  tp.tensor @cache : tensor<2x0xi64> state chip 0
}

// CHECK: tp.tensor @x : tensor<1x64xf32> input{{$}}
// CHECK-NEXT: tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
// CHECK-NEXT: tp.tensor @qkv_c1 : tensor<6x8xbf16> weight chip 1 slice "qkv"[12, 8] axis 0 [2:2, 6:2, 10:2]
// CHECK-NEXT: tp.tensor @k_c1 : tensor<16x64xf32> weight chip 1 replica slice "k_proj.weight"[16, 64] axis 0 [0:16]
// CHECK-NEXT: tp.tensor @cache : tensor<2x0xi64> state chip 0
