// RUN: not tp-opt %s -p 'tp-split{versions=refuse}' 2>&1 | filecheck %s

// Two chips bind one tensor, and a third one reads it.

tp.program @p chips 3 {
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @t : tensor<4xf32> temp
  tp.tensor @a_c2 : tensor<4xf32> output chip 2
  tp.section @t = @copy_k(@x) on 0
  tp.section @t = @copy_k(@x) on 1
  tp.section @a_c2 = @copy_k(@t) on 2
}

// CHECK: error: tensor `t` is bound by statement 0 (`copy_k`) on chip 0, and bound again by statement 1 (`copy_k`) on chip 1 [TP409]
