// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// The program keeps its certificate, and a function that nobody calls stays.

tp.program @p chips 1 attributes {tp.certificate = "mine"} {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @unused(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @spare : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @y = @tanh(@x)
}

// CHECK: tp.program @p chips 1 attributes {tp.certificate = "mine"} {
// CHECK: func.func @unused
// CHECK: tp.tensor @spare
// CHECK: tp.let @y = @tanh(@x)
