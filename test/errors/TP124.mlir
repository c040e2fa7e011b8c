// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// Each column is scaled by its number.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]
  } ins(%h : tensor<4x12xf32>) outs(%e : tensor<4x12xf32>) {
  ^bb0(%l: f32, %o: f32):
    %n = linalg.index 1 : index
    %i = arith.index_cast %n : index to i64
    %r = arith.sitofp %i : i64 to f32
    %p = arith.mulf %l, %r : f32
    linalg.yield %p : f32
  } -> tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK: `linalg.generic` number 4 of `mlp` uses the number of a dimension that is cut (`linalg.index`) [TP124]
