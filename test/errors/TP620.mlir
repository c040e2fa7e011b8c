// RUN: not tp-run %s --inputs %S/inputs/x.npz 2>&1 | filecheck %s

// numpy has no integers of 4 bits.

tp.program @p chips 1 {
  func.func @copy(%x: tensor<4xi4>) -> tensor<4xi4> {
    func.return %x : tensor<4xi4>
  }
  tp.tensor @x : tensor<4xi4> input
  tp.tensor @y : tensor<4xi4> output
  tp.let @y = @copy(@x)
}

// CHECK: error: expected an element type that numpy holds, got i4 [TP620]
