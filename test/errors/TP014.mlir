// RUN: not tp-opt %s 2>&1 | filecheck %s

// A tensor has the shape of its slice.

tp.program @p chips 2 {
  tp.tensor @w : tensor<4x8xf32> weight chip 1 slice "W"[8, 8] axis 0 [4:3]
}

// CHECK: error: tensor `w` on chip 1: its slice of `W` has shape 3x8, its type 4x8 [TP014]
// CHECK-NEXT: hint: ranges are start:length
