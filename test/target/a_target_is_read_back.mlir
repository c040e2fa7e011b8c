// RUN: xdsl-opt %s | xdsl-opt | filecheck %s
// RUN: xdsl-opt %s --print-op-generic | xdsl-opt | filecheck %s

// A target stands in a line of its own, and says all that passes ask of a chip.

tp.target @mine tile [8, 8] grid [2, 3] memory 65536 engines [2, 1, 1]
    contraction [f32, i8] elementwise [f32, i32] precision f32
    handoffs (site, chip, chips) chips 3 links [0 - 1 bandwidth 12 latency 1000, all bandwidth 2 latency 5000]

// CHECK:      tp.target @mine tile [8, 8] grid [2, 3] memory 65536 engines [2, 1, 1] contraction [f32, i8]
// CHECK-SAME: elementwise [f32, i32] precision f32 handoffs (site, chip, chips) chips 3
// CHECK-SAME: links [0 - 1 bandwidth 12 latency 1000, all bandwidth 2 latency 5000]
