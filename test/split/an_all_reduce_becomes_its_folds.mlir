// RUN: xdsl-opt %s -p 'tp-allreduce,tp-split{page=2}' | filecheck %s

// The folds of an all-reduce section run on the root again, from left to right, by a kernel that adds two tensors.

tp.program @p chips 3 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.kernel @copy_k(%x: tensor<4xf32>) -> (%y: tensor<4xf32>) {
    tp.nest (m = 2) {
      %page = tp.load %x[m] over (m) : !tp.buffer<fifo 2, tensor<2xf32>>
      tp.store %page, %y[m] over (m)
    }
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @p_c2 : tensor<4xf32> temp chip 2
  tp.tensor @f : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.section @p_c0 = @copy_k(@x) on 0
  tp.section @p_c1 = @copy_k(@x) on 1
  tp.section @p_c2 = @copy_k(@x) on 2
  tp.let @f = @plus(@p_c0, @p_c1)
  tp.let @y = @plus(@f, @p_c2)
  tp.collective sum @y = (@p_c0, @p_c1, @p_c2) folds [@f, @y]
}

// CHECK: tp.kernel @fold_sum_4(
// CHECK-SAME: claim approximate
// CHECK-NEXT: tp.nest (d0 = 2) {
// CHECK: arith.addf
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.section @p_c0 = @copy_k(@x) on 0
// CHECK-NEXT: tp.section @f = @fold_sum_4(@p_c0, @p_c1) on 0
// CHECK-NEXT: tp.section @y = @fold_sum_4(@f, @p_c2) on 0
// CHECK-NEXT: }
