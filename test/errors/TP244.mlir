// RUN: not tp-opt %s -p 'tp-lower{page=0,32}' 2>&1 | filecheck %s

// Pages that hold nothing.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @twice(@x)
}

// CHECK: expected page sizes of at least 1, got 0, 32 [TP244]
// CHECK-NEXT: hint: give one size per axis, the last axis last, such as page=32,32
