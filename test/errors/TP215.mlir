// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// The maker of a buffer and its users stand in one instance of the loops over its dimensions.

// A weight that is loaded over nothing, behind a page that is loaded over m.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b = tp.load %x[0, 0] over () : !tp.buffer<fifo 1, tensor<2x8xf32>>
      %c = tp.compute (%a, %b) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: %a is made and used in the loops over (m), but load %b over () stands in between, outside of them [TP215]

// -----

// Another fold in between, which goes through all of m.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, k = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %b = tp.load %x[k, 0] over (k) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0, store of %a: %a is made and used in the loops over (m), but load %b over (k) stands in between, outside of them [TP215]

// -----

// A use inside of the loop that the fold goes through.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0.0 : f32] : !tp.buffer<fifo 1, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0, store of %c: %c is done when the loop over m ends, but store of %c over (m) stands inside of it [TP215]
