// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// A chip reads what it holds.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.section @a_c1 = @copy(@x) on 1
  tp.section @y = @copy(@a_c1) on 0
}

// CHECK: error: chip 0 reads `a_c1` to bind `y`, but does not hold it: it lives on chip 1 [TP629]
// CHECK-NEXT: hint: only an all-reduce section crosses chips
