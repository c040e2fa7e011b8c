// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A link joins two chips that there are, once.

tp.target @loop tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32] precision f32
    handoffs (site, chips) chips 2 links [1 - 1 bandwidth 4 latency 500]

// CHECK: target @loop: expected a link between two of its 2 chips, got 1 - 1 bandwidth 4 latency 500 [TP044]

// -----

tp.target @twice tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32]
    precision f32 handoffs (site, chips) chips 2 links [0 - 1 bandwidth 4 latency 500, 1 - 0 bandwidth 4 latency 500]

// CHECK: target @twice: expected each link once, with a bandwidth of at least 1, got 1 - 0 bandwidth 4 latency 500 [TP044]
