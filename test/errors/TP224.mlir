// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Slots are counted from 0, without gaps.

// A slot below 0.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) at -1
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected a slot from 0, got -1 [TP224]

// -----

// A gap.
tp.program @p chips 4 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) at 2 : !tp.buffer<interm 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) at 0
    }
  }
}

// CHECK: kernel @k: expected every slot below 3 to be in use, got none on [1] [TP224]
