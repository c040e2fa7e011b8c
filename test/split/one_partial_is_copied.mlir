// RUN: xdsl-opt %s -p tp-allreduce,tp-split,tp-link-points,tp-relay | filecheck %s

// With one chip the fold is an identity, nothing crosses, and the chip runs once.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @y : tensor<4xf32> output
  tp.let @p_c0 = @copy(@x)
  tp.let @y = @copy(@p_c0)
  tp.collective sum @y = (@p_c0) folds [@y]
}

// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @p_c0 = @copy(@x)
// CHECK-NEXT: tp.section @y = @copy_k_4(@p_c0) on 0
// CHECK-NEXT: }
// CHECK: tp.relay {
// CHECK-NEXT: tp.run 0 to 0
// CHECK-NEXT: }
