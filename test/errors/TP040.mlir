// RUN: not tp-opt %s 2>&1 | filecheck %s

// A rectangle has at least one site.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) multicast [0:2, 1:0] : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
}

// CHECK: error: {{.*}}expected a rectangle of at least one site, got 0:2, 1:0 [TP040]
