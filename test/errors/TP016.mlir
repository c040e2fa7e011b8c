// RUN: not tp-opt %s 2>&1 | filecheck %s

// A tensor without a chip is whole.

tp.program @p chips 2 {
  tp.tensor @w : tensor<4x8xf32> weight slice "W"[8, 8] axis 0 [0:4]
}

// CHECK: error: tensor `w` has a slice of `W` but no chip [TP016]
