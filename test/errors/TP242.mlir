// RUN: not tp-opt %s -p tp-lower 2>&1 | filecheck %s

// A body that calls another function, which a kernel could not name.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  func.func @four_times(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = func.call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %z = func.call @twice(%y) : (tensor<4xf32>) -> tensor<4xf32>
    func.return %z : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @four_times(@x)
}

// CHECK: function @four_times: expected operations of arith, linalg, math, tensor, got func.call [TP242]
// CHECK-NEXT: hint: inline the callee first
