// RUN: xdsl-opt %s --print-op-generic | xdsl-opt | filecheck %s

// What the generic form says is what the line says.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: tp.program @p chips 2 {
// CHECK: tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
// CHECK: tp.let @y = @copy(@x)
