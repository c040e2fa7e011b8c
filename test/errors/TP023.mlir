// RUN: not tp-opt %s 2>&1 | filecheck %s

// A range is not empty.

tp.program @p chips 2 {
  tp.tensor @w : tensor<0x8xf32> weight chip 1 slice "W"[8, 8] axis 0 [4:0]
}

// CHECK: error: {{.*}}slice of `W`[8, 8] axis 0: expected ranges within 0:8 of at least one coordinate, got start 4 length 0 [TP023]
