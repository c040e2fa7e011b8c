// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A buffer that crosses from chip to chip is owned by the receiver.

// A fifo from slot 1 to slot 0.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 0
    }
  }
}

// CHECK: kernel @sum, nest 0, all-reduce %s: %b1 crosses from slot 1 to slot 0: expected an interm buffer, got fifo [TP226]

// -----

// A fifo from the sum to a store elsewhere.
tp.program @p chips 4 {
  tp.kernel @sum(%x0: tensor<4x8xf32>, %x1: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (t = 2) {
      %b0 = tp.load %x0[t, 0] over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b1 = tp.load %x1[t, 0] over (t) at 1 : !tp.buffer<interm 2, tensor<2x8xf32>>
      %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %s, %y[t, 0] over (t) at 1
    }
  }
}

// CHECK: kernel @sum, nest 0, store of %s: %s crosses from slot 0 to slot 1: expected an interm buffer, got fifo [TP226]
