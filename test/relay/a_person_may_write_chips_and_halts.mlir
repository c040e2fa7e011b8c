// RUN: xdsl-opt %s -p tp-link-points,tp-relay | filecheck %s

// Chips that were written by hand are linked and relayed as tp-split's are; a chip may be missing.

tp.program @p chips 3 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output
  tp.chip 2 {
    tp.let @a = @copy(@x)
  }
  tp.chip 0 {
    tp.let @y = @copy(@a)
  }
}

// CHECK: tp.chip 2 {
// CHECK-NEXT: tp.let @a = @copy(@x)
// CHECK-NEXT: tp.link send [@a]
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.link receive [@a]
// CHECK: tp.relay {
// CHECK-NEXT: tp.run 2 to 0
// CHECK-NEXT: tp.copy @a from 2 to 0
// CHECK-NEXT: tp.run 0 to 1
// CHECK-NEXT: tp.run 2 to 1
