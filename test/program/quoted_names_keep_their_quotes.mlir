// RUN: xdsl-opt %s | xdsl-opt | filecheck %s

// Names are checkpoint names: dots are plain, anything else is quoted, and escapes survive.

tp.program @p chips 2 {
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
  tp.tensor @layers.0.self_attn.q_proj.weight : tensor<4xf32> weight
  tp.tensor @"a name/with:marks-1" : tensor<4xf32> input
  tp.tensor @"tab\09and\22quote\5C" : tensor<4xf32> temp
  tp.tensor @"größe" : tensor<4xf32> output
  tp.let @"tab\09and\22quote\5C" = @copy(@"a name/with:marks-1")
  tp.let @"größe" = @copy(@"tab\09and\22quote\5C")
}

// CHECK: tp.tensor @layers.0.self_attn.q_proj.weight : tensor<4xf32> weight
// CHECK-NEXT: tp.tensor @"a name/with:marks-1" : tensor<4xf32> input
// CHECK-NEXT: tp.tensor @"tab\09and\22quote\\" : tensor<4xf32> temp
// CHECK-NEXT: tp.tensor @"gr\C3\B6\C3\9Fe" : tensor<4xf32> output
// CHECK-NEXT: tp.let @"tab\09and\22quote\\" = @copy(@"a name/with:marks-1")
