// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// Attributes of other people survive a round trip on every kind of line.

tp.program @p chips 2 attributes {other.target = "t"} {
  func.func @plus(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %s = arith.addf %a, %b : tensor<4xf32>
    func.return %s : tensor<4xf32>
  }
  tp.tensor @p_c0 : tensor<4xf32> input chip 0
  tp.tensor @p_c1 : tensor<4xf32> input chip 1
  tp.tensor @y : tensor<4xf32> output attributes {other.note = "y"}
  tp.let @y = @plus(@p_c0, @p_c1) attributes {other.cost = 3 : i64}
  tp.collective sum @y = (@p_c0, @p_c1) folds [@y] attributes {other.group}
}

// CHECK: tp.program @p chips 2 attributes {other.target = "t"} {
// CHECK: tp.tensor @y : tensor<4xf32> output attributes {other.note = "y"}
// CHECK-NEXT: tp.let @y = @plus(@p_c0, @p_c1) attributes {other.cost = 3 : i64}
// CHECK-NEXT: tp.collective sum @y = (@p_c0, @p_c1) folds [@y] attributes {other.group}
