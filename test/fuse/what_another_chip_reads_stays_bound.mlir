// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// A value of chip 1 that chip 0 reads is fused with what chip 1 does next, and bound as before.

tp.program @p chips 2 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp chip 1
  tp.tensor @b : tensor<2x4xf32> output chip 1
  tp.tensor @c : tensor<2x4xf32> output chip 0
  tp.let @a = @tanh(@x)
  tp.let @b = @tanh(@a)
  tp.let @c = @tanh(@a)
}

// CHECK: remark: `a` is not fused with `c`: `a` and `c` run on different chips
// CHECK: tp.tensor @a
// CHECK: tp.let @a, @b = @tanh_to_tanh(@x)
// CHECK: tp.let @c = @tanh(@a)
