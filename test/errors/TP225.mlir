// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// An all-reduce combines one page of each chip, in chip order, all of one form.

// Operands in another order.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<interm 2, tensor<2x8xf32>>
      %s = tp.all_reduce sum (%b1, %b0) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 0
    }
  }
}

// CHECK: kernel @sum, nest 0, all-reduce %s: expected operand 0 to be made on slot 0, got %b1 on slot 1 [TP225]

// -----

// Two operands of one chip.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 0
    }
  }
}

// CHECK: kernel @sum, nest 0, all-reduce %s: expected operand 1 to be made on slot 1, got %b1 on slot 0 [TP225]

// -----

// No operand.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<interm 2, tensor<2x8xf32>>
      %s = tp.all_reduce sum () over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 0
    }
  }
}

// CHECK: kernel @sum, nest 0, all-reduce %s: expected a page of each chip, got none [TP225]

// -----

// Pages of another form.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<interm 2, tensor<2x4xf32>>
      %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 0
    }
  }
}

// CHECK: kernel @sum, nest 0, all-reduce %s: expected pages tensor<2x8xf32>, got tensor<2x4xf32> for %b1 [TP225]

// -----

// A combiner that there is not.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b = tp.load %x[t, 0] over (t) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %s = "tp.all_reduce"(%b) <{combiner = "product", over = ["t"]}> : (!tp.buffer<fifo 2, tensor<2x8xf32>>) -> !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t)
    }
  }
}

// CHECK: kernel @k, nest 0, all-reduce %s: expected one of sum, max, min, got `product` [TP225]
