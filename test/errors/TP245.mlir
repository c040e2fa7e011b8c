// RUN: not tp-opt %s -p tp-lower --disable-verify 2>&1 | filecheck %s

// A statement of a function that the program does not have, where nobody verifies the program first.

tp.program @p chips 1 {
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @nowhere(@x)
}

// CHECK: statement of `y`: expected a function of the program, got @nowhere [TP245]
