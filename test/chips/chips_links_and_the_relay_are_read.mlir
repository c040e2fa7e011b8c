// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// Level 4: what each chip runs, where it halts, and the host's relay.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @y = @copy(@a)
  }
  tp.relay {
    tp.run 0 to 0
    tp.copy @a from 0 to 1
    tp.run 1 to 1
    tp.run 0 to 1
  }
}

// CHECK: tp.chip 0 {
// CHECK: tp.link send [@a]
// CHECK: tp.chip 1 {
// CHECK-NEXT: tp.link receive [@a]
// CHECK: tp.relay {
// CHECK-NEXT: tp.run 0 to 0
// CHECK-NEXT: tp.copy @a from 0 to 1
// CHECK-NEXT: tp.run 1 to 1
// CHECK-NEXT: tp.run 0 to 1
