// RUN: xdsl-opt %s --verify-diagnostics --split-input-file | filecheck %s

// What is written out of a section is its kernel on its chips, site by site.

// A store on another chip.
tp.program @p chips 2 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
  tp.tensor @x : tensor<4x8xf32> input
  tp.tensor @y_c1 : tensor<4x8xf32> temp chip 1
  tp.section @y_c1 = @k(@x) on 1 {
  ^bb0(%x: tensor<4x8xf32>, %y_c1: tensor<4x8xf32>):
    tp.nest (m = 2) split (m) workers [0:1 <1, 0, 0>, 1:1 <1, 0, 1>] {
      %a = tp.load %x[m, 0] over (m) at 1 on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y_c1[m, 0] over (m) at 0 on writer
    }
  }
}

// CHECK: the section that binds `y_c1` is written out as something else than its kernel `k` on 1 [TP047]

// -----

// A worker on another chip.
tp.program @p chips 2 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) split (m) workers [0:1 <0, 0>, 1:1 <0, 1>] {
      %a = tp.load %x[m, 0] over (m) on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m) on writer
    }
  }
  tp.tensor @x : tensor<4x8xf32> input
  tp.tensor @y_c1 : tensor<4x8xf32> temp chip 1
  tp.section @y_c1 = @k(@x) on 1 {
  ^bb0(%x: tensor<4x8xf32>, %y_c1: tensor<4x8xf32>):
    tp.nest (m = 2) split (m) workers [0:1 <1, 0, 0>, 1:1 <0, 0, 1>] {
      %a = tp.load %x[m, 0] over (m) at 1 on reader : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y_c1[m, 0] over (m) at 1 on writer
    }
  }
}

// CHECK: the section that binds `y_c1` is written out as something else than its kernel `k` on 1 [TP047]
