// RUN: not tp-opt %s -p tp-certify 2>&1 | filecheck %s

// The offsets of the full tensor are used on a piece of it.

tp.program @p chips 1 {
  func.func @tail(%a: tensor<1x6xf32>) -> tensor<1x4xf32> {
    %e = tensor.extract_slice %a[0, 4] [1, 4] [1, 1] : tensor<1x6xf32> to tensor<1x4xf32>
    func.return %e : tensor<1x4xf32>
  }
  tp.tensor @x : tensor<1x6xf32> input
  tp.tensor @y : tensor<1x4xf32> output
  tp.let @y = @tail(@x)
}

// CHECK: error: `y` is made of what its operand does not have: coordinate 7 of an axis of 6 is read
// CHECK-NEXT: path: from `x`
// CHECK-NEXT: @y = @tail(@x) [TP517]
