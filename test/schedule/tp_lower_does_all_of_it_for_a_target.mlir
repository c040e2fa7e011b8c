// RUN: xdsl-opt %s -p 'tp-lower{target=small}' | filecheck %s

// Pages are the target's tiles; kernels are placed, sized and choreographed.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %y = arith.addf %x, %x : tensor<8x16xf32>
    func.return %y : tensor<8x16xf32>
  }
  tp.tensor @x : tensor<8x16xf32> input
  tp.tensor @y : tensor<8x16xf32> output
  tp.let @y = @twice(@x)
}

// CHECK: tp.nest (n = 2) split (n) workers [0:1 <0, 0>, 1:1 <0, 1>] {
// CHECK: !tp.buffer<fifo 2, tensor<8x8xf32>>
// CHECK: tp.engine writer slot 0
// CHECK: tp.section @y = @twice_k(@x) on 0
