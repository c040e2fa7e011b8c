// RUN: not tp-opt %s -p tp-relocate 2>&1 | filecheck %s

// One section cannot run on two chips.

tp.program @p chips 2 {
  tp.kernel @two(%x: tensor<4xf32>) -> (%y: tensor<4xf32>, %z: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
      tp.store %page, %z[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> temp chip 0
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.section @a_c0, @a_c1 = @two(@x) on 0
}

// CHECK: error: one section binds `a_c0` on chip 0 and `a_c1` on chip 1, but it runs on one chip [TP302]
