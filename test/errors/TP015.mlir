// RUN: not tp-opt %s 2>&1 | filecheck %s

// The ranges of a tensor do not overlap.

tp.program @p chips 2 {
  tp.tensor @w : tensor<4x8xf32> weight chip 1 slice "W"[8, 8] axis 0 [0:2, 1:2]
}

// CHECK: error: tensor `w` on chip 1: expected ascending ranges of `W` that do not overlap, got 1:2 behind one that ends at 2 [TP015]
