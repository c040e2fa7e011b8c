// RUN: xdsl-opt --allow-unregistered-dialect %s | filecheck %s

// What is not the program's own is left where it is.

tp.program @p chips 2 {
  "other.config"() {level = 1 : i64} : () -> ()
  tp.tensor @x : tensor<4xf32> input
}

// CHECK: "other.config"() {level = 1 : i64} : () -> ()
// CHECK-NEXT: tp.tensor @x : tensor<4xf32> input
