// RUN: xdsl-opt %s -p tp-lower > %t.once
// RUN: xdsl-opt %s -p tp-lower,tp-lower > %t.twice
// RUN: diff %t.once %t.twice
// RUN: filecheck %s < %t.twice

// A kernel takes a name that is free; sections are lowered already.

tp.program @p chips 1 {
  func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @twice_k : tensor<4xf32> output
  tp.let @twice_k = @twice(@x)
}

// CHECK: tp.kernel @twice_k2
// CHECK: tp.section @twice_k = @twice_k2(@x) on 0
