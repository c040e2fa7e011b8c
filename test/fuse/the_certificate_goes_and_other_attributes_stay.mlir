// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// A certificate spoke of the statements of before; where the program comes from has not changed.

tp.program @p chips 1 attributes {tp.source = @layer, tp.arguments = ["x"], tp.results = ["y"], tp.certificate = "old", mine.own = 1 : i64} {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @y = @tanh(@a)
}

// CHECK: tp.program @p chips 1 attributes {tp.source = @layer, tp.arguments = ["x"], tp.results = ["y"], mine.own = 1 : i64} {
// CHECK: tp.let @y = @tanh_to_tanh(@x)
