// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// `a` and `y` both read the old state through `a`: as one statement they run in front of the one that overwrites it.
// `z` reads `a` and the new state, so it stays behind.

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
  tp.tensor @S : tensor<2x4xf32> state
  tp.tensor @a : tensor<2x4xf32> temp chip 1
  tp.tensor @y : tensor<2x4xf32> output chip 1
  tp.tensor @z : tensor<2x4xf32> output chip 1
  tp.let @a = @tanh(@S)
  tp.let @S = @tanh(@x)
  tp.let @y = @tanh(@a)
  tp.let @z = @plus(@a, @S)
}

// CHECK: remark: program `p` for target `generic:tp2`: 4 statements became 3
// CHECK: remark: `a` is not fused with `z`: `S` has to run between them
// CHECK: tp.let @a, @y = @tanh_to_tanh(@S)
// CHECK-NEXT: tp.let @S = @tanh(@x)
// CHECK-NEXT: tp.let @z = @plus(@a, @S)
