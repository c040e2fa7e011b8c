// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// The map of a view takes its coordinates to the source's, and the elements stay what they are.

// A dimension too few.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %v = tp.view %x (d0) -> (d0, 0) as tensor<4x1xf32>
  }
}

// CHECK: kernel @k, %v: expected a map of 2 dimensions to 2 coordinates, got 1 dimensions, 0 symbols and 2 coordinates [TP203]

// -----

// A coordinate too few.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %v = tp.view %x (d0, d1) -> (d0) as tensor<4x8xf32>
  }
}

// CHECK: kernel @k, %v: expected a map of 2 dimensions to 2 coordinates, got 2 dimensions, 0 symbols and 1 coordinates [TP203]

// -----

// A symbol.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4xf32>) -> () {
    %v = tp.view %x (d0)[s0] -> (d0 + s0) as tensor<4xf32>
  }
}

// CHECK: kernel @k, %v: expected a map of 1 dimensions to 1 coordinates, got 1 dimensions, 1 symbols and 1 coordinates [TP203]

// -----

// Other elements.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %v = tp.view %x (d0, d1) -> (d0, d1) as tensor<4x8xf16>
  }
}

// CHECK: kernel @k, %v: expected the source's elements, f32, got f16 [TP203]
