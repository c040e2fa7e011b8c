// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A kernel is views, scratches and nests; a nest is stages.

// A constant in a kernel.
tp.program @p chips 1 {
  tp.kernel @k() -> () {
    %c = arith.constant 1.0 : f32
  }
}

// CHECK: kernel @k: expected views, scratches and nests in a kernel, got `arith.constant` [TP202]

// -----

// A constant in a nest.
tp.program @p chips 1 {
  tp.kernel @k() -> () {
    tp.nest (m = 2) {
      %c = arith.constant 1.0 : f32
    }
  }
}

// CHECK: kernel @k, nest 0: expected loads, computes, all-reduces and stores, got `arith.constant` [TP202]
