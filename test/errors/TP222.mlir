// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Each element of an output is stored exactly once.

// The last rows are missing.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 1) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy: expected every element of %y to be stored, got 16 of 32; the first that is not: [2, 0] [TP222]

// -----

// Nothing is stored.
tp.program @p chips 1 {
  tp.kernel @k() -> (%y: tensor<4xf32>) {
  }
}

// CHECK: kernel @k: expected every element of %y to be stored, got 0 of 4; the first that is not: [0] [TP222]

// -----

// The same page for every n.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, n = 3) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m, n)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected to store each element of %y once, got some stored again (over n) [TP222]

// -----

// Two stores of one output.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected to store each element of %y once, got 32 that store of %a in nest 0 stores too [TP222]

// -----

// Parts of a concatenation that overlap by a row.
tp.program @p chips 1 {
  tp.kernel @k(%a: tensor<3x8xf32>, %b: tensor<2x8xf32>) -> (%y: tensor<4x8xf32>) {
    %front = tp.view %y (d0, d1) -> (d0, d1) as tensor<3x8xf32>
    %back = tp.view %y (d0, d1) -> (d0 + 2, d1) as tensor<2x8xf32>
    tp.nest (m = 1) {
      %p = tp.load %a[m, 0] over (m) : !tp.buffer<fifo 2, tensor<3x8xf32>>
      tp.store %p, %front[m, 0] over (m)
      %q = tp.load %b[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %q, %back[m, 0] over (m)
    }
  }
}

// CHECK: kernel @k, nest 0, store of %q: expected to store each element of %y once, got 8 that store of %p in nest 0 stores too [TP222]

// -----

// A store through a view that repeats.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    %v = tp.view %y (d0, d1) -> (d0 floordiv 2, d1) as tensor<4x8xf32>
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %v[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected to store each element of %y once, got some stored again (over its view) [TP222]
