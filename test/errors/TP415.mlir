// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// The host runs every chip to its end.

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
    tp.run 0 to 1
  }
}

// CHECK: error: the relay of program `p` ends while chip 1 stands at halt 0 of 1 [TP415]
