// RUN: xdsl-opt %s | xdsl-opt | filecheck %s
// RUN: xdsl-opt %s --print-op-generic | filecheck %s --check-prefix GENERIC
// RUN: xdsl-opt %s --print-op-generic > %t.before
// RUN: xdsl-opt %s | xdsl-opt --print-op-generic | diff - %t.before

// `at 0` is kept where it is written, and not invented where it is not.

tp.program @p chips 2 {
  tp.kernel @sum(%x0: tensor<5x4xi64>, %x1: tensor<5x4xi64>) -> (%y: tensor<5x4xi64>) claim exact {
    tp.nest (t = 3) {
      %b0 = tp.load %x0[t, 0] over (t) pad 0 : i64 at 0 : !tp.buffer<fifo 2, tensor<2x4xi64>>
      %b1 = tp.load %x1[t, 0] over (t) pad 0 : i64 at 1 : !tp.buffer<interm 2, tensor<2x4xi64>>
      %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x4xi64>>
      tp.store %s, %y[t, 0] over (t)
    }
  }
}

// CHECK:      tp.kernel @sum(%x0: tensor<5x4xi64>, %x1: tensor<5x4xi64>) -> (%y: tensor<5x4xi64>) claim exact {
// CHECK:      %b0 = tp.load %x0[t, 0] over (t) pad 0 : i64 at 0 : !tp.buffer<fifo 2, tensor<2x4xi64>>
// CHECK-NEXT: %b1 = tp.load %x1[t, 0] over (t) pad 0 : i64 at 1 : !tp.buffer<interm 2, tensor<2x4xi64>>
// CHECK-NEXT: %s = tp.all_reduce sum (%b0, %b1) over (t) at 0 : !tp.buffer<fifo 2, tensor<2x4xi64>>
// CHECK-NEXT: tp.store %s, %y[t, 0] over (t){{$}}

// GENERIC: "tp.all_reduce"(%b0, %b1) <{combiner = "sum", over = ["t"], slot = 0 : i64}>
