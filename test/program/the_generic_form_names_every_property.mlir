// RUN: xdsl-opt %s --print-op-generic | filecheck %s

// Other tools see names as symbol references.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @x : tensor<4xf32> input
  tp.tensor @w : tensor<2x8xf32> weight chip 0 replica slice "W"[4, 8] axis 0 [1:2]
  tp.tensor @y : tensor<4xf32> output
  tp.let @y = @copy(@x)
}

// CHECK: "tp.program"() <{sym_name = "p", chips = 2 : i64}> ({
// CHECK: "tp.tensor"() <{sym_name = "w", tensor_type = tensor<2x8xf32>, role = "weight", chip = 0 : i64, replica, slice = #tp.slice<"W"[4, 8] axis 0 [1:2]>}> : () -> ()
// CHECK: "tp.let"() <{outs = [@y], callee = @copy, ins = [@x]}> : () -> ()
