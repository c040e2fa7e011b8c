// RUN: not tp-opt %s -p tp-allreduce 2>&1 | filecheck %s

// An all-reduce takes all chips, so it has no place in the phase of a fold.

tp.program @p chips 2 {
  tp.kernel @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (%y: tensor<4xf32>) {
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
  tp.phase {
    tp.section @y = @plus(@p_c0, @p_c1) on 0
  }
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: error: collective of `y`: its fold `y` stands in a phase already [TP307]
// CHECK-NEXT: hint: run tp-allreduce before tp-phase-order
