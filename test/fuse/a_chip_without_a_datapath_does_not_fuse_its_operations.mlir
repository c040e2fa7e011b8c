// RUN: xdsl-opt %s -p 'tp-fuse{target="%S/inputs/half.txt@no_products" verbose=true}' 2>&1 | filecheck %s

// A statement alone is not asked about; as part of a fused one, its class must be among those of the target.

tp.program @p chips 1 {
  func.func @up(%x: tensor<2x8xf32>, %w: tensor<8x4xf32>) -> tensor<2x4xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<2x4xf32>
    %from = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
    %y = linalg.matmul ins(%x, %w : tensor<2x8xf32>, tensor<8x4xf32>) outs(%from : tensor<2x4xf32>) -> tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x8xf32> input
  tp.tensor @W : tensor<8x4xf32> weight
  tp.tensor @h : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @h = @up(@x, @W)
  tp.let @y = @tanh(@h)
}

// CHECK: remark: `h` is not fused with `y`: target `no_products:tp1` fuses no operation of class contraction, which `h` has
// CHECK: tp.let @h = @up(@x, @W)
