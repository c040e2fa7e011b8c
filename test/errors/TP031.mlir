// RUN: not tp-opt %s 2>&1 | filecheck %s

// Partial number c lives on chip c.

tp.program @p chips 2 {
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.collective sum @y = (@p_c1, @p_c0) folds [@y]
}

// CHECK: error: collective of `y`: expected its partial `p_c1` on chip 0, but it lives on chip 1 [TP031]
