// RUN: not tp-run %s --inputs %S/inputs/x.npz --level source 2>&1 | filecheck %s

// A kernel that names no function has no source level.

tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @copy(@x) on 0
}

// CHECK: error: section of `y`: kernel `copy` names no function [TP627]
