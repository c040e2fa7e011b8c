// RUN: not tp-opt %s -p tp-split 2>&1 | filecheck %s

// A section goes to the chip that it runs on.

tp.program @p chips 2 {
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.section @a_c1 = @copy_k(@x) on 0
}

// CHECK: error: the section that binds `a_c1`, which lives on chip 1, runs on chip 0 [TP407]
// CHECK-NEXT: hint: run tp-relocate first
