// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A stage runs over dimensions of its nest, over each once.

// A dimension of no nest.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m, k) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: expected dimensions of (m), none twice, got (m, k) [TP207]

// -----

// A dimension twice.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m, m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected dimensions of (m), none twice, got (m, m) [TP207]
