// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// No page lies wholly outside of its tensor.

// A page too many.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 3) {
      %a = tp.load %x[m, 0] over (m) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: page 2 on axis 0 begins at 4, outside of the 4 elements there (pages of 2, tensor of 4x8) [TP210]

// -----

// A page number too large.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 1] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: page 1 on axis 1 begins at 8, outside of the 8 elements there (pages of 8, tensor of 4x8) [TP210]

// -----

// A page too many of a table's columns.
tp.program @p chips 1 {
  tp.kernel @k(%t: tensor<9x8xf32>, %ids: tensor<3xi64>) -> () {
    tp.nest (m = 3) {
      %a = tp.load %t[m, 2] rows %ids over (m) : !tp.buffer<fifo 2, tensor<1x4xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: page 2 on axis 1 begins at 8, outside of the 8 elements there (pages of 4, tensor of 9x8) [TP210]
