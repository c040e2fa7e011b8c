// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// The spine runs on the root, too, but a section of the spine stores its result on every chip.

tp.program @p chips 2 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @s : tensor<2x4xf32> temp
  tp.tensor @a : tensor<2x4xf32> temp chip 0
  tp.tensor @y : tensor<2x4xf32> output chip 0
  tp.let @s = @tanh(@x)
  tp.let @a = @tanh(@s)
  tp.let @y = @tanh(@a)
}

// CHECK: remark: program `p` for target `generic:tp2`: 3 statements became 2
// CHECK: remark: `s` is not fused with `a`: `s` and `a` run on different chips
// CHECK: tp.let @s = @tanh(@x)
// CHECK: tp.let @y = @tanh_to_tanh(@s)
