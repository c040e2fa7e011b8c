// RUN: xdsl-opt %s -p tp-split,tp-split,tp-link-points,tp-link-points,tp-relay,tp-relay,tp-split | filecheck %s

// A program that has chips, halts or a relay keeps them.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.let @a = @copy(@x)
  tp.let @y = @copy(@a)
}

// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @a = @copy(@x)
// CHECK-NEXT: tp.link send [@a]
// CHECK-NEXT: }
// CHECK-NEXT: tp.chip 1 {
// CHECK-NEXT: tp.link receive [@a]
// CHECK-NEXT: tp.let @y = @copy(@a)
// CHECK-NEXT: }
// CHECK-NEXT: tp.relay {
// CHECK-NEXT: tp.run 0 to 0
// CHECK-NEXT: tp.copy @a from 0 to 1
// CHECK-NEXT: tp.run 1 to 1
// CHECK-NEXT: tp.run 0 to 1
// CHECK-NEXT: }
// CHECK-NEXT: }
