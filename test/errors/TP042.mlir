// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Elements are stored in a float that the elementwise datapath takes.

tp.target @odd tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32] precision bf16
    handoffs (site) chips 1 links []

// CHECK: target @odd: expected a float of the elementwise datapath (f32), got bf16 [TP042]

// -----

tp.target @index tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [index] elementwise [f32]
    precision f32 handoffs (site) chips 1 links []

// CHECK: target @index: expected integers and floats for contraction, got index [TP042]
