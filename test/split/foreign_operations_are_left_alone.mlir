// RUN: xdsl-opt %s -p tp-split,tp-link-points,tp-relay --allow-unregistered-dialect | filecheck %s

// Other people's functions and operations stay where they are, in the module and in the program; attributes go along.

func.func @theirs(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
tp.program @p chips 1 attributes {their.mark = 7 : i64} {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  "their.op"() : () -> ()
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x) attributes {their.note = "kept"}
}

// CHECK: func.func @theirs
// CHECK: tp.program @p chips 1 attributes {their.mark = 7 : i64}
// CHECK: "their.op"() : () -> ()
// CHECK: tp.chip 0 {
// CHECK-NEXT: tp.let @y = @copy(@x) attributes {their.note = "kept"}
