// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// The host lets chip 1 go on before it has brought what chip 1 reads.

tp.program @p chips 2 {
  func.func @copy(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    func.return %a : tensor<1x6xf32>
  }
  tp.tensor @x : tensor<1x6xf32> input
  tp.tensor @a : tensor<1x6xf32> temp
  tp.tensor @b : tensor<1x6xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @b = @copy(@a)
  }
  tp.relay {
    tp.run 0 to 0
    tp.run 1 to 1
    tp.copy @a from 0 to 1
    tp.run 0 to 1
  }
}

// CHECK: error: `a` is read on chip 1, which does not hold it then, to bind `b`
// CHECK-NEXT: path: from `x`
// CHECK-NEXT: @a = @copy(@x)
// CHECK-NEXT: @b = @copy(@a) [TP523]
