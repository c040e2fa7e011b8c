// RUN: not tp-opt %s -p tp-split,tp-relay 2>&1 | filecheck %s

// The host needs halts to copy at.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.let @a = @copy(@x)
  tp.let @y = @copy(@a)
}

// CHECK: error: chip 1 reads `a` of chip 0 to bind `y`, but has no halt to receive it [TP413]
// CHECK-NEXT: hint: run tp-link-points first
