// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// Arguments of a kernel's body are its inputs, then its outputs; all tensors are of static shape.

// A body with an argument of another type.
tp.program @p chips 1 {
  "tp.kernel"() <{sym_name = "k", function_type = (tensor<4xf32>) -> ()}> ({
  ^bb0(%x: tensor<5xf32>):
  }) : () -> ()
}

// CHECK: kernel @k: expected a body with arguments tensor<4xf32>, got tensor<5xf32> [TP201]

// -----

// An input of a size that nobody knows.
tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<?x8xf32>) -> () {
  }
}

// CHECK: kernel @k: expected a tensor of static shape for %x, got tensor<?x8xf32> [TP201]

// -----

// A scratch of a size that nobody knows.
tp.program @p chips 1 {
  tp.kernel @k() -> () {
    %s = tp.scratch : tensor<?xf32>
  }
}

// CHECK: kernel @k, %s: expected a tensor of static shape for %s, got tensor<?xf32> [TP201]
