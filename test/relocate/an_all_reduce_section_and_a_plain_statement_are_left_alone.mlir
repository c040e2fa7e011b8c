// RUN: xdsl-opt %s -p tp-relocate | filecheck %s

// Neither of them is a one-chip section.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.kernel @reduce(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (t = 2) {
      %pa = tp.load %a[t] over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      %pb = tp.load %b[t] over (t) at 1 : !tp.buffer<interm 2, tensor<2xf32>>
      %s = tp.all_reduce sum (%pa, %pb) over (t) at 0 : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %s, %y[t] over (t) at 0
    }
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @s : tensor<4xf32> temp
  tp.tensor @y_c1 : tensor<4xf32> output chip 1
  tp.section @s = @reduce(@p_c0, @p_c1) on 0, 1
  tp.let @y_c1 = @copy(@s)
  tp.collective sum @s = (@p_c0, @p_c1) folds [@s]
}

// CHECK: tp.section @s = @reduce(@p_c0, @p_c1) on 0, 1
// CHECK-NEXT: tp.let @y_c1 = @copy(@s)
