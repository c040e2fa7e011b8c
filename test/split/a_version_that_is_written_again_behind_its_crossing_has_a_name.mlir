// RUN: xdsl-opt %s -p tp-split | filecheck %s

// The first t crosses to chip 1 and is bound again: the copy could come too late for it, so it has its own tensor.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @t : tensor<4xf32> temp
  tp.tensor @a_c1 : tensor<4xf32> output chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.let @t = @copy(@x)
  tp.let @a_c1 = @copy(@t)
  tp.let @t = @copy(@t)
  tp.let @y = @copy(@t)
}

// CHECK: tp.tensor @t : tensor<4xf32> temp
// CHECK-NEXT: tp.tensor @t.v1 : tensor<4xf32> temp
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @t.v1 = @copy(@x)
// CHECK-NEXT: tp.let @t = @copy(@t.v1)
// CHECK-NEXT: tp.let @y = @copy(@t)
// CHECK: tp.chip 1 {
// CHECK-NEXT: tp.let @a_c1 = @copy(@t.v1)
