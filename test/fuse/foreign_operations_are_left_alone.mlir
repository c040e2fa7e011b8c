// RUN: xdsl-opt %s -p tp-fuse | filecheck %s

// Functions beside the program, and a function of it that is called by another one, stay.

func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  func.return %x : tensor<2x4xf32>
}
tp.program @p chips 1 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @twice(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %a = func.call @tanh(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %b = func.call @tanh(%a) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    func.return %b : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp
  tp.tensor @b : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @b = @tanh(@a)
  tp.let @y = @twice(@b)
}

// CHECK: func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT: func.return %x
// CHECK: func.func @tanh(
// CHECK: func.func @twice(
// CHECK: tp.let @b = @tanh_to_tanh(@x)
// CHECK-NEXT: tp.let @y = @twice(@b)
