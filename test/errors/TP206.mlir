// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Dimensions of a nest have distinct names and sizes from 1.

// Two of one name.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, m = 3) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0: expected dimensions of distinct names and of sizes from 1, got (m, m) of [2, 3] [TP206]

// -----

// No page at all.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 0) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0: expected dimensions of distinct names and of sizes from 1, got (m) of [0] [TP206]

// -----

// A name without a size.
tp.program @p chips 1 {
  tp.kernel @k() -> () {
    "tp.nest"() <{dims = ["m", "n"], sizes = array<i64: 2>}> ({
    ^bb0:
    }) : () -> ()
  }
}

// CHECK: kernel @k, nest 0: expected dimensions of distinct names and of sizes from 1, got (m, n) of [2] [TP206]
