// RUN: not tp-opt %s 2>&1 | filecheck %s

// A buffer holds at least one page.

tp.program @p chips 2 {
  tp.kernel @k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 0, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
}

// CHECK: error: {{.*}}expected a buffer of at least 1 page, got 0 [TP004]
