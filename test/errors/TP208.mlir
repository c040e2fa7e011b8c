// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A page index has one entry per axis: a dimension of the stage, or a page number.

// An entry too few.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: expected a page index of 2 entries, one an axis, got 1 [TP208]

// -----

// An entry of a gather too few.
tp.program @p chips 1 {
  tp.kernel @k(%t: tensor<9x8xf32>, %ids: tensor<3x2xi64>) -> () {
    tp.nest (m = 3) {
      %a = tp.load %t[m, 0] rows %ids over (m) : !tp.buffer<fifo 2, tensor<1x2x8xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected a page index of 3 entries, one an axis, got 2 [TP208]

// -----

// A dimension that the stage does not run over.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, n = 1) {
      %a = tp.load %x[m, n] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: expected dimensions of (m) in the index, got n [TP208]

// -----

// A page number below 0.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, -1] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected a page number from 0, got -1 [TP208]

// -----

// A store along a diagonal.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, m] over (m) : !tp.buffer<fifo 2, tensor<2x2xf32>>
      tp.store %a, %y[m, m] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected each dimension to count the pages of one axis, got (m, m) [TP208]
