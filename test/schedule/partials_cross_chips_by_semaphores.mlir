// RUN: xdsl-opt %s -p 'tp-allreduce{target=small}' | filecheck %s

// The page of chip 1 is chip 0's to free: `full` is posted to slot 0, and `free` back to slot 1.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c = arith.addf %a, %b : tensor<8x8xf32>
    func.return %c : tensor<8x8xf32>
  }
  tp.tensor @p_c0 : tensor<8x8xf32> input chip 0
  tp.tensor @p_c1 : tensor<8x8xf32> input chip 1
  tp.tensor @y : tensor<8x8xf32> output
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK:      %page_c1 = tp.load %p_c1[d0, d1] over (d0, d1) at 1 on reader memory [0, 256] semaphores [2, 3]
// CHECK-SAME:   : !tp.buffer<interm 2, tensor<8x8xf32>>
// CHECK:      tp.engine reader slot 1 {
// CHECK:        tp.wait free %page_c1
// CHECK-NEXT:   tp.step %page_c1
// CHECK-NEXT:   tp.post full %page_c1 to 0
// CHECK:      tp.engine compute slot 0 {
// CHECK:        tp.wait full %page_c1
// CHECK:        tp.post free %page_c1 to 1
