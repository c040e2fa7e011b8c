// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A load beyond the edge of its tensor has a pad of the element type.

// No pad.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<3x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: pages of 3 reach element 5 on axis 0, which has 4, without a pad [TP211]

// -----

// A pad of another type.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) pad 0 : i32 : !tp.buffer<fifo 2, tensor<3x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: expected a pad of type f32, got 0 : i32 [TP211]

// -----

// No pad behind row numbers.
tp.program @p chips 1 {
  tp.kernel @k(%t: tensor<9x8xf32>, %ids: tensor<3xi64>) -> () {
    tp.nest (m = 2) {
      %a = tp.load %t[m, 0] rows %ids over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: pages of 2 reach element 3 on axis 0, which has 3, without a pad [TP211]
