// RUN: not tp-opt %s 2>&1 | filecheck %s

// A weight of another chip reaches nobody.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @W_c1 : tensor<4xf32> weight chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.chip 0 {
    tp.let @y = @copy(@W_c1)
  }
}

// CHECK: error: chip 0 reads `W_c1` to bind `y`, but has neither stored nor received it before; it is given to chip 1 [TP036]
// CHECK-NEXT: hint: declare a replica of it on this chip
