// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A fold takes away the innermost dimensions, and begins from one number of the element type.

// A fold of an outer dimension.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2, n = 1) {
      %a = tp.load %x[m, 0] over (m, n) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m, n) fold (m) from [0.0 : f32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[0, n] over (n)
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: expected a fold of the innermost dimensions of (m, n), got (m) [TP213]

// -----

// A fold of nothing.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold () from [0.0 : f32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = arith.addf %p, %p : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected a fold of the innermost dimensions of (m), got () [TP213]

// -----

// A number to begin from without a fold.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) from [0.0 : f32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = arith.addf %p, %p : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected a fold of the innermost dimensions of (m), got () [TP213]

// -----

// A fold that begins from nothing.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: expected a fold from one number of type f32, got nothing [TP213]

// -----

// A fold that begins from two numbers.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0.0 : f32, 1.0 : f32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: expected a fold from one number of type f32, got 0.000000e+00 : f32, 1.000000e+00 : f32 [TP213]

// -----

// A fold that begins from a number of another type.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0 : i32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>, %q: tensor<2x8xf32>):
        %r = arith.addf %p, %q : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: expected a fold from one number of type f32, got 0 : i32 [TP213]
