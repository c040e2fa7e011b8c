// RUN: xdsl-opt %s -p 'tp-fuse{verbose=true}' 2>&1 | filecheck %s

// A statement binds a tensor once, so a state that is updated twice is updated by two statements.

tp.program @p chips 1 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @S : tensor<2x4xf32> state
  tp.let @S = @tanh(@S)
  tp.let @S = @tanh(@S)
}

// CHECK: remark: `S` is not fused with `S`: both bind `S`
// CHECK: tp.let @S = @tanh(@S)
// CHECK-NEXT: tp.let @S = @tanh(@S)
