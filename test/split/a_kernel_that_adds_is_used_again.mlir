// RUN: xdsl-opt %s -p tp-allreduce,tp-split | filecheck %s

// A program that has a kernel for the fold gets no second one.

tp.program @p chips 2 {
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
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @plus_k(@p_c0, @p_c1) on 0
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK-NOT: fold_sum
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.section @y = @plus_k(@p_c0, @p_c1) on 0
