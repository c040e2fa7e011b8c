// RUN: xdsl-opt %s -p tp-split,tp-link-points,tp-relay | filecheck %s

// A manifest alone has nothing to split.

tp.program @p chips 2 {
  tp.tensor @x : tensor<4xf32> input
}

// CHECK: tp.tensor @x : tensor<4xf32> input
// CHECK-NOT: tp.chip
// CHECK-NOT: tp.relay
