// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Hand-offs have a known reach, each said once, and a site always hands over to itself.

tp.target @far tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32] precision f32
    handoffs (site, world) chips 1 links []

// CHECK: target @far: expected site and some of chip, chips, got site, world [TP043]

// -----

tp.target @twice tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32]
    precision f32 handoffs (chips) chips 2 links []

// CHECK: target @twice: expected site and some of chip, chips, got chips [TP043]
