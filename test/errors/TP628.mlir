// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// A section stores what lives on its chip.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> output chip 0
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.section @a_c0 = @copy(@x) on 1
  tp.section @a_c1 = @copy(@x) on 1
}

// CHECK: error: the section that binds `a_c0` runs on chip 1, but `a_c0` lives on chip 0 [TP628]
