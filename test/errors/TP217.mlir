// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// The body of a compute has the pages of the operands as arguments, and yields a page of the buffer.

// An argument of another type.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<8x2xf32>> {
      ^bb0(%p: tensor<8x2xf32>):
        %r = arith.negf %p : tensor<8x2xf32>
        tp.yield %r : tensor<8x2xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected a body with arguments (tensor<2x8xf32>), got (tensor<8x2xf32>) [TP217]

// -----

// No argument for the accumulator.
tp.program @p chips 1 {
  tp.kernel @sum(%x: tensor<4x8xf32>) -> (%y: tensor<2x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) fold (m) from [0.0 : f32] : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = arith.negf %p : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[0, 0] over ()
    }
  }
}

// CHECK: kernel @sum, nest 0, compute %c: expected a body with arguments (tensor<2x8xf32>, tensor<2x8xf32>), got (tensor<2x8xf32>) [TP217]

// -----

// A page of another type.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = arith.extf %p : tensor<2x8xf32> to tensor<2x8xf64>
        tp.yield %r : tensor<2x8xf64>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected a body that yields tensor<2x8xf32>, got tensor<2x8xf64> [TP217]
