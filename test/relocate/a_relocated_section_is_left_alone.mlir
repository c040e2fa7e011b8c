// RUN: xdsl-opt %s -p tp-relocate,tp-relocate | filecheck %s

// A second run changes nothing.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.section @a_c1 = @copy(@x) on 1
}

// CHECK: tp.section @a_c1 = @copy(@x) on 1
