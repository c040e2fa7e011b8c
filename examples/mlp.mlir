tp.program @mlp chips 2 {
  func.func @up(%x: tensor<1x64xf32>, %w: tensor<64x128xf32>) -> tensor<1x128xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x128xf32>
    %h = linalg.matmul ins(%x, %w : tensor<1x64xf32>, tensor<64x128xf32>) outs(%zero : tensor<1x128xf32>) -> tensor<1x128xf32>
    func.return %h : tensor<1x128xf32>
  }
  func.func @down(%h: tensor<1x128xf32>, %w: tensor<128x64xf32>) -> tensor<1x64xf32> {
    %zero = arith.constant dense<0.0> : tensor<1x64xf32>
    %p = linalg.matmul ins(%h, %w : tensor<1x128xf32>, tensor<128x64xf32>) outs(%zero : tensor<1x64xf32>) -> tensor<1x64xf32>
    func.return %p : tensor<1x64xf32>
  }
  func.func @plus(%a: tensor<1x64xf32>, %b: tensor<1x64xf32>) -> tensor<1x64xf32> {
    %s = arith.addf %a, %b : tensor<1x64xf32>
    func.return %s : tensor<1x64xf32>
  }
  tp.tensor @x : tensor<1x64xf32> input
  tp.tensor @W1_c0 : tensor<64x128xf32> weight chip 0 slice "W1"[64, 256] axis 1 [0:128]
  tp.tensor @W1_c1 : tensor<64x128xf32> weight chip 1 slice "W1"[64, 256] axis 1 [128:128]
  tp.tensor @W2_c0 : tensor<128x64xf32> weight chip 0 slice "W2"[256, 64] axis 0 [0:128]
  tp.tensor @W2_c1 : tensor<128x64xf32> weight chip 1 slice "W2"[256, 64] axis 0 [128:128]
  tp.tensor @h_c0 : tensor<1x128xf32> temp chip 0
  tp.tensor @h_c1 : tensor<1x128xf32> temp chip 1
  tp.tensor @p_c0 : tensor<1x64xf32> temp chip 0
  tp.tensor @p_c1 : tensor<1x64xf32> temp chip 1
  tp.tensor @y : tensor<1x64xf32> output
  tp.let @h_c0 = @up(@x, @W1_c0)
  tp.let @h_c1 = @up(@x, @W1_c1)
  tp.let @p_c0 = @down(@h_c0, @W2_c0)
  tp.let @p_c1 = @down(@h_c1, @W2_c1)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
}
