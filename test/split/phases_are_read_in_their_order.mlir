// RUN: xdsl-opt %s -p tp-split | filecheck %s

// The sections of a phase go to their chips in the order of the phases; none is left outside.

tp.program @p chips 2 {
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> temp chip 0
  tp.tensor @b_c0 : tensor<4xf32> output chip 0
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.phase {
    tp.section @a_c0 = @copy_k(@x) on 0
    tp.section @a_c1 = @copy_k(@x) on 1
  }
  tp.phase {
    tp.section @b_c0 = @copy_k(@a_c0) on 0
  }
}

// CHECK-NOT: tp.phase
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.section @a_c0 = @copy_k(@x) on 0
// CHECK-NEXT: tp.section @b_c0 = @copy_k(@a_c0) on 0
// CHECK-NEXT: }
// CHECK-NEXT: tp.chip 1 {
// CHECK-NEXT: tp.section @a_c1 = @copy_k(@x) on 1
// CHECK-NOT: tp.phase
