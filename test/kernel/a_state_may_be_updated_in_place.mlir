// RUN: xdsl-opt %s | filecheck %s

// A section may bind what it reads where each page is loaded before it is stored, or all of it before anything is.

tp.program @p chips 1 {
  tp.kernel @pagewise(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    tp.nest (m = 2, n = 2) {
      %a = tp.load %x[m, n] over (m, n) : !tp.buffer<fifo 2, tensor<2x4xf32>>
      tp.store %a, %y[m, n] over (m, n)
    }
  }
  tp.kernel @whole(%x: tensor<4x8xf32>) -> (%y: tensor<4x8xf32>) {
    %t = tp.view %y (d0, d1) -> (d0, 7 - d1) as tensor<4x8xf32>
    tp.nest () {
      %a = tp.load %x[0, 0] over () : !tp.buffer<fifo 1, tensor<4x8xf32>>
      tp.store %a, %t[0, 0] over ()
    }
  }
  tp.tensor @s : tensor<4x8xf32> state
  tp.section @s = @pagewise(@s) on 0
  tp.section @s = @whole(@s) on 0
}

// CHECK: tp.section @s = @pagewise(@s) on 0
// CHECK: tp.section @s = @whole(@s) on 0
