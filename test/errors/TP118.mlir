// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// Each row is divided by its maximum, which runs over the cut axis.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %d = tensor.empty() : tensor<4xf32>
  %o = linalg.fill ins(%zero : f32) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  %n = linalg.reduce ins(%h:tensor<4x12xf32>) outs(%o:tensor<4xf32>) dimensions = [1]
  (%in: f32, %init: f32) {
    %t = arith.maximumf %in, %init : f32
    linalg.yield %t : f32
  }
  %b = linalg.broadcast ins(%n:tensor<4xf32>) outs(%e:tensor<4x12xf32>) dimensions = [1]
  %a = arith.divf %h, %b : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// CHECK: column weight `up.weight` comes out whole: `arith.divf` number 8 of `mlp` takes its part on each chip, but `linalg.reduce` number 6 of `mlp` needs all of it, and no collective leads there [TP118]
// CHECK-NEXT: hint: what reduces over a cut axis, or leaves the function, is needed whole on every chip
