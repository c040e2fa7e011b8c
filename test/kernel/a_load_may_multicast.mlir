// RUN: xdsl-opt %s | xdsl-opt --print-op-generic | xdsl-opt | filecheck %s

// A page may go to a rectangle of sites: rows and columns as start:length.

tp.program @p chips 2 {
  tp.kernel @copy(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) multicast [0:2, 1:3] : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
}

// CHECK: tp.load %x[m] over (m) multicast [0:2, 1:3] : !tp.buffer<fifo 2, tensor<2xf32>>
