// RUN: xdsl-opt %s -p tp-phase-order | filecheck %s

// Write after read: chip 0 may not overwrite what chip 1 still reads, although no data flows.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> state
  tp.tensor @b_c1 : tensor<4xf32> temp chip 1
  tp.section @b_c1 = @copy(@a) on 1
  tp.section @a = @copy(@x) on 0
}

// CHECK: tp.phase {
// CHECK-NEXT: tp.section @b_c1 = @copy(@a) on 1
// CHECK-NEXT: }
// CHECK-NEXT: tp.phase {
// CHECK-NEXT: tp.section @a = @copy(@x) on 0
