// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Inputs are read, outputs are written.

// A load of an output.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %y[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, load %a: expected an input or a scratch, got the output %y [TP205]

// -----

// A store into an input, through a view.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    %v = tp.view %x (d0, d1) -> (d0, d1) as tensor<4x8xf32>
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %v[m, 0] over (m)
    }
  }
}

// CHECK: kernel @copy, nest 0, store of %a: expected an output or a scratch, got the input %x [TP205]
