// RUN: not tp-opt %s 2>&1 | filecheck %s

// A tensor lives on one of the program's chips.

tp.program @p chips 2 {
  tp.tensor @x : tensor<4xf32> input chip 2
}

// CHECK: error: tensor `x`: expected a chip in 0..1, got chip 2 [TP013]
