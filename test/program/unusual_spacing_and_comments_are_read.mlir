// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// What the fast path does not match, the token parser reads: line breaks, comments, hexadecimal numbers.

tp.program @spaced chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0
    : tensor<4xf32>   // where it comes from
    input chip 0
  tp.tensor @p_c1 : tensor<1x4xf32> input chip
    0x1 slice "P"[2, 4] axis
      0 [ 0 : 1 ]

  tp.tensor @y : tensor<4xf32> output
  tp.tensor @p : tensor<4xf32> input chip 1
  tp.let @y =
    @plus( @p_c0 , // chip 0
      @p)
  tp.collective sum @y=(@p_c0,@p)folds[@y]
}

// CHECK: tp.tensor @p_c0 : tensor<4xf32> input chip 0
// CHECK-NEXT: tp.tensor @p_c1 : tensor<1x4xf32> input chip 1 slice "P"[2, 4] axis 0 [0:1]
// CHECK: tp.let @y = @plus(@p_c0, @p)
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p) folds [@y]
