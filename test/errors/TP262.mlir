// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Pages lie side by side.

// Pages that overlap.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 32] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: its page at 32 begins inside of a page of load %a, which ends at 64 [TP262]

// -----

// A page without a place.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected 2 addresses, one a page, got [0] [TP262]

// -----

// Memory in a nest that stands nowhere.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) memory [0, 64] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0: expected memory for every buffer, all of them, or none [TP262]
