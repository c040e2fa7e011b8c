// RUN: not tp-opt %s -p 'tp-decompose{chips=2 plan="%S/inputs/mlp.json"}' 2>&1 | filecheck %s

// A row weight is contracted twice.

func.func @mlp(%x: tensor<4x8xf32>, %up: tensor<8x12xf32>, %down: tensor<12x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x12xf32>) -> tensor<4x12xf32>
  %h = linalg.matmul ins(%x, %up : tensor<4x8xf32>, tensor<8x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
  %a = math.tanh %h : tensor<4x12xf32>
  %g = tensor.empty() : tensor<4x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%g : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y = linalg.matmul ins(%a, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  %again = linalg.matmul ins(%h, %down : tensor<4x12xf32>, tensor<12x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  %both = arith.addf %y, %again : tensor<4x8xf32>
  func.return %both : tensor<4x8xf32>
}

// CHECK: row weight `down.weight` is contracted 2 times: `linalg.matmul` number 8 of `mlp`, `linalg.matmul` number 7 of `mlp`, expected once [TP115]
// CHECK-NEXT: hint: a rowwise weight leads through views and copies to one matrix product
