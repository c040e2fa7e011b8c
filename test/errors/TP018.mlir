// RUN: not tp-opt %s 2>&1 | filecheck %s

// A section names one chip for each slot of its kernel.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @copy(@x) on 0, 1
}

// CHECK: error: the section that binds `y` runs on 2 chips, but kernel `copy` has 1 slots [TP018]
