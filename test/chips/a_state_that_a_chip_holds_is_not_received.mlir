// RUN: not tp-opt %s 2>&1 | filecheck %s

// A state that is held from the start would be overwritten by its next version at some time.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @s : tensor<4xf32> state
  tp.tensor @y : tensor<4xf32> output chip 1
  tp.chip 0 {
    tp.let @s = @copy(@x)
    tp.link send [@s]
  }
  tp.chip 1 {
    tp.link receive [@s]
    tp.let @y = @copy(@s)
  }
}

// CHECK: error: chip 1 receives `s` from chip 0, but holds a version of it from the start [TP039]
