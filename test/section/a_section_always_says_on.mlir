// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// A section names its chips, also chip 0.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.section @y = @copy(@x) on 0
}

// CHECK: tp.section @y = @copy(@x) on 0
