// RUN: xdsl-opt %s -p tp-relocate | filecheck %s

// A section stands where its binder lives; a replicated binder stands on the root.

tp.program @p chips 3 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> temp chip 0
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.tensor @a_c2 : tensor<4xf32> temp chip 2
  tp.tensor @y : tensor<4xf32> output
  tp.section @a_c2 = @copy(@x) on 0
  tp.section @a_c0 = @copy(@x) on 0
  tp.section @a_c1 = @copy(@x) on 0
  tp.section @y = @copy(@x) on 0
}

// CHECK: tp.section @a_c2 = @copy(@x) on 2
// CHECK-NEXT: tp.section @a_c0 = @copy(@x) on 0
// CHECK-NEXT: tp.section @a_c1 = @copy(@x) on 1
// CHECK-NEXT: tp.section @y = @copy(@x) on 0
