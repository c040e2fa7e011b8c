// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A buffer is filled by an earlier stage of the same nest.

// A store in front of the load.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      "tp.store"(%a, %y) <{index = ["m", 0], over = ["m"]}> : (!tp.buffer<fifo 2, tensor<2x8xf32>>, tensor<4x8xf32>) -> ()
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
    }
  }
}

// CHECK: kernel @k, nest 0, store of %a: expected a buffer that an earlier stage of this nest fills, got %a [TP216]
