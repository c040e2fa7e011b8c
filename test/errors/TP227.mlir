// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// A section binds a tensor that it reads only where its kernel loads each element before it stores it.

// Rows are stored that later columns are read from.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    %t = tp.view %x (d0, d1) -> (d0, 7 - d1) as tensor<4x8xf32>
    tp.nest (n = 2) {
      %a = tp.load %t[0, n] over (n) : !tp.buffer<fifo 2, tensor<4x4xf32>>
      tp.store %a, %y[0, n] over (n)
    }
  }
  tp.tensor @s : tensor<4x8xf32> state
  tp.section @s = @copy(@s) on 0
}

// CHECK: the section that binds `s` reads it too, but kernel @copy, nest 0, load %a, may read what store of %a in nest 0 has stored already [TP227]

// -----

// It is read again in a later nest.
tp.program @p chips 1 {
  tp.kernel @copy(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>, %z: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
    tp.nest (m = 2) {
      %b = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %b, %z[m, 0] over (m)
    }
  }
  tp.tensor @s : tensor<4x8xf32> state
  tp.tensor @o : tensor<4x8xf32> output
  tp.section @s, @o = @copy(@s) on 0
}

// CHECK: the section that binds `s` reads it too, but kernel @copy, nest 1, load %b, may read what store of %a in nest 0 has stored already [TP227]
