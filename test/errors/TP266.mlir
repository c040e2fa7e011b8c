// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Waits stand before the steps that they protect, and posts behind them.

// A page that is used before it is there.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 1] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.engine reader slot 0 {
        tp.for m {
          tp.wait free %a
          tp.step %a
          tp.post full %a
        }
      }
      tp.engine writer slot 0 {
        tp.for m {
          tp.step store %a
          tp.wait full %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0: expected `tp.wait full %a` on writer of slot 0 before the first of the steps that use the buffer [TP266]

// -----

// A page that is announced before it is there.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 1] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.engine reader slot 0 {
        tp.for m {
          tp.wait free %a
          tp.post full %a
          tp.step %a
        }
      }
      tp.engine writer slot 0 {
        tp.for m {
          tp.wait full %a
          tp.step store %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0: expected `tp.post full %a` on reader of slot 0 behind the last of the steps that use the buffer [TP266]
