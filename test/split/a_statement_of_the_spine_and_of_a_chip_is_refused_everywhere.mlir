// RUN: not tp-opt %s -p 'tp-split{spine=everywhere}' 2>&1 | filecheck %s

// Chip 1 would have to bind chip 0's tensor to repeat it.

tp.program @p chips 2 {
  func.func @two(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    func.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> output
  tp.tensor @a_c0 : tensor<4xf32> output chip 0
  tp.let @a, @a_c0 = @two(@x)
}

// CHECK: error: one statement binds `a`, which is replicated, and `a_c0`, which lives on chip 0, but it belongs to one chip's program [TP406]
