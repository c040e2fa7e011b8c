// RUN: not tp-run %s --inputs %S/../errors/inputs/x.npz --timeline out.png 2>&1 | filecheck %s

// The file's name says what is drawn.

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
}

// CHECK: error: --timeline: expected a file name that ends in .svg or .html, got out.png [TP633]
