// RUN: not tp-opt %s -p tp-split 2>&1 | filecheck %s

// No chip could send on what is given to it alone.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @W_c1 : tensor<4xf32> weight chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@W_c1)
}

// CHECK: error: the statement that binds `y` on chip 0 reads `W_c1`, which is given to chip 1 alone [TP412]
// CHECK-NEXT: hint: declare a replica of it on chip 0
