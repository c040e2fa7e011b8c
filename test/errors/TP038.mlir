// RUN: not tp-opt %s 2>&1 | filecheck %s

// A chip stores into its own memory.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c1 : tensor<4xf32> temp chip 1
  tp.chip 0 {
    tp.let @a_c1 = @copy(@x)
  }
}

// CHECK: error: chip 0 binds `a_c1`, which lives on chip 1 [TP038]
