// RUN: xdsl-opt %s -p 'tp-lower{target=small},tp-relocate,tp-allreduce{target=small},tp-expand-kernels' > %t.mlir
// RUN: filecheck %s < %t.mlir
// RUN: xdsl-opt %t.mlir -p tp-expand-kernels | diff %t.mlir -

// Stages, engines, posts and workers name chips; a second run changes nothing.

tp.program @p chips 2 {
  func.func @twice(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = arith.addf %x, %x : tensor<8x8xf32>
    func.return %y : tensor<8x8xf32>
  }
  func.func @plus(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c = arith.addf %a, %b : tensor<8x8xf32>
    func.return %c : tensor<8x8xf32>
  }
  tp.tensor @x : tensor<8x8xf32> input
  tp.tensor @p_c0 : tensor<8x8xf32> temp chip 0
  tp.tensor @p_c1 : tensor<8x8xf32> temp chip 1
  tp.tensor @y : tensor<8x8xf32> output
  tp.let @p_c0 = @twice(@x)
  tp.let @p_c1 = @twice(@x)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}

// CHECK:      tp.section @p_c1 = @twice_k(@x) on 1 {
// CHECK-NEXT: ^bb0(%x: tensor<8x8xf32>, %p_c1: tensor<8x8xf32>):
// CHECK-NEXT:   tp.nest () split () workers [0:1 <1, 0, 0>] {
// CHECK-NEXT:     tp.load %x[0, 0] over () at 1 on reader memory [0, 256] semaphores [0, 1]
// CHECK:          tp.engine reader slot 1 {
// CHECK:      tp.section @y = @allreduce_2x8x8(@p_c0, @p_c1) on 0, 1 {
// CHECK:        workers [0:1 <0, 0, 0>, 0:1 <1, 0, 0>] {
// CHECK:          tp.post full %page_c1 to 0
// CHECK:          tp.post free %page_c1 to 1
