// RUN: not tp-opt %s -p tp-split 2>&1 | filecheck %s

// The folds have the names that their collective gives them.

tp.program @p chips 2 {
  tp.kernel @reduce(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (t = 2) {
      %pa = tp.load %a[t] over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      %pb = tp.load %b[t] over (t) at 1 : !tp.buffer<interm 2, tensor<2xf32>>
      %s = tp.all_reduce sum (%pa, %pb) over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %s, %y[t] over (t) at 0
    }
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @reduce(@p_c0, @p_c1) on 0, 1
}

// CHECK: error: the all-reduce section of `y` belongs to no collective, so nobody knows the names of its folds [TP411]
