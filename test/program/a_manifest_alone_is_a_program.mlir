// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// Tensors and collectives without statements: a loading map for somebody else's loader.

tp.program @p chips 2 {
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK: tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
