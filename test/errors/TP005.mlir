// RUN: not tp-opt %s 2>&1 | filecheck %s

// A let without a callee, in generic form, is refused with what is missing.

tp.program @p chips 2 {
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  "tp.let"() <{ins = [@x], outs = [@y]}> : () -> ()
}

// CHECK: error: `tp.let` is not well formed: property 'callee' {{.*}} [TP005]
