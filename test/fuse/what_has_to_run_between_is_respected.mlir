// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// `y` reads `a`, but also `s`, which the other chip makes of `a`: as one statement they would wait for themselves.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = arith.addf %a, %b : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp chip 0
  tp.tensor @s : tensor<2x4xf32> temp chip 1
  tp.tensor @y : tensor<2x4xf32> output chip 0
  tp.let @a = @tanh(@x)
  tp.let @s = @tanh(@a)
  tp.let @y = @plus(@a, @s)
}

// CHECK: remark: program `p` for target `generic:tp2`: 3 statements became 3
// CHECK: remark: `a` is not fused with `y`: `s` has to run between them
