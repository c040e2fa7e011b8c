// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A target has sizes of at least 1.

tp.target @flat tile [8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32] precision f32
    handoffs (site) chips 1 links []

// CHECK: target @flat: expected 2 sizes of at least 1 for tile, got [8] [TP041]

// -----

// No writer.
tp.target @mute tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 0] contraction [f32] elementwise [f32] precision f32
    handoffs (site) chips 1 links []

// CHECK: target @mute: expected 3 sizes of at least 1 for engines, got [1, 1, 0] [TP041]

// -----

tp.target @empty tile [8, 8] grid [2, 2] memory 0 engines [1, 1, 1] contraction [f32] elementwise [f32] precision f32
    handoffs (site) chips 1 links []

// CHECK: target @empty: expected memory of at least 1, got 0 [TP041]
