// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// The dimensions of an operand are a prefix of its user's.

// A store over fewer dimensions.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected %a over a prefix of (), got (m) [TP214]

// -----

// A weight that is loaded for the inner dimension only.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, n = 1) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b = tp.load %x[0, n] over (n) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%b, %a) over (m, n) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, n] over (m, n)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected %b over a prefix of (m, n), got (n) [TP214]
