// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// A fold becomes the all-reduce: neither what makes a partial nor what follows the sum joins it.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @p_c0 : tensor<2x4xf32> input chip 0
  tp.tensor @p_c1 : tensor<2x4xf32> input chip 1
  tp.tensor @s : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @s = @plus(@p_c0, @p_c1)
  tp.let @y = @tanh(@s)
  tp.collective sum @s = (@p_c0, @p_c1) folds [@s]
}

// CHECK: remark: program `p` for target `generic:tp2`: 2 statements became 2
// CHECK: remark: `s` is not fused with `y`: `s` folds a collective and must become the all-reduce of `s`
// CHECK: tp.let @s = @plus(@p_c0, @p_c1)
// CHECK: tp.let @y = @tanh(@s)
