// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Each element of a view is an element of its source.

// A slice that begins too late.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %v = tp.view %x (d0, d1) -> (d0, d1 + 3) as tensor<4x6xf32>
  }
}

// CHECK: kernel @k, %v: expected coordinates 0 to 7 on axis 1 of %x, got 3 to 8 [TP204]

// -----

// A coordinate below 0.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %v = tp.view %x (d0, d1) -> (d0 - 1, d1) as tensor<4x8xf32>
  }
}

// CHECK: kernel @k, %v: expected coordinates 0 to 3 on axis 0 of %x, got -1 to 2 [TP204]

// -----

// Groups that are counted from the middle of one.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<3xf32>) -> () {
    %v = tp.view %x (d0) -> ((d0 + 1) floordiv 3) as tensor<9xf32>
  }
}

// CHECK: kernel @k, %v: expected coordinates 0 to 2 on axis 0 of %x, got 0 to 3 [TP204]
