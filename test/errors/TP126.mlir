// RUN: not tp-opt %s -p 'tp-decompose{chips=4 plan="%S/inputs/grouped.json"}' 2>&1 | filecheck %s

// Two heads share what four chips would have to hold twice: nearly all of the weights.

func.func @grouped(%x: tensor<4x64xf32>, %shared: tensor<64x6xf32>, %down: tensor<12x2xf32>) -> tensor<4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %h = linalg.matmul ins(%x, %shared : tensor<4x64xf32>, tensor<64x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %k = tensor.expand_shape %h [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %i = tensor.empty() : tensor<4x2x2x3xf32>
  %r = linalg.broadcast ins(%k:tensor<4x2x3xf32>) outs(%i:tensor<4x2x2x3xf32>) dimensions = [2]
  %a = tensor.collapse_shape %r [[0], [1, 2, 3]] : tensor<4x2x2x3xf32> into tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x2xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x2xf32>) -> tensor<4x2xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x2xf32>) outs(%s : tensor<4x2xf32>) -> tensor<4x2xf32>
  func.return %y : tensor<4x2xf32>
}

// CHECK: 4 chips need more units than `down.weight` has: 2; with replicas of `shared.weight` 1536 of 1632 bytes of its cut parameters would be replicated, more than half [TP126]
// CHECK-NEXT: hint: give 1 to 2 chips, or `surplus=idle` or `surplus=replicate`
