// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp_conv.json"}' 2>&1 | filecheck %s

// A window runs over the cut axis.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<10x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %w = arith.constant dense<[0.5, -1.0, 2.0]> : tensor<3xf32>
  %c = tensor.empty() : tensor<4x10xf32>
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<4x10xf32>) -> tensor<4x10xf32>
  %a = linalg.generic {
    indexing_maps = [affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%h, %w : tensor<4x12xf32>, tensor<3xf32>) outs(%i : tensor<4x10xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %p = arith.mulf %l, %r : f32
    %q = arith.addf %p, %o : f32
    linalg.yield %q : f32
  } -> tensor<4x10xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x10xf32>, tensor<10x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK: `linalg.generic` number 7 of `mlp` reads an axis at a sum of dimensions, one of which is cut [TP121]
