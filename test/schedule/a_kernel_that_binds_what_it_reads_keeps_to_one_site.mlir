// RUN: xdsl-opt %s -p 'tp-place{target=small}' | filecheck %s

// Dealt to two sites, one of them might store rows that the other one has yet to load.

tp.program @p chips 1 {
  tp.kernel @k(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2) {
      %a = tp.load %x[m, 0] over (m) : !tp.buffer<fifo 2, tensor<2x8xf32>>
      tp.store %a, %y[m, 0] over (m)
    }
  }
  tp.tensor @s : tensor<4x8xf32> state
  tp.section @s = @k(@s) on 0
}

// CHECK: tp.nest (m = 2) split () workers [0:1 <0, 0>] {
