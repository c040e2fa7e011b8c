// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Every semaphore is back at its start in the end.

// No wait for a place: the reader would write over a page that is in use.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader memory [0, 64] semaphores [0, 1] : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
      tp.engine reader slot 0 {
        tp.for m {
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

// CHECK: kernel @k, nest 0: expected one `tp.wait free %a` on reader of slot 0 in loops over (m), got none: its semaphore would end unbalanced [TP265]

// -----

// A page that is announced twice.
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

// CHECK: kernel @k, nest 0: expected one `tp.post full %a` on reader of slot 0 in loops over (m), got one over (m) and one over (m): its semaphore would end unbalanced [TP265]

// -----

// A post to a chip that the page does not come from.
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
          tp.step store %a
          tp.post free %a to 1
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0: expected one `tp.post free %a` on writer of slot 0 in loops over (m), got none: its semaphore would end unbalanced [TP265]

// -----

// A post that nobody waits for.
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
          tp.step store %a
          tp.post full %a
          tp.post free %a
        }
      }
    }
  }
}

// CHECK: kernel @k, nest 0: `tp.post full %a` on writer of slot 0 belongs to no hand-off: its semaphore would end unbalanced [TP265]
