// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Every point is worked on by one site.

// A point that nobody works on.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected workers for the 2 points of (m), got 1 [TP261]

// -----

// A point that two work on.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 0:2 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected the next worker's points from 1, at least one, got 0:2 <0, 1> [TP261]

// -----

// One site for two workers.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 0>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected a site of its own for each worker [TP261]
