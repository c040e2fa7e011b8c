// RUN: tp-run %s --inputs %S/../errors/inputs/x.npz --report --timeline %t.svg | filecheck %s
// RUN: filecheck %s --check-prefix SVG --input-file %t.svg

// Per chip: sections, halts, bytes, time; then each tensor that crossed, with the statement that needs it.

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

// CHECK: chip  sections  halts  sent B  received B  at work ms  waiting ms  waited for
// CHECK-NEXT: 0         1      1      16           0       {{[0-9.]+}}       0.000  -
// CHECK-NEXT: 1         1      1       0          16       {{[0-9.]+}}       {{[0-9.]+}}  chip 0
// CHECK: all chips at once
// CHECK-NEXT: `a` from chip 0 to chip 1: 16 B, to bind `y`
// CHECK: statements  2
// CHECK: chips       statements: 1, 1; halts: 1, 1; the host copies 1 tensors

// SVG: <svg
// SVG: p: relay
// SVG: <title>a on chip 0
// SVG: <title>y on chip 1
// SVG: <title>chip 1: halt 0
// SVG: <title>chip 0: halt 0
// SVG: <title>a from chip 0 to chip 1: 16 B</title>
