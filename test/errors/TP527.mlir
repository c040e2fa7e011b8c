// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// Chip 0 is never run to its end.

tp.program @p chips 2 {
  func.func @copy(%a: tensor<1x6xf32>) -> tensor<1x6xf32> {
    func.return %a : tensor<1x6xf32>
  }
  tp.tensor @x : tensor<1x6xf32> input
  tp.tensor @a : tensor<1x6xf32> temp
  tp.tensor @b : tensor<1x6xf32> output chip 1
  tp.tensor @c : tensor<1x6xf32> output chip 0
  tp.chip 0 {
    tp.let @a = @copy(@x)
    tp.link send [@a]
    tp.let @c = @copy(@x)
  }
  tp.chip 1 {
    tp.link receive [@a]
    tp.let @b = @copy(@a)
  }
  tp.relay {
    tp.run 0 to 0
    tp.copy @a from 0 to 1
    tp.run 1 to 1
  }
}

// CHECK: error: the relay ends, and chip 0 has 2 lines left [TP527]
