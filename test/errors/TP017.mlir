// RUN: not tp-opt %s 2>&1 | filecheck %s

// Two slices of one full tensor agree on its shape.

tp.program @p chips 2 {
  tp.tensor @w_c0 : tensor<4x8xf32> weight chip 0 slice "W"[8, 8] axis 0 [0:4]
  tp.tensor @w_c1 : tensor<4x8xf32> weight chip 1 slice "W"[9, 8] axis 0 [4:4]
}

// CHECK: error: tensors `w_c0` and `w_c1` are slices of `W`: expected one full shape, got 8x8 and 9x8 [TP017]
