// RUN: xdsl-opt %s -p 'tp-fuse{target="%S/inputs/half.txt@half" verbose=true}' 2>&1 | filecheck %s

// A chip that stores bf16 passes on more than it would store: the program carries the claim.

tp.program @p chips 1 {
  func.func @tanh(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %y = math.tanh %x : tensor<2x4xf32>
    func.return %y : tensor<2x4xf32>
  }
  tp.tensor @x : tensor<2x4xf32> input
  tp.tensor @a : tensor<2x4xf32> temp
  tp.tensor @y : tensor<2x4xf32> output
  tp.let @a = @tanh(@x)
  tp.let @y = @tanh(@a)
}

// CHECK: remark: program `p` for target `half:tp1`: 2 statements became 1
// CHECK: remark: numbers may change: what fused statements pass on is not rounded to bf16
// CHECK: tp.program @p chips 1 attributes {tp.fused = "what fused statements pass on is not rounded to bf16"} {
