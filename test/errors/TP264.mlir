// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Engines step their stages in the order in which the nest reads.

// A step outside of its loop.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 1] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.engine reader slot 0 {
        tp.wait free %a
        tp.step %a
        tp.post full %a
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

// CHECK: kernel @k, nest 0, load %a: expected one step of it, on reader of slot 0 in loops over (m), got one on reader of slot 0 over () [TP264]

// -----

// No step at all.
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
          tp.wait full %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0, store of %a: expected a step of it on writer of slot 0 [TP264]

// -----

// Another engine's step.
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
          tp.wait full %a
          tp.step %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0, load %a: expected one step of it, on reader of slot 0 in loops over (m), got one on writer of slot 0 over (m) [TP264]

// -----

// Steps in another order than the nest reads.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>, %z: tensor<4x8xf32>) {
    tp.nest (m = 2) split () workers [0:1 <0, 0>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0] semaphores [0, 1] : !tp.buffer<fifo 1, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.store %a, %z[m, 0] over (m) on writer
      tp.engine reader slot 0 { tp.for m { tp.wait free %a  tp.step %a  tp.post full %a } }
      tp.engine writer slot 0 {
        tp.for m {
          tp.wait full %a
          tp.step store %a number 1
          tp.step store %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0, store of %a: its step does not follow that of store of %a as the nest reads [TP264]
