// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A gather reads rows of a table by integers.

// Row numbers that are floats.
tp.program @p chips 1 {
  tp.kernel @k(%t: tensor<9x8xf32>, %ids: tensor<3xf32>) -> () {
    tp.nest (m = 3) {
      %a = tp.load %t[m, 0] rows %ids over (m) : !tp.buffer<fifo 2, tensor<1x8xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected row numbers that are integers, got tensor<3xf32> [TP212]

// -----

// A table without rows.
tp.program @p chips 1 {
  tp.kernel @k(%t: tensor<f32>, %ids: tensor<3xi64>) -> () {
    tp.nest (m = 3) {
      %a = tp.load %t[m] rows %ids over (m) : !tp.buffer<fifo 2, tensor<1xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected a table with rows, got tensor<f32> [TP212]
