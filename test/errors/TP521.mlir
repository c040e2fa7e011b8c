// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// Chip 1's section was moved to chip 2.

tp.program @p chips 3 {
  tp.kernel @copy(%a: tensor<1x6xf32>) -> (%b: tensor<1x6xf32>) claim exact {
    tp.nest (m = 1) {
      %page = tp.load %a[m, 0] over (m) : !tp.buffer<fifo 2, tensor<1x6xf32>>
      tp.store %page, %b[m, 0] over (m)
    }
  }
  tp.tensor @x : tensor<1x6xf32> input
  tp.tensor @a : tensor<1x6xf32> output chip 0
  tp.tensor @b : tensor<1x6xf32> output chip 1
  tp.section @a = @copy(@x) on 0
  tp.section @b = @copy(@x) on 2
}

// CHECK: error: the section that binds `b` runs on chip 2, but belongs on chip 1 [TP521]
