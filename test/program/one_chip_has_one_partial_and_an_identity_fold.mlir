// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// With one chip a collective has one partial, and one fold that is an identity.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @p : tensor<4xf32> input chip 0
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@p)
  tp.collective max @y = (@p) folds [@y]
}

// CHECK: tp.collective max @y = (@p) folds [@y]
