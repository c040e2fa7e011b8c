// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// It is not known what a call needs of its operand.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = func.call @other(%h) : (tensor<4x12xf32>) -> tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}
func.func private @other(tensor<4x12xf32>) -> tensor<4x12xf32>

// CHECK: `func.call` number 4 of `mlp` has no rule: it runs other code or has an effect [TP120]
// CHECK-NEXT: hint: inline calls and control flow before the function is decomposed
