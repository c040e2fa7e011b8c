// RUN: xdsl-opt %s -p 'tp-lower{page=2,8}' | filecheck %s

// The sizes are those of the last axes; an axis in front of them goes one step at a time; an edge is padded.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<3x5x20xf32>) -> tensor<3x5x20xf32> {
    %y = arith.addf %x, %x : tensor<3x5x20xf32>
    func.return %y : tensor<3x5x20xf32>
  }
  tp.tensor @x : tensor<3x5x20xf32> input
  tp.tensor @y : tensor<3x5x20xf32> output
  tp.let @y = @twice(@x)
}

// CHECK: tp.nest (b = 3, m = 3, n = 3) {
// CHECK-NEXT: tp.load %x[b, m, n] over (b, m, n) pad 1.000000e+00 : f32 : !tp.buffer<fifo 2, tensor<1x2x8xf32>>
