// RUN: not tp-opt %s 2>&1 | filecheck %s

// A plain statement has no place in a phase.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.phase {
    tp.let @y = @copy(@x)
  }
}

// CHECK: error: expected `tp.let` directly in `tp.chip` or `tp.program`, got it in `tp.phase` [TP001]
