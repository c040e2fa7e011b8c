// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A scratch is loaded only where an earlier nest stored it.

// Half of it was stored.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<2x8xf32>) -> (%y: tensor<4x8xf32>) {
    %s = tp.scratch : tensor<4x8xf32>
    tp.nest (m = 1) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %s[m, 0] over (m)
    }
    tp.nest (m = 2) {
      %b = tp.load %s[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %b, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 1, load %b: expected elements of %s that an earlier nest stores, got 16 stored of 32 [TP223]

// -----

// It is stored in the same nest.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    %s = tp.scratch : tensor<4x8xf32>
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %s[m, 0] over (m)
      %b = tp.load %s[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %b, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0, load %b: expected elements of %s that an earlier nest stores, got 0 stored of 32 [TP223]
