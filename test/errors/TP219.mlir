// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A body is core operations on tensors.

// A call.
tp.program @p chips 1 {
  func.func private @f(tensor<2x8xf32>) -> tensor<2x8xf32>
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %r = func.call @f(%p) : (tensor<2x8xf32>) -> tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected operations of arith, index, linalg, math, scf, tensor in a body, got `func.call` [TP219]

// -----

// A load in a body.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      %c = tp.compute (%a) over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>> {
      ^bb0(%p: tensor<2x8xf32>):
        %b = memref.alloc() : memref<4xf32>
        %r = arith.negf %p : tensor<2x8xf32>
        tp.yield %r : tensor<2x8xf32>
      }
      tp.store %c, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, compute %c: expected operations of arith, index, linalg, math, scf, tensor in a body, got `memref.alloc` [TP219]
