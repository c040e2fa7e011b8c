// RUN: xdsl-opt %s -p tp-relocate | filecheck %s

// A phase of one chip may be ordered before it is placed.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.phase {
    tp.section @a_c1 = @copy(@x) on 0
  }
}

// CHECK: tp.phase {
// CHECK-NEXT: tp.section @a_c1 = @copy(@x) on 1
