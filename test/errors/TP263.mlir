// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Each hand-off has its two semaphores, each engine its program.

// One semaphore for two.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0] : !tp.buffer<fifo 2, tensor<2x8xf32>>
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
          tp.wait full %a
          tp.step store %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected 2 semaphores, two for each engine that uses the buffer, got [0] [TP263]

// -----

// One semaphore twice.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 0] : !tp.buffer<fifo 2, tensor<2x8xf32>>
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
          tp.wait full %a
          tp.step store %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected semaphores that no other buffer has, got [0, 0] [TP263]

// -----

// An engine without a program.
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
    }
  }
}

// CHECK: kernel @k, nest 0: expected a program for each of reader of slot 0, writer of slot 0, got reader of slot 0 [TP263]

// -----

// Semaphores without programs.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 1] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
}

// CHECK: kernel @k, nest 0: expected semaphores and engine programs, all of them, or none [TP263]
