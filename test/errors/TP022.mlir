// RUN: not tp-opt %s 2>&1 | filecheck %s

// A slice's axis is one of the full tensor's.

tp.program @p chips 2 {
  tp.tensor @w : tensor<4x8xf32> weight chip 1 slice "W"[8, 8] axis 2 [0:4]
}

// CHECK: error: {{.*}}slice of `W`[8, 8]: expected axis 0..1, got 2 [TP022]
