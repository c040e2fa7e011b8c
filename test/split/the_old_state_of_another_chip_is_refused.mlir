// RUN: not tp-opt %s -p tp-split 2>&1 | filecheck %s

// What chip 1 stores later must not be taken for what it began with.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @s_c1 : tensor<4xf32> state chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@s_c1)
  tp.let @s_c1 = @copy(@x)
}

// CHECK: error: the statement that binds `y` on chip 0 reads `s_c1`, which is given to chip 1 alone [TP412]
