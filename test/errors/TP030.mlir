// RUN: not tp-opt %s 2>&1 | filecheck %s

// A collective of two partials has one fold.

tp.program @p chips 2 {
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.tensor @f : tensor<4xf32> temp
  tp.collective sum @y = (@p_c0, @p_c1) folds [@f, @y]
}

// CHECK: error: collective of `y`: expected 1 folds of 2 partials, got 2 [TP030]
