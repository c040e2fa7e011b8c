// RUN: not tp-opt %s 2>&1 | filecheck %s

// A chip reads what it stored or received before.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @a : tensor<4xf32> temp
  tp.tensor @b : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.tensor @z : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
  }
  tp.chip 1 {
    tp.let @y = @copy(@a)
    tp.link receive [@a]
    tp.let @z = @copy(@a)
  }
}

// CHECK: error: chip 1 reads `a` to bind `y`, but has neither stored nor received it before [TP036]
// CHECK-NEXT: hint: receive it at a halt in front of the statement
