// RUN: not tp-opt %s 2>&1 | filecheck %s

// Two sections of one phase do not share a chip.

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
    tp.section @b = @copy(@x) on 0
  }
}

// CHECK: error: the sections that bind `a` and `b` share a phase, but both run on chip 0 [TP019]
