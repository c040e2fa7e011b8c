// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Operations of a kernel stand in their containers.

// A kernel outside of a program.
tp.kernel @k() -> () {
}

// CHECK: expected `tp.kernel` directly in `tp.program`, got it in `builtin.module` [TP200]

// -----

// A nest outside of a kernel.
tp.program @p chips 1 {
  tp.nest (m = 2) {
  }
}

// CHECK: expected `tp.nest` directly in `tp.kernel`, got it in `tp.program` [TP200]

// -----

// A stage outside of a nest.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> () {
    %a = tp.load %x[0, 0] over () : !tp.buffer<fifo 2, tensor<2x8xf32>>
  }
}

// CHECK: expected `tp.load` directly in `tp.nest`, got it in `tp.kernel` [TP200]

// -----

// A scratch inside of a nest.
tp.program @p chips 1 {
  tp.kernel @k() -> () {
    tp.nest (m = 2) {
      %s = tp.scratch : tensor<4xf32>
    }
  }
}

// CHECK: expected `tp.scratch` directly in `tp.kernel`, got it in `tp.nest` [TP200]
