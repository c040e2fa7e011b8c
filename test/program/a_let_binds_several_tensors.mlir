// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// A router's top-k binds its values and its indices at once.

tp.program @p chips 2 {
  func.func @both(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    func.return %x, %x : tensor<4xf32>, tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.tensor @z : tensor<4xf32> output
  tp.let @y, @z = @both(@x)
}

// CHECK: tp.let @y, @z = @both(@x)
