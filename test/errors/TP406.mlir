// RUN: not tp-opt %s -p tp-split 2>&1 | filecheck %s

// A statement belongs to one chip's program.

tp.program @p chips 2 {
  func.func @two(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    func.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a_c0 : tensor<4xf32> output chip 0
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.let @a_c0, @a_c1 = @two(@x)
}

// CHECK: error: one statement binds `a_c0`, which lives on chip 0, and `a_c1`, which lives on chip 1, but it belongs to one chip's program [TP406]
