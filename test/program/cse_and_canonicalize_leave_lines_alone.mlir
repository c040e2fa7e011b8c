// RUN: xdsl-opt %s -p canonicalize,cse,canonicalize | filecheck %s

// Two chips' statements look alike, and two collectives do; nobody merges them, and none is dropped as unused.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @p_c0 : tensor<4xf32> temp chip 0
  tp.tensor @p_c1 : tensor<4xf32> temp chip 1
  tp.tensor @y : tensor<4xf32> output
  tp.tensor @z : tensor<4xf32> temp
  tp.let @p_c0 = @copy(@x)
  tp.let @p_c1 = @copy(@x)
  tp.let @y = @plus(@p_c0, @p_c1)
  tp.let @z = @plus(@p_c0, @p_c1)
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
  tp.collective sum @z = (@p_c0, @p_c1) folds [@z]
}

// CHECK: tp.let @p_c0 = @copy(@x)
// CHECK-NEXT: tp.let @p_c1 = @copy(@x)
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1)
// CHECK-NEXT: tp.let @z = @plus(@p_c0, @p_c1)
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p_c1) folds [@y]
// CHECK-NEXT: tp.collective sum @z = (@p_c0, @p_c1) folds [@z]
