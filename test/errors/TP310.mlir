// RUN: not tp-opt %s -p tp-phase-order 2>&1 | filecheck %s

// A plain statement runs on no chip in particular.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.section @a = @copy_k(@x) on 0
  tp.let @y = @copy(@a)
}

// CHECK: error: the statement that binds `y` is no section, but program `p` has some [TP310]
// CHECK-NEXT: hint: run tp-lower first
