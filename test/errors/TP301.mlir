// RUN: not tp-opt %s -p tp-relocate 2>&1 | filecheck %s

// A multicast group names no chip, so its kernel cannot be moved, not even to where it is.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) multicast [0:2, 1:3] : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> temp chip 0
  tp.section @a_c0 = @copy(@x) on 0
}

// CHECK: error: the section that binds `a_c0` runs kernel `copy`, which has multicast groups [TP301]
