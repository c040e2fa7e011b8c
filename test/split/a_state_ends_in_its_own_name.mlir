// RUN: xdsl-opt %s -p tp-split | filecheck %s

// A replicated state is held everywhere from the start, so its new version crosses under another name, and the state
// ends in it by a copy.

tp.program @p chips 2 {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @s : tensor<4xf32> state
  tp.tensor @old_c1 : tensor<4xf32> output chip 1
  tp.tensor @new_c1 : tensor<4xf32> output chip 1
  tp.let @old_c1 = @plus(@s, @x)
  tp.let @s = @plus(@s, @x)
  tp.let @new_c1 = @plus(@s, @x)
}

// CHECK: tp.tensor @s.v1 : tensor<4xf32> temp
// CHECK: func.func @copy_4
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @s.v1 = @plus(@s, @x)
// CHECK-NEXT: tp.let @s = @copy_4(@s.v1)
// CHECK: tp.chip 1 {
// CHECK-NEXT: tp.let @old_c1 = @plus(@s, @x)
// CHECK-NEXT: tp.let @new_c1 = @plus(@s.v1, @x)
