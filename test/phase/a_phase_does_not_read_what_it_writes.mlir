// RUN: not tp-opt %s 2>&1 | filecheck %s

// One section of a phase may not read what another one writes.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @b : tensor<4xf32> temp
  tp.phase {
    tp.section @a = @copy(@x) on 0
    tp.section @b = @copy(@a) on 1
  }
}

// CHECK: error: the sections that bind `a` and `b` share a phase, but one writes `a`, the other one reads it [TP019]
