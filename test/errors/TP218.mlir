// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A body uses no value from outside.

// A tensor of the kernel.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<2x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 1) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = arith.addf %p, %x : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0, compute %c: expected values of the body only, got %x in `arith.addf` [TP218]
