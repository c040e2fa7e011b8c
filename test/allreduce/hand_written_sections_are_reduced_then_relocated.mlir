// RUN: xdsl-opt %s -p tp-allreduce,tp-relocate | filecheck %s

// In the other order the result is the same.

tp.program @p chips 2 {
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.kernel @plus_k(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %pa = tp.load %a[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      %pb = tp.load %b[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      %s = tp.compute (%pa, %pb) over (m) : !tp.buffer<fifo 2, tensor<2xf32>> {
      ^bb0(%x0: tensor<2xf32>, %x1: tensor<2xf32>):
        %r = arith.addf %x0, %x1 : tensor<2xf32>
        tp.yield %r : tensor<2xf32>
      }
      tp.store %s, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.section @p_c0 = @copy_k(@x) on 0
  tp.section @p_c1 = @copy_k(@x) on 0
  tp.section @y = @plus_k(@p_c0, @p_c1) on 0
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.section @p_c0 = @copy_k(@x) on 0
// CHECK-NEXT: tp.section @p_c1 = @copy_k(@x) on 1
// CHECK-NOT: @plus_k(@
// CHECK: tp.section @y = @allreduce_2x4(@p_c0, @p_c1) on 0, 1
